import * as z from 'zod';
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

const usd = z.number().positive();

/** A thing or a person that may have an address. */
const named = z
  .strictObject({name: label, url: httpsUrl.optional()})
  .readonly();

/** A link; each list says of which types. */
const link = z.strictObject({type: z.string(), url: httpsUrl});

/** What newcomers call an entry; only the search index has it. */
const searchTerms = z
  .string()
  .regex(SEARCH_TERMS, 'must be words with ", " between')
  .refine(
    (value) => findRepeatedTerm(value) === undefined,
    'must have each word once',
  );

/** A free starter template, shown at /templates/{slug}/. */
export const templateSchema = z
  .strictObject({
    slug,
    name: label,
    tagline: line,
    description: paragraph,
    searchTerms: searchTerms.optional(),
    technologies: z.array(label).min(1).readonly(),
    /** The flag that selects the template in `npx create-video@latest`. */
    flag: z
      .string()
      .regex(
        /^--[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'must be a command line flag, such as "--hello-world"',
      ),
    repository: httpsUrl,
    /** A deployed copy that can be tried without installing anything. */
    previewUrl: httpsUrl.optional(),
    /** What the project contains on the first day. */
    startsWith: z.array(line).min(3).max(5).readonly(),
    /** What has to be done before the first render. */
    setupNotes: z.array(plainText.max(200)).min(1).readonly().optional(),
    /** Whether the template stands in the row on the home page. */
    featured: z.boolean(),
    relatedDocs: z
      .array(z.strictObject({label, to: docsPath}).readonly())
      .min(1)
      .readonly()
      .optional(),
  })
  .readonly();

/** A template that is sold in the store. */
export const paidTemplateSchema = z
  .strictObject({
    slug,
    name: label,
    tagline: line,
    description: paragraph,
    url: httpsUrl,
    previewUrl: httpsUrl.optional(),
  })
  .readonly();

/** A freelancer in the directory, shown at /experts/{slug}/. */
export const expertSchema = z
  .strictObject({
    slug,
    name: label,
    listedSince: isoDate,
    focus: z.array(label).min(1).readonly(),
    about: paragraph,
    built: z.array(named).min(1).readonly(),
    links: z
      .array(
        link
          .extend({type: z.enum(['website', 'x', 'github', 'linkedin'])})
          .readonly(),
      )
      .min(1)
      .readonly(),
    /** Whether the expert can be booked for a video call. */
    offersCall: z.boolean(),
  })
  .readonly();

/** A product or campaign on the showcase page. */
export const showcaseEntrySchema = z
  .strictObject({
    name: label,
    /** A short category, such as 'Year in review'. */
    kind: plainText.max(30),
    description: plainText.max(240),
    author: named.optional(),
    width: pixels,
    height: pixels,
    submitted: isoDate,
    links: z
      .array(
        link
          .extend({
            type: z.enum(['video', 'source_code', 'website', 'tutorial']),
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();

/** A member of the company's team. */
export const teamMemberSchema = z
  .strictObject({
    name: label,
    role: label,
    bio: paragraph,
    links: z
      .array(
        link.extend({type: z.enum(['x', 'github', 'linkedin'])}).readonly(),
      )
      .min(1)
      .readonly(),
  })
  .readonly();

/** A step in the history of the company. */
export const milestoneSchema = z
  .strictObject({
    /** As it is shown: a day, a month, a season or a year. */
    date: plainText.max(20),
    text: plainText.max(160),
  })
  .readonly();

/**
 * A license plan.
 * @public knip does not look into src/types/generated.d.ts, which names it
 */
export const planSchema = z
  .strictObject({
    slug,
    name: label,
    for: line,
    priceLines: z.array(line).min(1).readonly(),
    includes: z.array(line).min(1).readonly(),
  })
  .readonly();

/** What one thing costs under the company license. */
export const unitPriceSchema = z
  .strictObject({
    slug,
    /** The thing that is counted. */
    singular: label,
    plural: label,
    priceUsd: usd,
    /** How many of the thing the price covers. */
    quantity: z.int().positive(),
    /** The smallest number of priced units that can be bought. */
    minimumUnits: z.int().nonnegative(),
  })
  .readonly();

/** An angel investor. */
export const investorSchema = z
  .strictObject({
    name: label,
    /** Company, product or publication. */
    knownFor: label,
  })
  .readonly();

/**
 * A figure about the size of the community.
 * @public knip does not look into src/types/generated.d.ts, which names it
 */
export const communityNumberSchema = z
  .strictObject({slug, value: z.int().positive(), label})
  .readonly();

/**
 * A company in the trusted-by row.
 * @public knip does not look into src/types/generated.d.ts, which names it
 */
export const trustedBySchema = z.strictObject({slug, name: label}).readonly();

/** A free starter template. */
export type Template = z.infer<typeof templateSchema>;
/** A template that is sold in the store. */
export type PaidTemplate = z.infer<typeof paidTemplateSchema>;
/** A freelancer in the directory. */
export type Expert = z.infer<typeof expertSchema>;
/** A product or campaign on the showcase page. */
export type ShowcaseEntry = z.infer<typeof showcaseEntrySchema>;
/** A member of the company's team. */
export type TeamMember = z.infer<typeof teamMemberSchema>;
/** A step in the history of the company. */
export type Milestone = z.infer<typeof milestoneSchema>;
/**
 * A license plan.
 * @public knip does not look into src/types/generated.d.ts, which names it
 */
export type Plan = z.infer<typeof planSchema>;
/** What one thing costs under the company license. */
export type UnitPrice = z.infer<typeof unitPriceSchema>;
/** An angel investor. */
export type Investor = z.infer<typeof investorSchema>;
/**
 * A figure about the size of the community.
 * @public knip does not look into src/types/generated.d.ts, which names it
 */
export type CommunityNumber = z.infer<typeof communityNumberSchema>;
/**
 * A company in the trusted-by row.
 * @public knip does not look into src/types/generated.d.ts, which names it
 */
export type TrustedBy = z.infer<typeof trustedBySchema>;

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value);
}
