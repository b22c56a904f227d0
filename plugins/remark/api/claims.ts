import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';

/** Where an export or a command is documented. */
export type Claim = {
  /** `@remotion/renderer#renderMedia`, or a command such as `remotion render`. */
  readonly key: string;
  /** The page, relative to the folder of the documentation. */
  readonly file: string;
  /** Address below the site's base, with the heading that has its name. */
  readonly address: string;
};

/** Which page documents which export; a key has more than one by mistake only. */
export type Claims = ReadonlyMap<string, readonly Claim[]>;

const namesOf = new WeakMap<Claims, ReadonlyMap<string, readonly Claim[]>>();

/**
 * The first claim of each export, by the export's name: packages may export the
 * same name. Made once, since every type on every page is looked up.
 */
export function claimsByName(
  claims: Claims,
): ReadonlyMap<string, readonly Claim[]> {
  let names = namesOf.get(claims);
  if (!names) {
    const found = new Map<string, Claim[]>();
    for (const [key, [claim]] of claims) {
      const name = key.split('#')[1];
      if (name !== undefined && claim) {
        found.set(name, [...(found.get(name) ?? []), claim]);
      }
    }
    names = found;
    namesOf.set(claims, names);
  }
  return names;
}

/** A writer who changes front matter waits no longer than this, in ms. */
const FRESH_FOR = 1000;

/** `api` as a list, whatever the writer used. */
export function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.filter((entry): entry is string => typeof entry === 'string');
}

/** Address of a page, below the base of the site. */
export function addressOf(file: string, slug: unknown): string {
  if (typeof slug === 'string' && slug.startsWith('/')) {
    return `/docs${slug.replace(/\/?$/, '/')}`;
  }
  const page = file.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  return page === '' ? '/docs/' : `/docs/${page}/`;
}

/** What was read of a file, and the state of the file that it was read from. */
type Read = {readonly state: string; readonly claims: readonly Claim[]};

const readFiles = new Map<string, Read>();

/** A file is parsed again only when it has changed: a build asks every second. */
async function readClaimsOf(
  docsDir: string,
  file: string,
): Promise<readonly Claim[]> {
  const filePath = path.join(docsDir, file);
  const {mtimeMs, size} = await fs.stat(filePath);
  const state = `${mtimeMs} ${size}`;
  const known = readFiles.get(filePath);
  if (known?.state === state) {
    return known.claims;
  }
  const claims = await parseClaims(filePath, file);
  readFiles.set(filePath, {state, claims});
  return claims;
}

async function parseClaims(filePath: string, file: string): Promise<Claim[]> {
  const fileContent = await fs.readFile(filePath, 'utf8');
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent,
  });
  const page = addressOf(file, frontMatter.slug);
  return [...listOf(frontMatter.api), ...listOf(frontMatter.command)].map(
    (key) => {
      const name = key.split('#')[1] ?? '';
      const hasHeading = new RegExp(`^#{2,4} ${name}$`, 'm').test(content);
      return {
        key,
        file,
        address: name && hasHeading ? `${page}#${name.toLowerCase()}` : page,
      };
    },
  );
}

async function readClaims(docsDir: string): Promise<Claims> {
  const files = await Globby('**/*.{md,mdx}', {cwd: docsDir});
  const claims = new Map<string, Claim[]>();
  for (const found of await Promise.all(
    files.sort().map((file) => readClaimsOf(docsDir, file)),
  )) {
    for (const claim of found) {
      claims.set(claim.key, [...(claims.get(claim.key) ?? []), claim]);
    }
  }
  return claims;
}

let latest: {docsDir: string; at: number; claims: Promise<Claims>} | undefined;

/** Reads what every page of a folder claims in its front matter. */
export function loadClaims(docsDir: string): Promise<Claims> {
  const now = Date.now();
  if (latest?.docsDir !== docsDir || now - latest.at > FRESH_FOR) {
    latest = {docsDir, at: now, claims: readClaims(docsDir)};
  }
  return latest.claims;
}
