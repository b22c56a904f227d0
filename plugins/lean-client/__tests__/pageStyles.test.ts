import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import {PageStylesPlugin, STYLES} from '../pageStyles';

type Compiler = Parameters<PageStylesPlugin['apply']>[0];

const group = (
  requests: readonly (string | undefined)[],
  files: readonly string[],
  isInitial = false,
): object => ({
  isInitial: () => isInitial,
  getFiles: () => files,
  origins: requests.map((request) => ({request})),
});

it('tells the framework which sheets the modules of a page need', () => {
  const main = {css: [{file: 'main.css'}], js: [{file: 'main.js'}]};
  const dir = createTempDir({
    'manifest.json': JSON.stringify({
      entrypoints: ['main'],
      origins: {main: ['main']},
      assets: {main},
    }),
  });
  const file = path.join(dir, 'manifest.json');
  const chunkGroups = [
    group(['./start.ts'], ['main.css', 'main.js'], true),
    group(['@theme/DocItem', '@theme/DocRoot'], ['text.css', 'docs.js']),
    group(['@site/docs/spring.mdx'], ['text.css', 'example.css', 'spring.js']),
    group(['@site/docs/spring.mdx', undefined], ['spring.css']),
    group(['@site/docs/plain.mdx'], ['plain.js']),
  ];
  new PageStylesPlugin(file).apply({
    hooks: {
      afterEmit: {
        tap: (_: string, run: (compilation: object) => void) =>
          run({chunkGroups}),
      },
    },
  } as unknown as Compiler);
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
    entrypoints: ['main'],
    origins: {
      main: ['main'],
      '@theme/DocItem': ['text.css'],
      '@theme/DocRoot': ['text.css'],
      '@site/docs/spring.mdx': ['text.css', 'example.css', 'spring.css'],
    },
    assets: {
      main,
      'text.css': {css: [{file: 'text.css'}]},
      'example.css': {css: [{file: 'example.css'}]},
      'spring.css': {css: [{file: 'spring.css'}]},
    },
  });
});

it('divides by folders that exist', () => {
  const components = path.resolve(__dirname, '../../../src/components');
  const folders = fs.readdirSync(components);
  const found = (test: RegExp): string[] =>
    folders.filter((name) => test.test(path.join(components, name, 'a.css')));
  expect(found(STYLES.text.test)).toEqual([
    'ApiFacts',
    'ApiHeader',
    'ApiOverview',
    'CodeFrame',
    'FilterField',
  ]);
  expect(found(STYLES.example.test)).toEqual([
    'Example',
    'Playback',
    'PropControls',
  ]);
});
