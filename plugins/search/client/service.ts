/**
 * Loads the index files and answers: headings first, the full text after. The
 * worker and the main thread run the same.
 */
import vocabulary from '@generated/search/default/vocabulary.json';
import {createEngine, type Ask, type SearchEngine} from './engine/engine';
import {FORMAT, type Manifest} from './engine/format';
import {isObject} from './engine/types';

/** Fetches a file of the index, by name, as JSON. */
type FetchJson = (
  name: string,
  options?: {readonly isFresh?: boolean},
) => Promise<unknown>;

export type SearchService = {
  /** Loads the first index. Rejects with an error that names the file; may be called again then. */
  readonly load: () => Promise<SearchEngine>;
  /** Settles once the full text is there, or could not be loaded. */
  readonly loadText: () => Promise<boolean>;
  readonly search: Ask;
};

function isManifest(value: unknown): value is Manifest {
  const {format, buildId, files} = (value ?? {}) as Partial<
    Record<keyof Manifest, unknown>
  >;
  return (
    typeof format === 'number' &&
    typeof buildId === 'string' &&
    isObject(files) &&
    typeof files.headings === 'string' &&
    typeof files.text === 'string'
  );
}

/**
 * Fetches below an address. Rejects with an error that names the file that names the file,
 * for each way to fail.
 */
export function fetchFrom(baseUrl: string): FetchJson {
  return async (name, {isFresh = false} = {}) => {
    let response: Response;
    let body: string;
    try {
      response = await fetch(`${baseUrl}${name}`, {
        // The files have their hash in the name, the manifest has not.
        cache: isFresh ? 'no-cache' : 'default',
      });
      body = await response.text();
    } catch (error) {
      throw new Error(`${name} of the search could not be fetched.`, {
        cause: error,
      });
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

export function createService(fetchJson: FetchJson): SearchService {
  let engine: Promise<SearchEngine> | undefined;
  let text: Promise<boolean> | undefined;
  let manifest: Manifest | undefined;

  async function loadEngine(): Promise<SearchEngine> {
    const read = await fetchJson('manifest.json', {isFresh: true});
    if (!isManifest(read)) {
      throw new Error('The manifest of the search is damaged.');
    }
    if (read.format !== FORMAT) {
      throw new Error(
        `The search index has format ${read.format}; this page reads ${FORMAT}. Reload the page.`,
      );
    }
    const loaded = createEngine(
      await fetchJson(read.files.headings),
      vocabulary,
    );
    if (loaded.buildId !== read.buildId) {
      throw new Error('The search index is of another build. Reload the page.');
    }
    manifest = read;
    return loaded;
  }

  async function load(): Promise<SearchEngine> {
    engine ??= loadEngine();
    try {
      return await engine;
    } catch (error) {
      // The next call tries again.
      engine = undefined;
      throw error;
    }
  }

  async function addText(): Promise<boolean> {
    try {
      const loaded = await load();
      loaded.addText(await fetchJson(manifest?.files.text ?? ''));
      return true;
    } catch {
      // Headings answer without it; the next call tries again.
      text = undefined;
      return false;
    }
  }

  return {
    load,
    loadText: () => (text ??= addText()),
    search: async (query, options) => (await load()).search(query, options),
  };
}
