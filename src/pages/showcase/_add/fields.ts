/** A field of the form, under the name that its value has in the form. */
export type Field = {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** Most characters. */
  readonly limit: number;
  readonly isOptional?: boolean;
  readonly type: 'line' | 'text' | 'pixels' | 'address';
};

export type Name =
  | 'title'
  | 'kind'
  | 'description'
  | 'author'
  | 'authorUrl'
  | 'width'
  | 'height'
  | LinkName;

/** Links of an entry, in the order in which the list has them. */
export const LINK_NAMES = [
  'video',
  'source_code',
  'website',
  'tutorial',
] as const;
type LinkName = (typeof LINK_NAMES)[number];

/** What was typed. */
export type Values = Readonly<Record<Name, string>>;

/** Longest address, in characters. */
const ADDRESS_LIMIT = 300;

/** The fields of the form, in their order. */
export const FIELDS: readonly Field[] = [
  {
    name: 'title',
    label: 'Title',
    hint: 'No emoji, and not all in capitals.',
    limit: 80,
    type: 'line',
  },
  {
    name: 'kind',
    label: 'Kind',
    hint: 'Such as “Year in review” or “Captions”. It decides which picture the card has.',
    limit: 30,
    type: 'line',
  },
  {
    name: 'description',
    label: 'Description',
    hint: 'Neutral words that say how you used Remotion.',
    limit: 280,
    type: 'text',
  },
  {name: 'author', label: 'Made by', limit: 60, type: 'line'},
  {
    name: 'authorUrl',
    label: 'Address of the maker',
    limit: ADDRESS_LIMIT,
    isOptional: true,
    type: 'address',
  },
  {name: 'width', label: 'Width in pixels', limit: 4, type: 'pixels'},
  {name: 'height', label: 'Height in pixels', limit: 4, type: 'pixels'},
  {
    name: 'video',
    label: 'Link to the video',
    hint: 'Where you published it first.',
    limit: ADDRESS_LIMIT,
    isOptional: true,
    type: 'address',
  },
  {
    name: 'source_code',
    label: 'Link to the source code',
    limit: ADDRESS_LIMIT,
    isOptional: true,
    type: 'address',
  },
  {
    name: 'website',
    label: 'Link to the website',
    limit: ADDRESS_LIMIT,
    isOptional: true,
    type: 'address',
  },
  {
    name: 'tutorial',
    label: 'Link to a tutorial',
    limit: ADDRESS_LIMIT,
    isOptional: true,
    type: 'address',
  },
];

/** A form in which nothing was typed. */
export const EMPTY: Values = {
  title: '',
  kind: '',
  description: '',
  author: '',
  authorUrl: '',
  width: '1920',
  height: '1080',
  video: '',
  source_code: '',
  website: '',
  tutorial: '',
};
