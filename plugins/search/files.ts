/** Makes the files of the index from records. */
import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import {
  CONTENT_LEVEL,
  FORMAT,
  headingOptions,
  textOptions,
  usualAnchor,
  type HeadingsFile,
  type Manifest,
  type PackedPage,
  type TextFile,
} from './client/engine/format';
import {packIndex, packRecords, type RecordPlace} from './client/engine/pack';
import {hierarchyLevels, type SearchRecord} from './client/engine/types';

/** A file to write, by name. */
export type IndexFiles = ReadonlyMap<string, string>;

/**
 * Search terms of a page in the first file, whose bytes a visitor waits for. The
 * text has all of them.
 */
const FIRST_TERMS = 12;

const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

const pageUrlOf = ({url}: SearchRecord): string => url.split('#')[0] ?? url;

/** Level of the heading above a record, and the heading. */
function headingOf({hierarchy}: SearchRecord): [level: number, text: string] {
  const level = hierarchyLevels.findLastIndex((key) => hierarchy[key] !== null);
  const key = hierarchyLevels[level] ?? 'lvl1';
  return [level, hierarchy[key] ?? ''];
}

function packPage(record: SearchRecord): PackedPage {
  const {hierarchy, section, weight} = record;
  return {
    u: record.url,
    t: hierarchy.lvl1 ?? '',
    g: hierarchy.lvl0 ?? '',
    s: section,
    ...(record.description && {d: record.description}),
    w: Math.round(weight.pageRank),
    ...(record.package && {package: record.package}),
    ...(record.kind && {kind: record.kind}),
    ...(record.symbols && {symbols: record.symbols}),
    ...(record.signature && {signature: record.signature}),
  };
}

function makeHeadings(
  records: readonly SearchRecord[],
): Omit<HeadingsFile, 'buildId'> {
  const pages: PackedPage[] = [];
  const headings = new Map<string, number>();
  const places: RecordPlace[] = [];
  const titles = records.filter(({type}) => type === 'lvl1');
  const index = new MiniSearch(headingOptions);
  titles.forEach((record, id) => {
    pages.push(packPage(record));
    index.add({
      id,
      title: record.hierarchy.lvl1 ?? '',
      symbols: [record.package, ...(record.symbols ?? [])].join('\n'),
      members: [
        ...(record.members ?? []),
        ...(record.flags ?? []),
        record.slug ?? '',
      ].join('\n'),
      description: record.description ?? '',
      keywords: (record.keywords ?? '')
        .split(', ')
        .slice(0, FIRST_TERMS)
        .join(', '),
    });
  });
  let page = -1;
  for (const record of records) {
    const {type, anchor, objectID} = record;
    page += type === 'lvl1' ? 1 : 0;
    if (pages[page]?.u !== pageUrlOf(record)) {
      throw new Error(
        `The record "${objectID}" has no record of its page before it.`,
      );
    }
    const [level, text] = headingOf(record);
    if (level > 1 && !headings.has(text)) {
      headings.set(text, headings.size);
      index.add({id: titles.length + headings.size - 1, heading: text});
    }
    places.push({
      page,
      level: type === 'content' ? CONTENT_LEVEL : level,
      heading: level > 1 ? (headings.get(text) ?? -1) : -1,
      ...(level > 1 &&
        type !== 'content' &&
        anchor !== usualAnchor(text) && {anchor}),
    });
  }
  return {
    format: FORMAT,
    kind: 'headings',
    pages,
    headings: [...headings.keys()],
    records: packRecords(places),
    index: packIndex(index.toJSON()),
  };
}

function makeText(records: readonly SearchRecord[]): Omit<TextFile, 'buildId'> {
  const index = new MiniSearch(textOptions);
  const errors: Record<string, readonly string[]> = {};
  records.forEach((record, id) => {
    index.add({
      id,
      ...(record.content !== null && {content: record.content}),
      ...(record.errors && {errors: record.errors.join('\n')}),
      ...(record.keywords && {keywords: record.keywords}),
    });
    if (record.errors) {
      errors[id] = record.errors;
    }
  });
  return {
    format: FORMAT,
    kind: 'text',
    keywords: records
      .filter(({type}) => type === 'lvl1')
      .map(({keywords}) => keywords ?? ''),
    contents: records.map(({content}) => content ?? ''),
    errors,
    index: packIndex(index.toJSON()),
  };
}

/**
 * The files of the index, by name. The build id is made from what is in them,
 * so the same site gives the same bytes.
 */
export function makeIndexFiles(records: readonly SearchRecord[]): IndexFiles {
  const headings = makeHeadings(records);
  const text = makeText(records);
  const buildId = hashOf(JSON.stringify([headings, text]));
  const toFile = (part: {readonly kind: string}): [string, string] => {
    const content = JSON.stringify({buildId, ...part});
    return [`${part.kind}.${hashOf(content)}.json`, content];
  };
  const headingsFile = toFile(headings);
  const textFile = toFile(text);
  const manifest: Manifest = {
    format: FORMAT,
    buildId,
    files: {headings: headingsFile[0], text: textFile[0]},
  };
  return new Map([
    headingsFile,
    textFile,
    // Last, so that it never names a file that is not there yet.
    ['manifest.json', JSON.stringify(manifest)],
  ]);
}
