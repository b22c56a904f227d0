import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {
  ApiRecordFacts,
  SectionRules,
  Vocabulary,
} from './client/engine/types';
import type {SiteData} from './client/siteData';
import type {ReadingRules} from './readPassages';

/** A section of the site: pages of one kind. */
export type Section = SectionRules & {
  /** Name of the group of results, for pages without a category of their own. */
  readonly group: string;
  /** First folder of the addresses of its pages, where that tells them. */
  readonly folder?: string;
  /** How much a page is worth, all else being equal, up to 100. */
  readonly rank: number;
  /** Its pages are posts. */
  readonly isPosts?: boolean;
  /** The address of a page has no words that its title has not. */
  readonly repeatsTitle?: boolean;
};

/** A page that is no content file. Its search terms are what newcomers call it. */
export type ListedPage = {
  /** Below the base of the site, with slashes at both ends. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly searchTerms?: string | undefined;
};

/** What a page of the documentation says of itself in its front matter. */
export type DocFields = {
  /** Exports that it documents, such as `package#name`. */
  readonly api: readonly string[];
  /** Commands that it documents. */
  readonly commands: readonly string[];
  /** The sidebar that it is in. */
  readonly sidebar?: string | undefined;
};

/** Options of the plugin: what it knows of the site. */
export type Options = {
  /** By name, which is the value of the facet `section`. */
  readonly sections: Readonly<Record<string, Section>>;
  /** The section of pages that are in no folder of another one. */
  readonly otherSection: string;
  /** Tells the section of a page of the documentation, and what it documents. */
  readonly describeDoc: (doc: DocFields) => {
    readonly section: string;
    readonly api?: ApiRecordFacts | undefined;
  };
  /** Pages that are no content files. */
  readonly pages: readonly ListedPage[];
  /** Folders of posts, which are also their addresses. */
  readonly postFolders: readonly string[];
  /** Paths of pages that are no results. */
  readonly leftOut: RegExp;
  /** Paths of pages that only list others, which have records of their own. */
  readonly lists: RegExp;
  /** Paths of overviews, which are worth less than the pages that they name. */
  readonly overviews: readonly string[];
  readonly reading: ReadingRules;
  readonly vocabulary: Omit<Vocabulary, 'sections'>;
  readonly filters: SiteData['filters'];
  readonly starts: SiteData['starts'];
  readonly tasks: SiteData['tasks'];
};

/** What the engine in the browser is told. */
export function vocabularyOf({vocabulary, sections}: Options): Vocabulary {
  return {
    ...vocabulary,
    sections: Object.fromEntries(
      Object.entries(sections).map(
        ([name, {taskFactor, isReference, titleSuffix}]) => [
          name,
          {taskFactor, isReference, titleSuffix},
        ],
      ),
    ),
  };
}

const text = Joi.string().required();
const texts = Joi.array().items(Joi.string()).required();
const pattern = Joi.object()
  .instance(RegExp)
  .required()
  .messages({'*': '{{#label}} must be a regular expression'});
const record = (value: Joi.Schema): Joi.Schema =>
  Joi.object().pattern(Joi.string(), value).required();
const list = (fields: Joi.SchemaMap): Joi.Schema =>
  Joi.array().items(Joi.object(fields)).required();

/** A path below the base of the site. */
const sitePath = Joi.string()
  .pattern(/^\/(?:[^?#\s]*\/)?$/)
  .required()
  .messages({
    'string.pattern.base':
      '{{#label}} is "{{#value}}"; it must be a path with slashes at both ends, such as "/search/"',
  });

const group = Joi.array()
  .items(
    Joi.string().lowercase().messages({
      'string.lowercase': '{{#label}} is "{{#value}}"; write it in lower case',
    }),
  )
  .unique()
  .min(2)
  // More would not fit into a group of the hosted index.
  .max(20);

const schema = Joi.object<Options>({
  sections: record(
    Joi.object({
      group: text,
      folder: Joi.string(),
      rank: Joi.number().min(0).max(100).required(),
      taskFactor: Joi.number().positive(),
      isReference: Joi.boolean(),
      titleSuffix: Joi.string(),
      isPosts: Joi.boolean(),
      repeatsTitle: Joi.boolean(),
    }),
  ),
  otherSection: text,
  describeDoc: Joi.function().required(),
  pages: list({
    path: sitePath,
    title: text,
    description: text,
    searchTerms: Joi.string(),
  }),
  postFolders: texts,
  leftOut: pattern,
  lists: pattern,
  overviews: Joi.array().items(sitePath).required(),
  reading: Joi.object({
    linkLists: pattern,
    skippedLinks: pattern,
    skippedClasses: pattern,
    figureAttribute: text,
  }).required(),
  vocabulary: Joi.object({
    synonyms: Joi.array().items(group).required(),
    nameParts: Joi.array().items(group).required(),
    product: text,
    program: text,
    installCommands: texts,
    termPrefix: text,
  }).required(),
  filters: list({value: text, label: text, sections: texts}),
  starts: list({label: text, to: sitePath}),
  tasks: list({label: text, to: sitePath}),
});

/**
 * Checks the options.
 *
 * @throws Error naming the option and what it must be
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
