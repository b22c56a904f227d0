/** What a piece of code reads of what a user can set, itself and through what it calls. */
export type Inputs = {
  readonly flags: Set<string>;
  readonly options: Set<string>;
  /** Stored settings. */
  readonly settings: Set<string>;
};

/** Inputs of code that reads nothing yet. */
export function noInputs(): Inputs {
  return {flags: new Set(), options: new Set(), settings: new Set()};
}
