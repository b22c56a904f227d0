/** What a piece of code reads, itself and through what it calls. */
export type Reads = {
  readonly flags: Set<string>;
  readonly options: Set<string>;
  /** Stored settings. */
  readonly settings: Set<string>;
};

/** Reads of nothing yet. */
export function newReads(): Reads {
  return {flags: new Set(), options: new Set(), settings: new Set()};
}

/** Adds what one piece of code reads to what another does. */
export function merge(into: Reads, from: Reads): void {
  from.flags.forEach((flag) => into.flags.add(flag));
  from.options.forEach((key) => into.options.add(key));
  from.settings.forEach((setting) => into.settings.add(setting));
}
