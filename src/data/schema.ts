import * as z from 'zod';
import {EXPERT_FIELDS} from './expertFields';
import {findRepeatedTerm, SEARCH_TERMS} from '../../config/searchTerms';

// The rules for every list in this folder. The modules here run at build time
// only; pages receive the parsed lists as JSON and import nothing but types.

/** An absolute address that starts with http:// or https://, nothing else. */
export const httpsUrl = z
  .string()
  .refine(isWebAddress, 'must be an absolute http or https address');

/** A kebab-case name that can stand in an address. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be kebab-case, such as "hello-world"',
  );

/** One line of text without markup or stray spaces. */
export const plainText = z
  .string()
  .min(1)
  .refine(
    (value) => value === value.trim(),
    'must not start or end with a space',
  )
  .refine(
    (value) => !/[<>]/.test(value),
    'must be plain text, without < and > (no HTML)',
  )
  .refine(
    (value) => !/[\r\n\t]| {2}/.test(value.trim()),
    'must be one line, without tabs or double spaces',
  );

/** A name or label. */
const label = plainText.max(60);

/** One sentence fragment, such as the line under a title. */
const line = plainText.max(120);

/** A few sentences. */
const paragraph = plainText.max(600);

/** An address of a documentation page on this site. */
const docsPath = z
  .string()
  .regex(
    /^\/docs\/(?:[a-z0-9-]+\/?)*$/,
    'must be a path under /docs/, such as "/docs/player/"',
  );

const isoDate = z.iso.date('must be a date such as 2025-06-03');

const pixels = z.int().positive();

/** Exactly these fields, which nothing changes later. */
function entry<T extends z.ZodRawShape>(
  fields: T,
): z.ZodReadonly<z.ZodObject<T, z.core.$strict>> {
  return z.strictObject(fields).readonly();
}

/** One or more. */
function some<T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>> {
  return z.array(item).min(1).readonly();
}

/** A thing or a person that may have an address. */
const named = entry({name: label, url: httpsUrl.optional()});

/** Addresses of a person by what they lead to, in the order of the page. */
const personLinks = z
  .partialRecord(z.enum(['website', 'x', 'github', 'linkedin']), httpsUrl)
  .refine((links) => Object.keys(links).length > 0, 'must have a link')
  .readonly();

/** What newcomers call an entry; only the search index has it. */
const searchTerms = z
  .string()
  .regex(SEARCH_TERMS, 'must be words with ", " between')
  .refine(
    (value) => findRepeatedTerm(value) === undefined,
    'must have each word once',
  );

/** What a template can be for, in the order of the filter. */
export const TEMPLATE_PURPOSES = [
  'First steps',
  'Video apps',
  'Rendering on request',
  'Social media',
  'Music and podcasts',
  'Motion graphics',
  'Developer content',
] as const;

/** A free starter template, shown at /templates/{slug}/. */
export const templateSchema = entry({
  slug,
  name: label,
  tagline: line,
  description: paragraph,
  searchTerms: searchTerms.optional(),
  /** What it is for; the list of templates can be filtered by it. */
  purposes: some(
    z.enum(TEMPLATE_PURPOSES, {
      error: `must be one of: ${TEMPLATE_PURPOSES.join(', ')}`,
    }),
  ),
  /** The composition of `examples/` that shows what it makes. */
  example: z
    .string()
    .regex(
      /^[A-Z][A-Za-z0-9]*$/,
      'must be the name of a file in examples/, such as "TemplateHelloWorld"',
    ),
  technologies: some(label),
  repository: httpsUrl,
  /** A deployed copy that can be tried without installing anything. */
  previewUrl: httpsUrl.optional(),
  /** What the project contains on the first day. */
  startsWith: z.array(line).min(3).max(5).readonly(),
  /** What has to be done before the first render; backticks mark code. */
  setupNotes: some(plainText.max(200)).optional(),
  /** Whether the template stands in the row on the home page. */
  featured: z.boolean(),
  relatedDocs: some(entry({label, to: docsPath})).optional(),
});
export type Template = z.infer<typeof templateSchema>;

/** A template that is sold in the store. */
export const paidTemplateSchema = entry({
  slug,
  name: label,
  tagline: line,
  description: paragraph,
  url: httpsUrl,
  previewUrl: httpsUrl.optional(),
});
export type PaidTemplate = z.infer<typeof paidTemplateSchema>;

/** A freelancer in the directory, shown at /experts/{slug}/. */
export const expertSchema = entry({
  slug,
  name: label,
  listedSince: isoDate,
  /** In the expert's own words. */
  focus: some(label),
  /** Where the filter of the list finds the expert. */
  fields: some(z.enum(EXPERT_FIELDS)),
  about: paragraph,
  built: some(named),
  links: personLinks,
  /** Whether the expert can be booked for a video call. */
  offersCall: z.boolean(),
});
export type Expert = z.infer<typeof expertSchema>;

/** A product or campaign on the showcase page. */
export const showcaseEntrySchema = entry({
  name: plainText.max(80),
  /** A short category, such as 'Year in review'. */
  kind: plainText.max(30),
  description: plainText.max(280),
  author: named.optional(),
  width: pixels,
  height: pixels,
  /** In the order of the page, which a record of an enumeration would lose. */
  links: z
    .record(
      z.string().regex(/^(?:video|source_code|website|tutorial)$/),
      httpsUrl,
    )
    .readonly(),
});
export type ShowcaseEntry = z.infer<typeof showcaseEntrySchema>;

/** A member of the company's team. */
export const teamMemberSchema = entry({
  name: label,
  role: label,
  bio: paragraph,
  links: personLinks,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** A step in the history of the company. */
export const milestoneSchema = entry({
  /** As it is shown: a day, a month, a season or a year. */
  date: plainText.max(20),
  text: plainText.max(160),
});
export type Milestone = z.infer<typeof milestoneSchema>;

/** A license plan. */
export const planSchema = entry({
  slug,
  name: label,
  for: line,
  priceLines: some(line),
  includes: some(line),
  /** Where the plan begins, on this site or outside. */
  action: entry({label, to: z.string()}),
});

/** An angel investor. */
export const investorSchema = entry({
  name: label,
  /** Company, product or publication. */
  knownFor: label,
});
export type Investor = z.infer<typeof investorSchema>;

/** A figure about the size of the community. */
export const communityNumberSchema = entry({
  slug,
  value: z.int().positive(),
  label,
});

/** A company in the trusted-by row. */
export const trustedBySchema = entry({slug, name: label});

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value);
}
