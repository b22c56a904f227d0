/** A section of the documentation, with its pages that are not written yet. */
export type PlannedSection = {
  readonly label: string;
  /** Address of the closest page that is written. */
  readonly to: string;
  /** Addresses without a slash at the end. */
  readonly pages: readonly string[];
};
