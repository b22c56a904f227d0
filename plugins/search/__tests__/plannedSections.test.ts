import path from 'node:path';
import {expect, it} from 'vitest';
import {search} from '../../../config/search';
import {loadDocsIndex} from '../../docs-index';
import {toPlannedSections} from '../plannedSections';

const {pages, homes} = search.planned;

it('every planned page is in one section, which leads to a page that is written', async () => {
  const docs = await loadDocsIndex(path.resolve(__dirname, '../../../docs'));
  const written = new Set(docs.pages.map(({address}) => address));
  const sections = toPlannedSections(pages, homes, written);
  expect(sections.flatMap((section) => section.pages).sort()).toEqual(
    pages.map(({url}) => url.replace(/\/$/, '')).sort(),
  );
  for (const {to, label} of sections) {
    expect(written, `${label} leads to ${to}`).toContain(to);
  }
});

it('a planned page leads to the closest page above it, else to that of its sidebar', () => {
  const toSection = (url: string): string | undefined =>
    toPlannedSections(
      [{url, sidebar: 'api', category: 'Command line > lambda'}],
      homes,
      new Set(['/docs/lambda/']),
    ).map(({label, to}) => `${label}: ${to}`)[0];
  expect(toSection('/docs/lambda/cli/sites')).toBe(
    'Command line › lambda: /docs/lambda/',
  );
  expect(toSection('/docs/cli/other')).toBe(
    'Command line › lambda: /docs/api/',
  );
});
