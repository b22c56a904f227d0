import {describe, expect, it} from 'vitest';
import {emitSidebar} from '../emit';
import type {CutItem} from '../sidebars';

const link = (id: string): CutItem => ({
  type: 'link',
  label: id,
  href: `/docs/${id}`,
  docId: id,
  unlisted: false,
});

const doc = (
  id: string,
  sidebar: string,
): {readonly id: string; readonly path: string; readonly sidebar: string} => ({
  id,
  path: `/docs/${id}`,
  sidebar,
});

function emit(
  items: readonly CutItem[],
  docs: readonly ReturnType<typeof doc>[],
): string {
  return emitSidebar(
    {
      pluginId: 'default',
      version: 'current',
      sidebar: 'guides',
      items,
      pages: {
        leaves: [],
        names: [],
        docs: docs
          .filter(({sidebar}) => sidebar === 'guides')
          .map((entry) => ({
            pluginId: 'default',
            version: 'current',
            doc: entry,
          })),
      },
      knownDocs: new Set(docs.map((entry) => JSON.stringify(entry))),
    },
    new Map(),
  );
}

describe('the documents of a sidebar', () => {
  it('are those of its links, and others are written out', () => {
    const text = emit(
      [link('spring')],
      [doc('spring', 'guides'), doc('linked-by-a-category', 'guides')],
    );
    expect(text).toContain('docsOf(items, "guides")');
    expect(text).not.toContain('"id":"spring"');
    expect(text).toContain('"id":"linked-by-a-category"');
  });

  it('are written out if a link leads to a document of another sidebar', () => {
    const text = emit(
      [link('spring'), link('render')],
      [doc('spring', 'guides'), doc('render', 'commands')],
    );
    expect(text).not.toContain('docsOf(');
    expect(text).toContain('"id":"spring"');
    expect(text).not.toContain('"id":"render"');
  });
});
