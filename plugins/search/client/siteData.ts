/** What dialog and search page show of the site. */
export type SiteData = {
  /** Choices of the section filter besides all, in order. */
  readonly filters: readonly {
    /** As the address of the search page has it. */
    readonly value: string;
    readonly label: string;
    readonly sections: readonly string[];
  }[];
  /** Sections whose pages are posts. */
  readonly postSections: readonly string[];
  /** Pages that the search page leads to, with labels that "the" may precede. */
  readonly starts: readonly {readonly label: string; readonly to: string}[];
  /** Pages that the empty dialog offers, as what one does with their help. */
  readonly tasks: SiteData['starts'];
};
