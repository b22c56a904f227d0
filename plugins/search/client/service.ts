/**
 * Fetches the files of the index that a query needs, and answers. The worker and
 * the main thread run the same.
 */
import vocabulary from '@generated/search/default/vocabulary.json';
import {createEngine, type Ask, type SearchEngine} from './engine/engine';
import {createFileFinder, fileNames} from './engine/fileNames';
import {FORMAT, type Manifest} from './engine/format';
import {isObject, isTexts} from './engine/types';
import {SLOW_MS, TIMEOUT_MS} from './patience';

/** Fetches a file of the index, by name, as JSON. */
type FetchJson = (
  name: string,
  options?: {readonly isFresh?: boolean},
) => Promise<unknown>;

export type SearchService = {
  /**
   * Loads what the first answer needs. Rejects with an error that names the file;
   * may be called again then.
   */
  readonly load: () => Promise<SearchEngine>;
  /** Answers from what is there in time, and fetches the rest. */
  readonly search: Ask;
  /** Lets files be fetched again that did not come. */
  readonly retry: () => void;
};

/** How long an answer waits for words that are on their way, in ms. */
const PATIENCE_MS = 200;

/** Who has not typed for so long reads what was found, in ms. */
const REST_MS = 250;

const after = (time: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), time));

function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    typeof value.format === 'number' &&
    typeof value.buildId === 'string' &&
    isTexts(value.words) &&
    Array.isArray(value.texts) &&
    value.texts.every((start) => typeof start === 'number')
  );
}

/**
 * Fetches below an address. Rejects with an error that names the file, for each
 * way to fail.
 */
export function fetchFrom(baseUrl: string): FetchJson {
  return async (name, {isFresh = false} = {}) => {
    let response: Response;
    let body: string;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      response = await fetch(`${baseUrl}${name}`, {
        // The files have their hash in the name, the manifest has not.
        cache: isFresh ? 'no-cache' : 'default',
        signal: controller.signal,
      });
      body = await response.text();
    } catch (error) {
      throw new Error(`${name} of the search could not be fetched.`, {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
    if (!response.ok) {
      throw new Error(`${name} of the search: HTTP ${response.status}`);
    }
    try {
      return JSON.parse(body) as unknown;
    } catch (error) {
      // Truncated, or the page that a host sends for what it does not have.
      throw new Error(
        `${name} of the search is no JSON, but begins with ${JSON.stringify(body.slice(0, 40))}.`,
        {cause: error},
      );
    }
  };
}

/** The files of one build, fetched once each. */
type Build = {
  readonly manifest: Manifest;
  readonly filesOf: (query: string) => readonly string[];
};

/**
 * Makes the service.
 *
 * @param onMore called when what came after an answer may make it better
 */
export function createService(
  fetchJson: FetchJson,
  onMore: () => void,
): SearchService {
  let build: Promise<Build> | undefined;
  let engine: Promise<SearchEngine> | undefined;
  /** By name, whether it came; those that did not are fetched again by `retry`. */
  const files = new Map<string, Promise<boolean>>();
  const late = new Set<string>();
  const failed = new Set<string>();
  let lastTurn = 0;

  async function loadBuild(): Promise<Build> {
    const manifest = await fetchJson('manifest.json', {isFresh: true});
    if (!isManifest(manifest)) {
      throw new Error('The manifest of the search is damaged.');
    }
    if (manifest.format !== FORMAT) {
      throw new Error(
        `The search index has format ${manifest.format}; this page reads ${FORMAT}. Reload the page.`,
      );
    }
    return {manifest, filesOf: createFileFinder(manifest, vocabulary)};
  }

  async function openBuild(): Promise<Build> {
    build ??= loadBuild();
    try {
      return await build;
    } catch (error) {
      // The next call tries again.
      build = undefined;
      throw error;
    }
  }

  async function loadEngine(): Promise<SearchEngine> {
    const {manifest} = await openBuild();
    const headings = await fetchJson(fileNames(manifest).headings);
    return createEngine(manifest, headings, vocabulary);
  }

  async function load(): Promise<SearchEngine> {
    engine ??= loadEngine();
    try {
      return await engine;
    } catch (error) {
      engine = undefined;
      // It may be of a build that is gone.
      build = undefined;
      throw error;
    }
  }

  async function fetchFile(name: string): Promise<boolean> {
    const timer = setTimeout(() => {
      late.add(name);
      // Before the first answer there is none that could be better.
      void engine?.then(onMore, () => undefined);
    }, SLOW_MS);
    try {
      const file = await fetchJson(name);
      (await load()).add(name, file);
      return true;
    } catch {
      failed.add(name);
      return false;
    } finally {
      clearTimeout(timer);
      late.delete(name);
    }
  }

  /** Fetches the files that are not there yet: whether all of them came. */
  async function take(names: readonly string[]): Promise<boolean> {
    const came = await Promise.all(
      names.map((name) => {
        const file = files.get(name) ?? fetchFile(name);
        files.set(name, file);
        return file;
      }),
    );
    return !came.includes(false);
  }

  /** Says that there is more, unless another question was asked since. */
  function tell(turn: number): void {
    if (turn === lastTurn) {
      onMore();
    }
  }

  /** Fetches texts of an answer, unless another question follows at once. */
  async function takeTexts(
    names: readonly string[],
    turn: number,
  ): Promise<void> {
    await after(REST_MS);
    if (turn === lastTurn) {
      await take(names);
      tell(turn);
    }
  }

  return {
    load,
    async search(query, options) {
      const turn = ++lastTurn;
      const {filesOf} = await openBuild();
      const names = filesOf(query);
      const words = take(names);
      const loaded = await load();
      const came = await Promise.race([words, after(PATIENCE_MS)]);
      if (came === undefined) {
        void words.then(() => tell(turn));
      }
      const answer = loaded.search(query, options);
      const texts = loaded.textFilesOf(answer, options);
      const missing = texts.filter(
        (name) => !files.has(name) || late.has(name),
      );
      if (missing.length > 0) {
        void takeTexts(missing, turn);
      }
      const needed = [...names, ...texts];
      if (needed.some((name) => failed.has(name))) {
        return {...answer, lacksText: 'missing'};
      }
      return needed.some((name) => late.has(name))
        ? {...answer, lacksText: 'late'}
        : answer;
    },
    retry() {
      failed.forEach((name) => files.delete(name));
      failed.clear();
    },
  };
}
