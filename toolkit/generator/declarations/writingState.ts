import type ts from 'typescript';
import type {DocComment} from './docs';

/** Deeper than this, the compiler's own text is taken. */
export const MAX_DEPTH = 8;
/** Literals are written out up to this length. */
export const MAX_EXPANDED = 1000;

/** How a type is to be written. */
export type TypeTextOptions = {
  /** What the author wrote; followed as long as it means the type. */
  readonly declared?: ts.TypeNode | undefined;
  /** Leave out `undefined`, for something optional. */
  readonly isOptional?: boolean;
  /** Write out named unions of literals. */
  readonly expandsLiterals?: boolean;
  /** Write out the type itself even when it has a name. */
  readonly expandsSelf?: boolean;
  /** Write `object` for objects without a name: for all, or for those in another. */
  readonly abbreviates?: boolean | 'nested';
};

/** Where the writing of a type is, inside which others. */
export type WritingState = TypeTextOptions & {
  readonly depth: number;
  readonly stack: readonly ts.Symbol[];
  /** In how many objects we are. */
  readonly objects: number;
  readonly order: ReadonlyMap<string, number>;
};

/** Outside everything. */
export const START = {
  depth: 0,
  stack: [],
  objects: 0,
  order: new Map<string, number>(),
};

/** Whether `object` stands for an object here. */
export function isAbbreviated({abbreviates, objects}: WritingState): boolean {
  return abbreviates === true || (abbreviates === 'nested' && objects > 0);
}

/** One level further in. */
export function deeper(state: WritingState): WritingState {
  return {
    ...state,
    depth: state.depth + 1,
    isOptional: false,
    expandsSelf: false,
  };
}

/** Tells the parameters and members that are kept out of what is written. */
export type IsHiddenName = (name: string, docs?: DocComment) => boolean;
