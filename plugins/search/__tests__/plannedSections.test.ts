import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPlannedPages} from '../../../config/routes';
import {loadDocsIndex} from '../../docs-index';
import {readPlannedSections} from '../plannedSections';

const siteDir = path.resolve(__dirname, '../../..');

describe('sections of planned pages', () => {
  it('have every planned page once, and lead to pages that are written', async () => {
    const sections = await readPlannedSections(siteDir);
    const pages = sections.flatMap((section) => section.pages);
    expect(new Set(pages).size).toBe(readPlannedPages().length);
    const {pages: docs} = await loadDocsIndex(path.join(siteDir, 'docs'));
    const written = new Set(docs.map(({address}) => address));
    for (const {to, label} of sections) {
      expect(written, `${label} leads to ${to}`).toContain(to);
    }
  });
});
