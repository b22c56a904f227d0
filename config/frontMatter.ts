import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {ParseFrontMatter} from '@docusaurus/types';
import {lessonSchema, storySchema} from './posts';
import {findRepeatedTerm, SEARCH_TERMS} from './searchTerms';
import {worksInSchema} from './worksIn';

/** Longest description that search engines and cards show in full. */
const DESCRIPTION_LIMIT = 160;

const text = Joi.string()
  .trim()
  .pattern(/^[^<>]*$/, 'text without markup');

const title = Joi.string().trim().required();
const description = text.max(DESCRIPTION_LIMIT).required();
const slug = Joi.string().pattern(/^\/?[a-z0-9][a-z0-9/-]*$|^\/$/, 'address');
const command = Joi.string().pattern(
  /^(?:remotion|create-video)(?: [a-z]+)*$/,
  'command such as remotion render',
);

/** An entry point that stands for many has a placeholder, such as {FontName}. */
const specifier = Joi.string().pattern(
  /^(?:@[a-z0-9-]+\/)?[a-z0-9-]+(?:\/(?:[a-z0-9/-]+|\{\w+\}))?#[A-Za-z_][\w.]*$/,
  'specifier#symbol',
);

const searchTerms = text
  .pattern(SEARCH_TERMS, 'words with ", " between')
  .custom((value: string, helpers) => {
    const term = findRepeatedTerm(value);
    return term === undefined ? value : helpers.error('terms.repeated', {term});
  })
  .messages({'terms.repeated': '{{#label}} has "{{#term}}" twice'});

/** How a guide says that it cannot be followed; its reason comes behind. */
export const NOT_FOLLOWED = 'not, because ';

const post = {
  title,
  description,
  slug: slug.required(),
  authors: Joi.array().items(Joi.string()).min(1).required(),
  draft: Joi.boolean(),
  keywords: Joi.array().items(text).min(1),
  search_terms: searchTerms,
};

const schemas = {
  docs: Joi.object({
    title,
    description,
    api: Joi.alternatives(specifier, Joi.array().items(specifier).min(1)),
    command: Joi.alternatives(command, Joi.array().items(command).min(1)),
    works_in: worksInSchema,
    // Where the check of guides starts: see trials/README.md.
    follows: Joi.alternatives(
      Joi.string().pattern(/^[a-z][a-z0-9/-]+$/, 'project or page'),
      Joi.string().pattern(
        new RegExp(`^${NOT_FOLLOWED}.{10,}$`),
        `"${NOT_FOLLOWED}" and a reason`,
      ),
    ),
    api_exempt: Joi.object().pattern(Joi.string(), Joi.string().min(10)),
    sidebar_label: Joi.string(),
    slug,
    keywords: Joi.array().items(text).min(1),
    search_terms: searchTerms,
  }),
  posts: Joi.object(post),
  lessons: Joi.object({...post, lesson: lessonSchema.required()}),
  stories: Joi.object({...post, story: storySchema.required()}),
  pages: Joi.object({title, description, keywords: Joi.array().items(text)}),
  partials: Joi.object({}),
} as const;

type PageType = keyof typeof schemas;

const typeOfFolder: Readonly<Record<string, PageType>> = {
  docs: 'docs',
  blog: 'posts',
  learn: 'lessons',
  'success-stories': 'stories',
  src: 'pages',
};

const remedies: Readonly<Record<string, string>> = {
  'any.required': 'add it to the front matter',
  'object.unknown': 'remove it, or correct its name',
  'string.max': 'shorten it',
  'string.empty': 'give it a value',
  'terms.repeated': 'remove one of the two',
  'date.future': 'correct it, or add "draft: true" until that day',
};

/**
 * Files and folders with a leading underscore hold parts of pages, which have no
 * address and no title of their own.
 */
const PARTIAL = /^(?:docs|learn|src\/pages)\/(?:.*\/)?_/;

/** Line of a front matter key in the file, counted from 1; 1 if absent. */
function lineOf(content: string, key: string): number {
  const lines = content.split('\n');
  const end = lines.findIndex((line, at) => at > 0 && line.startsWith('---'));
  const index = lines
    .slice(0, end === -1 ? undefined : end)
    .findIndex((line) => line.startsWith(`${key}:`));
  return index + 1 || 1;
}

/** The date in the name of a post's file. */
const POST_DATE = /^(?:blog|learn|success-stories)\/(\d{4}-\d{2}-\d{2})-/;

/** Gives the date where a day begins first, so that nobody's today is in the future. */
const latestDate = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Pacific/Kiritimati',
});

/**
 * Checks the front matter of one content file against the schema of its
 * folder: required fields, types, lengths, and no unknown keys.
 *
 * @param file path relative to the site, with forward slashes
 * @throws Error with file, line, field, value and remedy of each problem
 */
export function checkFrontMatter(
  file: string,
  content: string,
  frontMatter: Readonly<Record<string, unknown>>,
): void {
  const type = PARTIAL.test(file)
    ? 'partials'
    : typeOfFolder[file.split('/')[0] ?? ''];
  if (!type) {
    return;
  }
  const {error} = schemas[type].validate(frontMatter, {
    abortEarly: false,
    convert: false,
  });
  const details = [...(error?.details ?? [])];
  // The validator copies the object, which loses an own key of this name.
  if (Object.hasOwn(frontMatter, '__proto__')) {
    details.push({
      message: '"__proto__" is not allowed',
      path: ['__proto__'],
      type: 'object.unknown',
    });
  }
  const date = POST_DATE.exec(file)?.[1] ?? '';
  if (date > latestDate.format() && frontMatter.draft !== true) {
    details.push({
      message: `the date in the name of the file, ${date}, is in the future`,
      path: [],
      type: 'date.future',
    });
  }
  if (details.length === 0) {
    return;
  }
  const problems = details.map(({message, path: field, type: kind}) => {
    const key = String(field[0] ?? '');
    const value = frontMatter[key];
    const given =
      value === undefined ? '' : ` (given: ${JSON.stringify(value)})`;
    const remedy =
      remedies[kind] ?? 'see content types in config/frontMatter.ts';
    return `${file}:${lineOf(content, key)}: ${message}${given}; ${remedy}.`;
  });
  throw new Error(`Invalid front matter:\n${problems.join('\n')}`);
}

/**
 * Hook of the framework: parses as usual, then checks what was parsed. Search
 * terms, where a thing works and what a guide follows go no further: browsers load
 * the front matter of a page, and what needs these reads the file.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const file = path
      .relative(siteDir, params.filePath)
      .split(path.sep)
      .join('/');
    let result;
    try {
      result = await params.defaultParseFrontMatter(params);
    } catch (error) {
      throw new Error(
        `Invalid front matter in ${file}: it is not valid YAML. Check quotes, colons and tabs near the line named below.`,
        {cause: error},
      );
    }
    checkFrontMatter(file, params.fileContent, result.frontMatter);
    // The framework hands out a copy of what it has read.
    delete result.frontMatter.search_terms;
    delete result.frontMatter.works_in;
    delete result.frontMatter.follows;
    return result;
  };
}
