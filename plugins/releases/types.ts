/** A name that a release brought, changed or removed. */
export type ReleaseLine = {
  readonly name: string;
  /** Address of what documents it. */
  readonly href?: string;
  /** What changed, with code in backticks. */
  readonly text?: string;
};

/** What a release did to a package. */
export type ReleasePackage = {
  readonly name: string;
  readonly sections: readonly {
    readonly title: 'Added' | 'Changed' | 'Deprecated' | 'Removed';
    readonly lines: readonly ReleaseLine[];
  }[];
};

/** What a release did, by package. */
export type IndexedRelease = {
  readonly version: string;
  readonly packages: readonly ReleasePackage[];
};
