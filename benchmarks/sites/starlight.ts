import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {generateCorpus} from '../../testbed/corpus';
import {toStarlightSidebar} from '../../testbed/corpus/sidebars';
import type {Site} from '../../testbed/sites/types';

/** The newest versions that run on Node 20: Astro 6 asks for Node 22. */
const PACKAGES = {
  '@astrojs/starlight': '0.37.7',
  astro: '5.18.2',
  sharp: '0.34.5',
} as const;

const CONTENT_CONFIG = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
};
`;

const HOME = `---
title: Starlight
description: Home page of the benchmark.
template: splash
hero:
  tagline: The home page of the starter template is this and four cards.
  actions:
    - text: Read
      link: /docs/group-1/section-1/page-1/
---

import {Card, CardGrid} from '@astrojs/starlight/components';

<CardGrid>
  <Card title="One" icon="pencil">The first card.</Card>
  <Card title="Two" icon="add-document">The second card.</Card>
  <Card title="Three" icon="setting">The third card.</Card>
  <Card title="Four" icon="open-book">The fourth card.</Card>
</CardGrid>
`;

/**
 * Installs the packages once, for all sizes.
 *
 * @param dir an empty folder
 * @throws Error with what npm says
 */
export function installStarlight(dir: string): void {
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({private: true, type: 'module', dependencies: PACKAGES}),
  );
  execFileSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
    {cwd: dir, stdio: 'pipe'},
  );
}

/**
 * A Starlight site as its starter template makes it, with a corpus.
 *
 * @param packagesDir folder that `installStarlight` filled
 * @param dir a new folder
 * @param pages of the corpus
 */
export function createStarlightSite(
  packagesDir: string,
  dir: string,
  pages: number,
): Site {
  fs.cpSync(packagesDir, dir, {recursive: true, verbatimSymlinks: true});
  const content = path.join(dir, 'src/content');
  const corpus = generateCorpus({
    dir: path.join(content, 'docs/docs'),
    pages,
    base: '/docs/',
  });
  fs.writeFileSync(path.join(dir, 'src/content.config.ts'), CONTENT_CONFIG);
  fs.writeFileSync(path.join(content, 'docs/index.mdx'), HOME);
  const sidebar = toStarlightSidebar(corpus.sidebar, 'docs');
  fs.writeFileSync(
    path.join(dir, 'astro.config.mjs'),
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({title: 'Starlight', sidebar: ${JSON.stringify(sidebar)}})],
});
`,
  );
  const id = corpus.pages[Math.floor(pages / 2)]?.id ?? '';
  return {
    name: 'Starlight',
    dir,
    outDir: 'dist',
    caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
    build: ['node_modules/.bin/astro', 'build'],
    start: (port) => ['node_modules/.bin/astro', 'dev', '--port', String(port)],
    home: '/',
    docsPage: `/docs/${id}/`,
    docsFile: path.join(content, `docs/docs/${id}.mdx`),
  };
}
