/**
 * Checks that each error message that a page quotes is in the packages of
 * toolkit/, or that the page says whose it is: `npm run check:messages`. Give
 * it pages to check only those.
 */
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {blankFrontMatter} from '../../../plugins/docs-index/source';
import {formatProblems, type Problem} from '../../../plugins/remark/problems';
import {findToolkitPackages} from '../../../toolkit/generator/packages';
import {runMain} from '../../runMain';
import {createFinder, type FindMessage} from './match';
import {findQuotes, type Quote} from './quotes';
import {readPackageTexts, readPrograms} from './texts';

/** Who else writes messages. A page names them beside the message. */
const OTHERS =
  /\b(?:JavaScript|TypeScript|Node\.js|npm|React|browsers?|Chrome|Firefox|Safari|FFmpeg|FFprobe|OpenSSL|esbuild|Git|Webpack|ESLint|PostCSS|Sass|Tailwind CSS|Zod|Linux|AWS|Google Cloud|Mediabunny|PHP|Python|Ruby)\b/;

/** Reads the packages, which takes seconds. */
function readPackages(toolkitDir: string): FindMessage {
  const packages = findToolkitPackages(toolkitDir).map(({name, dir}) =>
    // The other files are 45 MB of names and addresses of fonts.
    name === '@remotion/google-fonts'
      ? path.join(dir, 'dist/cjs/base.js')
      : dir,
  );
  const remotionDir = path.join(toolkitDir, 'node_modules/@remotion');
  const programs = fs
    .readdirSync(remotionDir)
    .filter((name) => name.startsWith('compositor-'))
    .map((name) => path.join(remotionDir, name));
  return createFinder(readPackageTexts(packages), readPrograms(programs));
}

/** Says what is wrong with a quotation, if anything is. */
export function checkQuote(
  {line, message, beside}: Quote,
  find: FindMessage,
): Problem[] {
  const {isFound, nearest} = OTHERS.test(beside)
    ? {isFound: true}
    : find(message);
  return isFound
    ? []
    : [
        {
          line,
          problem: `no package has the message "${message}"${nearest ? `; the nearest is "${nearest}"` : ''}`,
          remedy:
            'Quote it as the package has it, or name beside it whose message it is, such as "(Node.js)".',
        },
      ];
}

async function main(): Promise<boolean> {
  const start = performance.now();
  const siteDir = path.resolve(__dirname, '../../..');
  const names = process.argv.slice(2);
  const files =
    names.length > 0
      ? names
      : (await Globby('docs/**/*.mdx', {cwd: siteDir})).sort();
  // Some of their packages have no form that a static import here could load.
  const [{createProcessor}, {default: remarkGfm}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-gfm'),
  ]);
  const processor = createProcessor({remarkPlugins: [remarkGfm]});
  const pages = files.map((file) => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const isAboutErrors = /^docs\/(?:.*\/)?troubleshooting\//.test(file);
    const root = processor.parse(blankFrontMatter(text));
    return {file, quotes: findQuotes(root, isAboutErrors)};
  });
  const quoted = pages.filter(({quotes}) => quotes.length > 0);
  let problems = 0;
  if (quoted.length > 0) {
    const find = readPackages(path.join(siteDir, 'toolkit'));
    for (const {file, quotes} of quoted) {
      const found = quotes.flatMap((quote) => checkQuote(quote, find));
      problems += found.length;
      if (found.length > 0) {
        console.error(`${formatProblems(file, found)}\n`);
      }
    }
  }
  const messages = quoted.reduce((sum, {quotes}) => sum + quotes.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${messages} messages on ${quoted.length} pages: ${problems} problems. ${seconds} s.`,
  );
  return problems === 0;
}

if (require.main === module) {
  void runMain(main);
}
