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

/** Adds what one piece of code reads to what another one reads. */
export function addInputs(into: Inputs, from: Inputs): void {
  from.flags.forEach((flag) => into.flags.add(flag));
  from.options.forEach((key) => into.options.add(key));
  from.settings.forEach((setting) => into.settings.add(setting));
}
