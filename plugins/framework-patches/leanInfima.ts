import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {PurgeCSS} from 'purgecss';

/** Words of our code that are classes of Infima too, which no page has. */
const NO_CLASSES = [
  /^(?:hero|pagination|pills|button-group)(?:$|--|__)/,
  /^(?:card|avatar|avatar__photo)--/,
  /^card__/,
  /^(?:navbar|footer)--(?:dark|primary)$/,
];

/** Elements that Markdown makes, which no code names. */
const MARKDOWN = 'blockquote del h5 h6 hr kbd sub sup table tbody td th thead';

/** What is used here of the style sheets of PostCSS. */
type Declaration = {
  readonly prop: string;
  readonly parent?: {readonly selector?: string};
  readonly remove: () => void;
};
type StyleSheet = {
  readonly source?: {readonly input: {readonly file?: string}};
  readonly toString: () => string;
  readonly removeAll: () => unknown;
  readonly append: (sheet: StyleSheet) => unknown;
  readonly walkDecls: (
    prop: RegExp,
    visit: (declaration: Declaration) => void,
  ) => void;
};
type Helpers = {
  readonly postcss: {readonly parse: (css: string) => StyleSheet};
  readonly result: {readonly messages: object[]};
};

async function readAll(patterns: readonly string[]): Promise<string> {
  const files = await Globby([...patterns, '!**/__tests__/**']);
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
}

function wordsOf(text: string): string[] {
  return [...new Set(text.match(/[\w-]+/g))];
}

/**
 * Leaves out of Infima what the site cannot show: rules for classes that neither
 * code nor Markdown has, variables that nothing reads, and defaults of variables
 * that `src/css/tokens.css` sets. Other style sheets stay as they are.
 */
export function leanInfima(siteDir: string): object {
  const code = [
    ...[
      '@docusaurus/theme-classic',
      '@docusaurus/theme-common',
      '@docusaurus/core/lib/client/clientEntry.js',
    ].map((request) => path.dirname(require.resolve(request))),
    ...['src', 'plugins', 'config'].map((dir) => path.join(siteDir, dir)),
  ];
  const content = ['docs', 'blog', 'learn', 'success-stories'].map((dir) =>
    path.join(siteDir, dir),
  );
  return {
    postcssPlugin: 'lean-infima',
    async Once(sheet: StyleSheet, {postcss, result}: Helpers): Promise<void> {
      if (!/\binfima\b/.test(sheet.source?.input.file ?? '')) {
        return;
      }
      const names = await readAll(code.map((dir) => `${dir}/**/*.{js,ts,tsx}`));
      const styles = await readAll(code.map((dir) => `${dir}/**/*.css`));
      const pages = await readAll(content.map((dir) => `${dir}/**/*.{md,mdx}`));
      const classes = pages.match(/(?<=class(?:Name)?=")[^"]+/g) ?? [];
      const [purged] = await new PurgeCSS().purge({
        css: [{raw: sheet.toString()}],
        content: [
          {raw: [names, MARKDOWN, ...classes].join('\n'), extension: 'html'},
        ],
        variables: true,
        safelist: {variables: wordsOf(names + styles)},
        blocklist: NO_CLASSES,
      });
      const lean = postcss.parse(purged?.css ?? '');
      const tokens = fs.readFileSync(
        path.join(siteDir, 'src/css/tokens.css'),
        'utf8',
      );
      const own = new Set(
        tokens.match(/^ {2}--ifm-[\w-]+(?=:)/gm)?.map((name) => name.trim()),
      );
      lean.walkDecls(/^--/, (declaration) => {
        const selector = declaration.parent?.selector ?? '';
        if (
          own.has(declaration.prop) &&
          /^(?::root|html\[data-theme='dark'\])$/.test(selector)
        ) {
          declaration.remove();
        }
      });
      sheet.removeAll();
      sheet.append(lean);
      // Code that comes to use a rule changes this style sheet.
      for (const dir of [...code, ...content]) {
        result.messages.push({
          type: 'dir-dependency',
          plugin: 'lean-infima',
          dir,
        });
      }
    },
  };
}
