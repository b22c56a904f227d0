/** The models of Whisper that pages list, against those in the packages. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {inspect} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadApi} from '../../../toolkit/model';

type Sizes = ReadonlyMap<string, number>;

const siteDir = path.resolve(__dirname, '../../..');
const toolkit = path.join(siteDir, 'toolkit');
const whisperWeb = path.join(toolkit, 'node_modules/@remotion/whisper-web');

const readPage = (page: string): string =>
  fs.readFileSync(path.join(siteDir, 'docs', page), 'utf8');

/** What is below a heading of a page, up to the next heading. */
function readSection(page: string, heading: string): string {
  const [, after = ''] = readPage(page).split(`\n${heading}\n`);
  const [section = ''] = after.split(/\n#+ /);
  return section;
}

/** The words in code of the first cell of each row, and its second cell. */
function readTable(page: string, heading: string): [string[], string][] {
  return readSection(page, heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, names = '', value = ''] = line.split('|');
      return [
        Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
        value.trim(),
      ];
    });
}

function listValues(packageName: string, type: string): string[] {
  const found = loadApi(packageName).exports.find(({name}) => name === type);
  return (found?.values ?? []).map((value) => value.replaceAll("'", ''));
}

/** As pages say it: `78 MB`, `3.1 GB`. */
const round = (bytes: number): string =>
  bytes < 1e9
    ? `${Math.round(bytes / 1e6)} MB`
    : `${(bytes / 1e9).toFixed(1)} GB`;

/** The package keeps its sizes to itself, but says them of a broken file. */
async function askForSizes(
  models: readonly string[],
  folder: string,
): Promise<Sizes> {
  const {downloadWhisperModel} = createRequire(
    path.join(toolkit, 'package.json'),
  )('@remotion/install-whisper-cpp') as {
    downloadWhisperModel: (options: {
      readonly model: string;
      readonly folder: string;
    }) => Promise<unknown>;
  };
  const sizes = new Map<string, number>();
  for (const model of models) {
    fs.writeFileSync(path.join(folder, `ggml-${model}.bin`), '');
    const message = await downloadWhisperModel({model, folder}).then(
      () => '',
      (error: unknown) => String(error),
    );
    sizes.set(model, Number(/expected (\d+) bytes/.exec(message)?.[1]));
  }
  return sizes;
}

describe('the models of @remotion/install-whisper-cpp', () => {
  const models = listValues('@remotion/install-whisper-cpp', 'WhisperModel');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'models-'));
  let sizes: Sizes = new Map();

  beforeAll(async () => {
    sizes = await askForSizes(models, folder);
  });
  afterAll(() => {
    fs.rmSync(folder, {recursive: true});
  });

  it('are those of the page that downloads them, with their sizes', () => {
    expect(models).toContain('tiny');
    const rows = readTable(
      'install-whisper-cpp/download-whisper-model.mdx',
      '### model',
    );
    expect(
      rows.flatMap(([names, size]) => names.map((name) => [name, size])),
    ).toEqual(
      models.map((name) => [name, sizes.get(name)?.toLocaleString('en-US')]),
    );
  });

  it('are those that the guide recommends, with their sizes', () => {
    const rows = readTable(
      'captions/transcribing.mdx',
      '### 4. Choose the model',
    );
    expect(rows.flatMap(([names]) => names).sort()).toEqual([...models].sort());
    for (const [names, size] of rows) {
      expect(
        [...new Set(names.map((name) => round(sizes.get(name) ?? 0)))],
        names.join(),
      ).toEqual([size]);
    }
  });

  it('have the sizes that texts name', () => {
    const all = [...sizes.values()];
    expect(readPage('captions/transcribing.mdx')).toContain(
      `a model of ${round(Math.min(...all))} to ${round(Math.max(...all))}`,
    );
    expect(
      readPage('install-whisper-cpp/download-whisper-model.mdx'),
    ).toContain(`(expected ${sizes.get('tiny')} bytes)`);
  });
});

describe('the models of @remotion/whisper-web', () => {
  let models: {readonly name: string; readonly downloadSize: number}[] = [];

  beforeAll(async () => {
    const {href} = pathToFileURL(path.join(whisperWeb, 'dist/esm/index.mjs'));
    const loaded = (await import(href)) as {
      readonly getAvailableModels: () => typeof models;
    };
    models = loaded.getAvailableModels();
  });

  it('are those of the type, and of the result on their page', () => {
    expect(models.map(({name}) => name)).toEqual(
      listValues('@remotion/whisper-web', 'WhisperWebModel'),
    );
    expect(readPage('whisper-web/get-available-models.mdx')).toContain(
      `\`\`\`txt\n${inspect(models)}\n\`\`\``,
    );
  });

  it('have the names and sizes that texts name', () => {
    const sizes = models.map(({downloadSize}) => downloadSize);
    const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
    const names = models.map(({name}) => name).join(', ');
    for (const [page, text] of [
      ['whisper-web/index.mdx', `a model of at least ${round(smallest)}`],
      ['whisper-web/delete-model.mdx', `free up to ${round(largest)}`],
      ['whisper-web/can-use-whisper-web.mdx', `Required: ${smallest} bytes`],
      ['whisper-web/download-whisper-model.mdx', `expected ${smallest}\``],
      ['whisper-web/download-whisper-model.mdx', `Supported models: ${names}.`],
      [
        'captions/transcribing.mdx',
        `a model of ${round(smallest).replace(' MB', '')} to ${round(largest)}`,
      ],
    ] as const) {
      expect(readPage(page)).toContain(text);
    }
  });

  it('run in as much memory as their pages say', () => {
    const code = fs.readFileSync(path.join(whisperWeb, 'main.js'), 'utf8');
    const [, initial] = /\['INITIAL_MEMORY'\] \|\| (\d+)/.exec(code) ?? [];
    const [, maximum] = /\bmaximum: ([\de]+),/.exec(code) ?? [];
    const start = `${Number(initial) / 2 ** 20} MiB`;
    const limit = round(Number(maximum) * 2 ** 16);
    expect(readPage('whisper-web/get-available-models.mdx')).toContain(
      `starts with ${start} of memory and grows up to ${limit}`,
    );
    expect(readPage('whisper-web/transcribe.mdx')).toContain(
      `reserves ${start} of memory when it starts and grows to at most ${limit}`,
    );
  });
});

describe('the languages on the pages about transcribe()', () => {
  it.each([
    {
      page: 'whisper-web/transcribe.mdx',
      type: 'WhisperWebLanguage',
      name: '@remotion/whisper-web',
    },
    {
      page: 'install-whisper-cpp/transcribe.mdx',
      type: 'Language',
      name: '@remotion/install-whisper-cpp',
    },
  ])('are values of $type of $name', ({page, type, name}) => {
    const quoted = Array.from(
      readSection(page, '### language').matchAll(/`'([^']+)'`/g),
      ([, language = '']) => language,
    );
    expect(quoted).toHaveLength(3);
    expect(listValues(name, type)).toEqual(expect.arrayContaining(quoted));
  });
});
