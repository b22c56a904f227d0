/** Lists of pages for language models, see https://llmstxt.org. */
import path from 'node:path';
import {sidebars} from '../../config/sidebars';
import {listEntries} from '../../config/sidebars/entries';
import {parseKey} from '../../toolkit/model';
import {groupBy} from '../groupBy';
import {loadDocsIndex, type DocPage} from '../docs-index';
import type {Site, Twin} from './readPages';

/** What each sidebar and each folder of other pages is called. */
const GROUPS = [
  {name: 'Guides', sidebar: 'mainSidebar'},
  {name: 'API reference', sidebar: 'apiSidebar'},
  {name: 'Recorder', sidebar: 'recorderSidebar'},
  {name: 'More documentation', folder: 'docs'},
  {name: 'Lessons', folder: 'learn'},
  {name: 'Templates', folder: 'templates'},
  {name: 'Success stories', folder: 'success-stories'},
  {name: 'Experts', folder: 'experts'},
  {name: 'Blog', folder: 'blog'},
];

/** Pages under one heading. */
type Section = {
  readonly group: string;
  readonly heading: string;
  readonly twins: readonly Twin[];
};

/**
 * Characters of a part with the text of many pages. A token of English or of code
 * has three or more, so a part has at most 100,000 tokens.
 */
const PART_LIMIT = 300_000;

/** Files by their path below the output. */
type Files = ReadonlyMap<string, string>;

/** The pages of the documentation in the order of the sidebars, then the others. */
function toSections(
  twins: readonly Twin[],
  docs: readonly DocPage[],
): Section[] {
  const twinsByAddress = new Map(twins.map((twin) => [twin.address, twin]));
  const addresses = new Map(docs.map(({id, address}) => [id, address]));
  const placed = listEntries(sidebars).flatMap(
    ({sidebar, categories, item, docId}) => {
      const twin = twinsByAddress.get(addresses.get(docId ?? '') ?? '');
      // The page of a category begins it.
      const [category = item.type === 'category' ? item.label : ''] =
        categories;
      return twin ? [{sidebar, category, twin}] : [];
    },
  );
  const seen = new Set(placed.map(({twin}) => twin));
  return GROUPS.flatMap(({name, sidebar, folder}) => {
    const own = placed.filter((each) => each.sidebar === sidebar);
    const others = twins.filter(
      (twin) => !seen.has(twin) && twin.address.split('/')[1] === folder,
    );
    return [
      ...[...groupBy(own, ({category}) => category)].map(
        ([category, entries]) => ({
          group: name,
          heading: category ? `${name}: ${category}` : name,
          twins: entries.map(({twin}) => twin),
        }),
      ),
      ...(others.length > 0
        ? [{group: name, heading: name, twins: others}]
        : []),
    ];
  });
}

const toLine =
  (base: string) =>
  ({title, twin, description}: Twin): string =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${base}${twin})${description ? `: ${description}` : ''}`;

/** Texts one after the other, in parts that are not too long. */
function toParts(texts: readonly string[]): string[] {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1) ?? '';
    if (parts.length > 0 && last.length + text.length < PART_LIMIT) {
      parts[parts.length - 1] = `${last}\n\n${text}`;
    } else {
      parts.push(text);
    }
  }
  return parts;
}

/** Pages of a package: those in its folder, and those that document its exports. */
function listPackages(
  twins: readonly Twin[],
  docs: readonly DocPage[],
): ReadonlyMap<string, readonly Twin[]> {
  const packagesOf = new Map(
    docs.map(({address, api}) => [
      address,
      new Set(api.map((key) => parseKey(key).packageName)),
    ]),
  );
  const names = new Set([...packagesOf.values()].flatMap((own) => [...own]));
  return new Map(
    [...names].sort().map((name) => {
      const folder = `/docs/${path.posix.basename(name)}/`;
      return [
        name,
        twins.filter(
          ({address}) =>
            address.startsWith(folder) || packagesOf.get(address)?.has(name),
        ),
      ];
    }),
  );
}

/**
 * Makes the lists: `llms.txt` of all pages, one for each package, and all texts in
 * parts below `llms-full/`, which `llms-full.txt` names.
 */
export async function makeLists(
  twins: readonly Twin[],
  {siteDir, url, baseUrl, title, tagline}: Site,
): Promise<Files> {
  const {pages} = await loadDocsIndex(path.join(siteDir, 'docs'));
  const base = url + baseUrl.replace(/\/$/, '');
  const sections = toSections(twins, pages);
  const files = new Map<string, string>();
  const links: string[] = [];
  for (const [group, own] of groupBy(sections, (each) => each.group)) {
    const texts = own.flatMap((section) =>
      section.twins.map(({markdown}) => markdown),
    );
    const name = group.toLowerCase().replace(/ /g, '-');
    toParts(texts).forEach((part, index, parts) => {
      const file = `llms-full/${name}-${index + 1}.txt`;
      files.set(file, part);
      links.push(
        `- [${group}, part ${index + 1} of ${parts.length}](${base}/${file})`,
      );
    });
  }
  const packages = listPackages(twins, pages);
  const packageLinks = [...packages].map(([name, own]) => {
    const file = `docs/${path.posix.basename(name)}/llms.txt`;
    files.set(
      file,
      [`# ${name}`, own.map(toLine(base)).join('\n'), ''].join('\n\n'),
    );
    return `- [${name}](${base}/${file}): ${own.length} pages`;
  });
  const body = sections.flatMap((section) => [
    `## ${section.heading}`,
    section.twins.map(toLine(base)).join('\n'),
  ]);
  files.set(
    'llms-full.txt',
    [
      `# ${title}: the text of all pages`,
      `> ${links.length} parts in the order of the sidebars, each of at most 100,000 tokens.`,
      links.join('\n'),
      '',
    ].join('\n\n'),
  );
  const pageLines = body.join('\n\n');
  files.set(
    'llms.txt',
    [
      `# ${title}`,
      `> ${tagline}`,
      `Every page is here as Markdown, a line each. Add \`.md\` to the address of a page to get it. The ${twins.length} lines have about ${Math.ceil(pageLines.length / 1000)},000 characters, so shorter lists come first.`,
      `Send [the system prompt](${base}/docs/ai/system-prompt.txt) to a model that writes compositions.`,
      '## By package',
      packageLinks.join('\n'),
      '## The text of all pages',
      links.join('\n'),
      pageLines,
      '',
    ].join('\n\n'),
  );
  return files;
}
