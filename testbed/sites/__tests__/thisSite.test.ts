import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createThisSite} from '../thisSite';
import type {Site} from '../types';

const siteDir = path.resolve(__dirname, '../../..');

let dir: string;
let site: Site;

beforeAll(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')), 'copy');
  site = createThisSite(dir, 25);
});

afterAll(() => {
  fs.rmSync(path.dirname(dir), {recursive: true});
});

function read(file: string): string {
  return fs.readFileSync(path.join(dir, file), 'utf8');
}

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
    expect(read(file)).toBe(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  }
  expect(read('site.config.ts')).toBe(
    fs.readFileSync(path.join(siteDir, 'docusaurus.config.ts'), 'utf8'),
  );
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
