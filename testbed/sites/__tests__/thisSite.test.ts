import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {createThisSite} from '../thisSite';

const siteDir = path.resolve(__dirname, '../../..');
const dir = createTempDir();
const site = createThisSite(dir, 25);

const read = (file: string, from = dir): string =>
  fs.readFileSync(path.join(from, file), 'utf8');

test('the corpus stands in the place of the content', () => {
  const pages = fs
    .readdirSync(path.join(dir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'));
  expect(pages).toHaveLength(25);
  expect(fs.existsSync(site.docsFile)).toBe(true);
  expect(
    fs.readdirSync(path.join(dir, 'blog')).filter((f) => f.endsWith('.mdx')),
  ).toEqual([]);
});

test('configuration and code are those of this site', () => {
  for (const file of ['config/navbar.ts', 'src/css/tokens.css']) {
    expect(read(file)).toBe(read(file, siteDir));
  }
  expect(read('site.config.ts')).toBe(read('docusaurus.config.ts', siteDir));
});

test('each sidebar that the navbar names has a page', () => {
  const named = read('config/navbar.ts').matchAll(/sidebarId: '(\w+)'/g);
  for (const [, name = ''] of named) {
    expect(read('sidebars.ts')).toContain(`"${name}":[`);
  }
});

test('packages are those of this site, the cache of builds is its own', () => {
  const installed = path.join(dir, 'node_modules');
  expect(fs.realpathSync(path.join(installed, 'react'))).toBe(
    fs.realpathSync(path.join(siteDir, 'node_modules/react')),
  );
  fs.mkdirSync(path.join(installed, '.cache'));
  expect(fs.lstatSync(path.join(installed, '.cache')).isDirectory()).toBe(true);
  expect(fs.readdirSync(path.join(installed, '.cache'))).toEqual([]);
});
