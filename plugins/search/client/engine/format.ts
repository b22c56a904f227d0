/**
 * The files of the index, as `files.ts` of the plugin writes and the engine reads
 * them. Both are JSON with a MiniSearch index inside (see `pack.ts`). What can be
 * worked out again is not stored.
 */
import type {Options} from 'minisearch';
import {toContentTerms, toTerms} from './tokenize';
import type {PackedIndex, PackedRecords} from './pack';

/** Raised with every change of the files or of how words are made. */
export const FORMAT = 5;

/** A page in the first file. */
export type PackedPage = {
  /** Address with base URL. */
  readonly u: string;
  readonly t: string;
  /** Group that the dialog shows it in. */
  readonly g: string;
  /** Section of the site. */
  readonly s: string;
  readonly d?: string;
  /** Page rank. */
  readonly w: number;
  readonly package?: string;
  readonly kind?: string;
  readonly symbols?: readonly string[];
  readonly signature?: string;
};

/** The level of a record that continues the text of the one before. */
export const CONTENT_LEVEL = 7;

export type HeadingsFile = {
  readonly format: number;
  readonly buildId: string;
  readonly kind: 'headings';
  readonly pages: readonly PackedPage[];
  /** Each heading once, in the order in which the pages have them first. */
  readonly headings: readonly string[];
  readonly records: PackedRecords;
  /** Of the pages, then of the headings. */
  readonly index: PackedIndex;
};

export type TextFile = {
  readonly format: number;
  readonly buildId: string;
  readonly kind: 'text';
  /** What newcomers call each page, with commas between, or nothing. */
  readonly keywords: readonly string[];
  /** Text of each record; ids count the records. */
  readonly contents: readonly string[];
  /** Error messages, by record. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly index: PackedIndex;
};

/** What is fetched first; never cached, unlike the files that it names. */
export type Manifest = {
  readonly format: number;
  readonly buildId: string;
  /** Names of the other files. */
  readonly files: {readonly headings: string; readonly text: string};
};

/** What the first index looks at. */
export const headingFields = [
  'title',
  'heading',
  'symbols',
  'members',
  'description',
  'keywords',
] as const;

type HeadingField = (typeof headingFields)[number];

/** What the second index looks at. */
export const textFields = ['content', 'errors', 'keywords'] as const;

type TextField = (typeof textFields)[number];

type Doc<Field extends string> = {readonly id: number} & Readonly<
  Partial<Record<Field, string>>
>;

export const headingOptions: Options<Doc<HeadingField>> = {
  fields: [...headingFields],
  tokenize: toTerms,
  processTerm: (term) => term,
};

export const textOptions: Options<Doc<TextField>> = {
  fields: [...textFields],
  tokenize: toContentTerms,
  processTerm: (term) => term,
};

/** The anchor that the framework gives a heading, for most of them. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
