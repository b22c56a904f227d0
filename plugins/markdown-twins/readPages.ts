/** Makes the Markdown of all pages of a build. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {loadDocsIndex} from '../docs-index';
import {readSource} from '../docs-index/source';
import {twinAddress} from './client/twinAddress';
import {cutPage, readContent, type ToTarget} from './readContent';
import {readSetUps} from './setUp';
import {toMarkdown} from './toMarkdown';

/** What makes Markdown of a page. */
const RULES = ['readPages.ts', 'readContent.ts', 'setUp.ts', 'toMarkdown.ts'];

/** A built site. */
export type Site = {
  readonly siteDir: string;
  /** The folder that the build wrote. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly title: string;
  readonly tagline: string;
};

/** A page with its Markdown. */
export type Twin = {
  /** Address of the page below the base. */
  readonly address: string;
  /** Address of the Markdown below the base. */
  readonly twin: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
};

/** The text of each page as it is written, by address below the base. */
async function readSources(
  siteDir: string,
): Promise<ReadonlyMap<string, string>> {
  const {pages} = await loadDocsIndex(path.join(siteDir, 'docs'));
  const posts = await Globby('{blog,learn,success-stories}/[^_]*.mdx', {
    cwd: siteDir,
  });
  const sources = new Map(pages.map(({address, text}) => [address, text]));
  for (const file of posts) {
    const {text, frontMatter} = await readSource(path.join(siteDir, file));
    const slug = String(frontMatter.slug);
    sources.set(`/${path.posix.dirname(file)}/${slug}/`, text);
  }
  return sources;
}

/** Addresses of all pages that have Markdown beside them, sorted. */
async function listAddresses(outDir: string): Promise<string[]> {
  const files = await Globby('**/index.html', {cwd: outDir});
  return files
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => twinAddress(address))
    .sort();
}

/** Makes links of a page lead to the Markdown of others, from anywhere. */
function createToTarget(
  address: string,
  addresses: ReadonlySet<string>,
  {url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>,
): ToTarget {
  const base = url + baseUrl.replace(/\/$/, '');
  return (href) => {
    if (href.startsWith('#') || !URL.canParse(href, base + address)) {
      return href;
    }
    const target = new URL(href, base + address);
    const below = target.href.startsWith(`${base}/`)
      ? addTrailingSlash(target.pathname.slice(baseUrl.length - 1))
      : '';
    const twin = addresses.has(below) ? twinAddress(below) : undefined;
    return twin ? base + twin + target.hash : target.href;
  };
}

/** Writes a page as Markdown. */
function writeTwin(
  address: string,
  html: string,
  source: string,
  {siteDir, url, baseUrl}: Site,
  addresses: ReadonlySet<string>,
): Twin | undefined {
  const toTarget = createToTarget(address, addresses, {url, baseUrl});
  const page = readContent(html, toTarget);
  if (!page) {
    return undefined;
  }
  const {title, description} = page;
  const twin = twinAddress(address) ?? '';
  try {
    const canonical = url + baseUrl.replace(/\/$/, '') + address;
    const markdown = toMarkdown(page, canonical, {
      setUps: readSetUps(source),
      sourceOf: (name) =>
        readFileSync(path.join(siteDir, `examples/${name}.tsx`), 'utf8'),
    });
    return {address, twin, title, description, markdown};
  } catch (cause) {
    throw new Error(`The page ${address} cannot be written as Markdown.`, {
      cause,
    });
  }
}

function hash(...texts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const text of texts) {
    sum.update(text).update('\0');
  }
  return sum.digest('hex');
}

/**
 * Pages of earlier builds by the hash of all that each was made of. The address of
 * an example's poster, which a page holds, changes with the code of the example.
 */
type Cache = Record<string, Twin | undefined>;

function readCache(file: string): Cache {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cache;
  } catch {
    // There was no build, or it could not write.
    return {};
  }
}

/**
 * Reads every content page of a build and writes it as Markdown, unless an earlier
 * build has written the same.
 *
 * @throws Error that names the page which cannot be written
 */
export async function readTwins(site: Site): Promise<Twin[]> {
  const {siteDir, outDir, url, baseUrl} = site;
  const sources = await readSources(siteDir);
  const addresses = await listAddresses(outDir);
  const known = new Set(addresses);
  const rules = [
    path.join(siteDir, 'package-lock.json'),
    ...RULES.map((name) => path.join(__dirname, name)),
  ].map((file) => readFileSync(file));
  const all = hash(url, baseUrl, ...addresses, ...rules);
  const file = path.join(siteDir, 'node_modules/.cache/markdown-twins.json');
  const before = readCache(file);
  const cache: Cache = {};
  for (const address of addresses) {
    const html = cutPage(
      await fs.readFile(path.join(outDir, address, 'index.html'), 'utf8'),
    );
    const source = sources.get(address) ?? '';
    const key = hash(all, address, html, source);
    cache[key] = before[key] ?? writeTwin(address, html, source, site, known);
  }
  try {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, JSON.stringify(cache));
  } catch {
    // Without a cache, the next build takes longer.
  }
  return Object.values(cache).filter((twin) => twin !== undefined);
}
