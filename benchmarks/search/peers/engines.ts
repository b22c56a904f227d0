/** Engines on the records that our own engine has. */
import path from 'node:path';
import {search} from '../../../config/search';
import {makeIndexFiles} from '../../../plugins/search/files';
import {vocabularyOf} from '../../../plugins/search/options';
import {createEngine} from '../../../plugins/search/client/engine/engine';
import {
  hierarchyLevels,
  type SearchRecord,
} from '../../../plugins/search/client/engine/types';
import {
  answerTimed,
  gzipLength,
  importFile,
  requirePackage,
  timed,
} from './load';
import {RESULTS, type PeerEntry} from './types';

/** A record as one flat document: the fields that our own index has. */
function toDocument(record: SearchRecord, id: number) {
  const level = hierarchyLevels.findLast(
    (key) => key !== 'lvl0' && record.hierarchy[key] !== null,
  );
  return {
    id,
    title: record.hierarchy.lvl1 ?? '',
    heading: level && level !== 'lvl1' ? (record.hierarchy[level] ?? '') : '',
    symbols: [record.package, ...(record.symbols ?? [])].join(' '),
    members: [...(record.members ?? []), ...(record.flags ?? [])].join(' '),
    description: record.description ?? '',
    content: record.content ?? '',
    errors: record.errors?.join('\n') ?? '',
  };
}

const FIELDS = [
  'title',
  'symbols',
  'heading',
  'members',
  'description',
  'errors',
  'content',
] as const;

/** The engine of the site, with the same records. */
export const ours: PeerEntry = {
  name: 'this site',
  kind: 'engine',
  async open({records}) {
    const {result: files, time: indexTime} = await timed(() =>
      makeIndexFiles(records),
    );
    const [headings = '', text = '', manifest = ''] = files.values();
    const engine = createEngine(JSON.parse(headings), vocabularyOf(search));
    engine.addText(JSON.parse(text));
    return {
      indexTime,
      firstBytes: () => gzipLength(manifest) + gzipLength(headings),
      search: answerTimed((query) =>
        engine.search(query).hits.map(({url}) => url),
      ),
    };
  },
};

type FlexSearch = {
  readonly Document: new (options: unknown) => {
    add: (document: unknown) => void;
    search: (query: string, options: unknown) => {readonly id: number}[];
    export: (save: (key: string, data: string) => void) => unknown;
  };
  readonly Charset: Readonly<Record<string, unknown>>;
};

/** With prefixes and the balanced encoder, its settings for Latin text. */
const flexSearch: PeerEntry = {
  name: 'FlexSearch',
  kind: 'engine',
  async open({records, packagesDir}) {
    const {Document, Charset} = requirePackage<FlexSearch>(
      packagesDir,
      'flexsearch',
    );
    const index = new Document({
      document: {
        id: 'id',
        index: FIELDS.map((field) => ({
          field,
          tokenize: 'forward',
          encoder: Charset.LatinBalance,
        })),
      },
    });
    const {time: indexTime} = await timed(() =>
      records.forEach((record, id) => index.add(toDocument(record, id))),
    );
    let exported = '';
    await index.export((_, data) => {
      exported += data;
    });
    return {
      indexTime,
      firstBytes: () => gzipLength(exported),
      search: answerTimed((query) =>
        index
          .search(query, {limit: RESULTS, suggest: true, merge: true})
          .map(({id}) => records[id]?.url ?? ''),
      ),
    };
  },
};

type Orama = {
  readonly create: (options: unknown) => unknown;
  readonly insertMultiple: (
    db: unknown,
    documents: unknown[],
    batchSize: number,
  ) => Promise<unknown>;
  readonly save: (db: unknown) => unknown;
  readonly search: (
    db: unknown,
    options: unknown,
  ) => Promise<{readonly hits: {readonly id: string}[]}>;
};

/** With one typo, and the boosts of our own fields. */
const orama: PeerEntry = {
  name: 'Orama',
  kind: 'engine',
  async open({records, packagesDir}) {
    const {create, insertMultiple, save, search} = await importFile<Orama>(
      path.join(packagesDir, 'node_modules/@orama/orama/dist/esm/index.js'),
    );
    const db = create({
      schema: Object.fromEntries(FIELDS.map((field) => [field, 'string'])),
    });
    const {time: indexTime} = await timed(() =>
      insertMultiple(
        db,
        records.map((record, id) => ({
          ...toDocument(record, id),
          id: String(id),
        })),
        500,
      ),
    );
    const saved = JSON.stringify(save(db));
    return {
      indexTime,
      firstBytes: () => gzipLength(saved),
      search: answerTimed(async (term) => {
        const {hits} = await search(db, {
          term,
          tolerance: 1,
          limit: RESULTS,
          boost: {
            title: 6,
            symbols: 4,
            heading: 3,
            members: 1.2,
            description: 1.6,
            errors: 1.5,
          },
        });
        return hits.map(({id}) => records[Number(id)]?.url ?? '');
      }),
    };
  },
};

export const engines: readonly PeerEntry[] = [flexSearch, orama];
