import type ts from 'typescript';
import type {ApiTypeParameter} from '../../model';
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

type Write<What> = (what: What, state: WritingState) => string;

/**
 * What the writers of names, objects, unions, signatures and nodes ask of one
 * another, since a type holds types of every kind. `TypeText` puts them together.
 */
export type TypeWriter = {
  /** A type inside others, as the state says. */
  readonly write: Write<ts.Type>;
  /** What a type is made of, whether or not it has a name. */
  readonly writeStructure: Write<ts.Type>;
  /** A type as its author wrote it, where that means the type. */
  readonly writeDeclared: (
    declared: ts.TypeNode | undefined,
    type: ts.Type,
    state: WritingState,
  ) => string;
  readonly group: (
    type: ts.Type,
    state: WritingState,
    context: RegExp,
  ) => string;
  /** What the compiler itself writes, without its paths. */
  readonly fallback: (type: ts.Type) => string;
  /** Whether a member is shown: those that are internal are not. */
  readonly isVisible: (property: ts.Symbol) => boolean;
  readonly readTypeParameters: (
    parameters?: readonly ts.TypeParameter[],
  ) => ApiTypeParameter[];
  readonly named: {
    readonly shorter: (
      symbol: ts.Symbol,
      state: WritingState,
      writeOut: (inner: WritingState) => string,
    ) => string;
    readonly writeNamed: (
      symbol: ts.Symbol,
      typeArguments: readonly ts.Type[] | undefined,
      state: WritingState,
    ) => string | undefined;
    readonly writePrivate: (
      symbol: ts.Symbol,
      type: ts.Type,
      state: WritingState,
    ) => string;
  };
  readonly objects: {readonly writeMembers: Write<ts.ObjectType>};
  readonly signatures: {
    readonly writeSignature: (
      signature: ts.Signature,
      name: string | undefined,
      state: WritingState,
    ) => string;
  };
};
