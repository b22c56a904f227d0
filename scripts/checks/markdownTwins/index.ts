/**
 * Renders the Markdown beside each content page of a build, and holds its text
 * against the page's: `npm run check:markdown`, or with another folder behind it.
 */
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {twinAddress} from '../../../plugins/markdown-twins/client/twinAddress';
import {runMain} from '../../runMain';
import {compareTwin} from './compare';

const [build = 'build'] = process.argv.slice(2);

function checkPage(
  address: string,
  parse: (markdown: string) => Root,
): string[] {
  const html = fs.readFileSync(path.join(build, address, 'index.html'), 'utf8');
  const file = path.join(build, twinAddress(address) ?? '');
  if (/http-equiv="?refresh/.test(html)) {
    return [];
  }
  return fs.existsSync(file)
    ? compareTwin(html, parse(fs.readFileSync(file, 'utf8')))
    : ['it has no Markdown'];
}

void runMain(async () => {
  // Cannot be required.
  const [{createProcessor}, {default: remarkGfm}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  const markdown = createProcessor({format: 'md', remarkPlugins: [remarkGfm]});

  const files = await Globby('**/index.html', {cwd: build});
  const addresses = files
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => twinAddress(address));
  let failed = 0;
  for (const address of addresses.sort()) {
    const problems = checkPage(address, (text) => markdown.parse(text));
    failed += problems.length > 0 ? 1 : 0;
    problems.forEach((problem) => console.error(`${address}: ${problem}`));
  }
  console.log(
    `${addresses.length} pages compared with their Markdown, ${failed} differ.`,
  );
  return failed === 0 && addresses.length > 0;
});
