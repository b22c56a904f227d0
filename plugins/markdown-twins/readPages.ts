/** Makes the Markdown of all pages of a build. */
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {addTrailingSlash} from '@docusaurus/utils-common';
import {loadDocsIndex} from '../docs-index';
import {readSource} from '../docs-index/source';
import {twinAddress} from './client/twinAddress';
import {readContent, type ToTarget} from './readContent';
import {readSetUps} from './setUp';
import {toMarkdown} from './toMarkdown';

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
  const posts = await Globby('{blog,learn,success-stories}/*.mdx', {
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
  {url, baseUrl}: Site,
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

/**
 * Reads every content page of a build and writes it as Markdown.
 *
 * @throws Error that names the page which cannot be written
 */
export async function readTwins(site: Site): Promise<Twin[]> {
  const {siteDir, outDir, url, baseUrl} = site;
  const sources = await readSources(siteDir);
  const addresses = await listAddresses(outDir);
  const known = new Set(addresses);
  const twins: Twin[] = [];
  for (const address of addresses) {
    const file = path.join(outDir, address, 'index.html');
    const page = readContent(
      await fs.readFile(file, 'utf8'),
      createToTarget(address, known, site),
    );
    if (page) {
      const canonical = url + baseUrl.replace(/\/$/, '') + address;
      const {title, description} = page;
      try {
        const markdown = toMarkdown(page, canonical, {
          setUps: readSetUps(sources.get(address) ?? ''),
          sourceOf: (name) =>
            readFileSync(path.join(siteDir, `examples/${name}.tsx`), 'utf8'),
        });
        const twin = twinAddress(address) ?? '';
        twins.push({address, twin, title, description, markdown});
      } catch (cause) {
        throw new Error(`The page ${address} cannot be written as Markdown.`, {
          cause,
        });
      }
    }
  }
  return twins;
}
