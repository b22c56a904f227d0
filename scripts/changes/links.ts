import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Parses a page, without its front matter. */
export type ParsePage = (content: string) => Root;

type Options = {
  readonly siteDir: string;
  readonly parse: ParsePage;
  /** Every address of the site, with slashes at both ends. */
  readonly addresses: ReadonlySet<string>;
};

/** Addresses with a scheme lead elsewhere, or are none of the framework's business. */
const OUTSIDE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** The id that a writer gives a heading: a comment at its end. */
const EXPLICIT_ID = /^\/\*\s*#(\S+)\s*\*\/$/;

/** Every id of a page that a link can lead to: of headings, and of elements. */
function listIds(content: string, parse: ParsePage): Set<string> {
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(parse(content), 'heading', (node) => {
    const last = node.children.at(-1);
    const comment = last?.type === 'mdxTextExpression' ? last.value : '';
    const [, id = slugger.slug(toString(node))] =
      EXPLICIT_ID.exec(comment) ?? [];
    ids.add(id);
  });
  for (const [, id = ''] of content.matchAll(/\bid="([^"]+)"/g)) {
    ids.add(id);
  }
  return ids;
}

function checkAddress(
  pathname: string,
  {siteDir, addresses}: Options,
): string | undefined {
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return addresses.has(withSlash) ||
    fs.existsSync(path.join(siteDir, 'static', pathname))
    ? undefined
    : 'leads to an address that no page has. Correct it, or link to the file of the page; if the page is new, run "npm run fix" first, which lists its address in config/addresses.txt';
}

function checkFile(
  file: string,
  anchor: string,
  {siteDir, parse}: Options,
): string | undefined {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    return `leads to ${file}, which does not exist. Correct the path`;
  }
  if (anchor === '' || !/\.mdx?$/.test(file)) {
    return undefined;
  }
  const content = fs.readFileSync(absolute, 'utf8');
  // Headings of an imported part belong to the page, and are not looked for.
  const isComplete = !/^import .*\.mdx['"]/m.test(content);
  const ids = listIds(content, parse);
  return isComplete && !ids.has(decodeURIComponent(anchor))
    ? `leads to a heading that ${file} does not have. Its headings are: ${[...ids].join(', ') || 'none'}`
    : undefined;
}

/**
 * Checks where the links and pictures of a page lead: files and their headings,
 * and addresses of the site. Links to other sites are not followed.
 *
 * @param file path of the page, relative to the site
 * @returns one line for each broken link: file, line, the link and what to do
 */
export function findBrokenLinks(
  file: string,
  root: Root,
  options: Options,
): string[] {
  const problems: string[] = [];
  visit(root, (node) => {
    // `[text](address)`, `[text]: address` or `![text](address)`.
    const isLink =
      node.type === 'link' ||
      node.type === 'definition' ||
      node.type === 'image';
    if (!isLink || OUTSIDE.test(node.url)) {
      return;
    }
    const [address = '', anchor = ''] = node.url.split('#');
    const pathname = address.replace(/\?.*$/, '');
    const problem =
      pathname.startsWith('/') && !/\.mdx?$/.test(pathname)
        ? checkAddress(pathname, options)
        : checkFile(
            pathname === ''
              ? file
              : path.posix.join(path.posix.dirname(file), pathname),
            anchor,
            options,
          );
    if (problem) {
      const line = node.position?.start.line ?? 1;
      problems.push(`${file}:${line}: the link "${node.url}" ${problem}.`);
    }
  });
  return problems;
}
