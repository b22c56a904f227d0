import type {ApiKind} from '../../toolkit/model';

/** One line of the API overview. */
export type IndexedExport = {
  readonly name: string;
  readonly kind: ApiKind | 'command' | 'rule';
  /** Address of the page that explains it, once there is one. */
  readonly href?: string;
  /** What that page says of itself, on the line of what it is mainly about. */
  readonly description?: string;
};

/** A package of the API overview. */
export type IndexedPackage = {
  readonly name: string;
  readonly purpose: string;
  readonly exports: readonly IndexedExport[];
};

/** Packages with a common purpose. */
export type IndexedGroup = {
  readonly title: string;
  readonly packages: readonly IndexedPackage[];
};
