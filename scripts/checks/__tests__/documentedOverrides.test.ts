import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {findFences} from '../samples/fences';

/** What a test reads of a rule of Webpack. */
type Rule = {
  readonly test: RegExp;
  readonly exclude?: RegExp;
  readonly use?: readonly (string | {readonly loader: string})[];
};

type Configuration = {
  readonly mode?: string;
  readonly module: {readonly rules: readonly Rule[]};
};

type Override = (
  configuration: Configuration,
) => Configuration | Promise<Configuration>;

const siteDir = path.resolve(__dirname, '../../..');
const requireToolkit = createRequire(
  path.join(siteDir, 'toolkit/package.json'),
);

/** Rules such as those that the bundler has for styles, images and code. */
const bundler: Configuration = {
  mode: 'production',
  module: {
    rules: [
      {test: /\.css$/i, use: ['style-loader', 'css-loader']},
      {test: /\.(png|svg)$/},
      {test: /\.tsx?$/, use: ['esbuild-loader']},
    ],
  },
};

/** Runs the config files of a page as the command line does: as CommonJS. */
function runConfigs(page: string): Override[] {
  const source = fs.readFileSync(path.join(siteDir, page), 'utf8');
  return findFences(page, source)
    .fences.filter(({title}) => title === 'remotion.config.ts')
    .flatMap(({code}) => {
      const overrides: Override[] = [];
      const Config = {
        overrideWebpackConfig: (override: Override) => overrides.push(override),
      };
      const {outputText} = ts.transpileModule(code, {
        compilerOptions: {
          module: ts.ModuleKind.CommonJS,
          esModuleInterop: true,
          target: ts.ScriptTarget.ES2022,
        },
      });
      const run = compileFunction(outputText, ['require', 'exports']) as (
        require: (name: string) => unknown,
        exports: object,
      ) => void;
      run(
        (name) =>
          name === '@remotion/cli/config' ? {Config} : requireToolkit(name),
        {},
      );
      return overrides;
    });
}

/** Packages whose loaders a configuration applies to a file. */
function findLoaders({module: {rules}}: Configuration, file: string): string[] {
  return rules
    .filter(({test, exclude}) => test.test(file) && !exclude?.test(file))
    .flatMap(({use = []}) => use)
    .map((entry) => (typeof entry === 'string' ? entry : entry.loader))
    .map((loader) => {
      const [, name = loader] =
        /.*\/node_modules\/([^/]+)\//.exec(loader.replaceAll('\\', '/')) ?? [];
      return name;
    });
}

const POSTCSS = ['style-loader', 'css-loader', 'postcss-loader'];
const SASS = ['style-loader', 'css-loader', 'sass-loader'];
const PLAIN = ['style-loader', 'css-loader'];

describe.each([
  {page: 'docs/tailwind/tailwind.mdx', count: 1, css: POSTCSS, scss: []},
  {page: 'docs/tailwind/enable-tailwind.mdx', count: 2, css: POSTCSS, scss: []},
  {page: 'docs/tailwind-v4/overview.mdx', count: 1, css: POSTCSS, scss: []},
  {page: 'docs/enable-scss/overview.mdx', count: 1, css: PLAIN, scss: SASS},
  {page: 'docs/enable-scss/enable-scss.mdx', count: 2, css: PLAIN, scss: SASS},
])('the configuration on $page', ({page, count, css, scss}) => {
  it('gives each style its loaders, and keeps the rest', async () => {
    const overrides = runConfigs(page);
    expect(overrides).toHaveLength(count);
    for (const override of overrides) {
      const result = await override(bundler);
      expect(findLoaders(result, 'index.css')).toEqual(css);
      expect(findLoaders(result, 'theme.scss')).toEqual(scss);
      expect(findLoaders(result, 'Badge.module.scss')).toEqual(scss);
      expect(findLoaders(result, 'Root.tsx')).toEqual(['esbuild-loader']);
      expect(result.mode).toBe('production');
      expect(bundler.module.rules).toHaveLength(3);
    }
  });
});

describe('the configurations on docs/tailwind-v4/enable-tailwind.mdx', () => {
  it('give Tailwind alone, then Tailwind and Sass', async () => {
    const [alone, combined] = runConfigs(
      'docs/tailwind-v4/enable-tailwind.mdx',
    );
    const results = [await alone?.(bundler), await combined?.(bundler)];
    expect(
      results.map(
        (result) =>
          result && [
            findLoaders(result, 'index.css'),
            findLoaders(result, 'theme.scss'),
          ],
      ),
    ).toEqual([
      [POSTCSS, []],
      [POSTCSS, SASS],
    ]);
  });
});

describe('the option configLocation', () => {
  it('reaches Tailwind', async () => {
    const [, override] = runConfigs('docs/tailwind/enable-tailwind.mdx');
    const result = JSON.stringify(await override?.(bundler));
    expect(result).toContain(path.join(process.cwd(), '../brand'));
  });
});
