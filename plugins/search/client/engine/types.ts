/** Shapes that the build, the engine and the client share. */

/** What ranks the pages of a section of the site. */
export type SectionRules = {
  /** How much its pages fit a question in plain words; 1 where it is not given. */
  readonly taskFactor?: number;
  /** It gives way to other sections for somebody who asks. */
  readonly isReference?: boolean;
  /** What its pages have at the end of their titles beside the name. */
  readonly titleSuffix?: string;
};

/** What the engine knows of the site that it searches, besides its index. */
export type Vocabulary = {
  /**
   * Words that mean the same here. A group is a list of words or short phrases; a
   * query with one of them also finds the others, at less weight. Plurals and -ing
   * forms need no entry, see `stem`.
   */
  readonly synonyms: readonly (readonly string[])[];
  /** Words that stand for each other in names that somebody guesses. */
  readonly nameParts: readonly (readonly string[])[];
  /** What the site documents, as texts name it. */
  readonly product: string;
  /** Name of its command and of its main package. */
  readonly program: string;
  /** Commands before the name of a package, besides those of package managers. */
  readonly installCommands: readonly string[];
  /** How the titles of pages begin that explain a term. */
  readonly termPrefix: string;
  /** By the name of the section. */
  readonly sections: Readonly<Record<string, SectionRules>>;
};

export const hierarchyLevels = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const;

type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Group, page title and the headings down to what the record is about. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** Whether a value of unknown origin has fields to look at. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value of unknown origin is a list of texts. */
export function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((text) => typeof text === 'string')
  );
}

/** What a record is about: a heading of this level, or text below one. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** What the API model says about a page of the reference. */
export type ApiRecordFacts = {
  /** Package of the page's main export, or that ships its command. */
  readonly package: string;
  /** `function`, `component`, `command` … */
  readonly kind: string;
  /** Exports or the command that the page documents, the main one first. */
  readonly symbols: readonly string[];
  /** How the main export is called, on one line. */
  readonly signature?: string;
  /** Options, props, methods and values that have no heading of their own. */
  readonly members: readonly string[];
  /** Flags of the command. */
  readonly flags: readonly string[];
};

/** A record in the shape of DocSearch, with facts of the API model. */
export type SearchRecord = {
  readonly objectID: string;
  readonly hierarchy: Hierarchy;
  /** Text below the heading, up to the next one. */
  readonly content: string | null;
  readonly anchor: string | null;
  /** Absolute path with base URL, and the anchor. */
  readonly url: string;
  readonly type: RecordType;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly weight: {
    /** By kind of page; higher is better. */
    readonly pageRank: number;
    /** By depth: 100 for a page, less for each level of heading. */
    readonly level: number;
    /** Place on the page. */
    readonly position: number;
  };
  /** The part of the site that the page belongs to, for the section filter. */
  readonly section: string;
  /** What the page says of itself; on the record of the page only. */
  readonly description?: string;
  /** What newcomers call it; on the record of the page only. */
  readonly keywords?: string;
  /** Last part of the address that has words of its own; on the record of the page. */
  readonly slug?: string;
  /** Error messages that the text explains, and what a sample says is printed. */
  readonly errors?: readonly string[];
} & Partial<ApiRecordFacts>;
