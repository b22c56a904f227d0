import {describe, expect, it} from 'vitest';
import {FEATURED_TEMPLATES} from '../../../node_modules/create-video/dist/templates.js';
import {TEMPLATE_PURPOSES, templateSchema} from '../schema';
import {paidTemplates, templates} from '../templates';
import {expectSentences} from './expectSentences';

describe('templates', () => {
  it('fills the row of four on the home page', () => {
    expect(templates.filter(({featured}) => featured)).toHaveLength(4);
  });

  it('has the order of the create command', () => {
    const slugs = templates.map(({slug}) => slug);
    expect(slugs).toEqual(
      FEATURED_TEMPLATES.map(({cliId}) => cliId).filter((id) =>
        slugs.includes(id),
      ),
    );
  });

  it('takes names, repositories and previews from the create command', () => {
    const helloWorld = templates.find(({slug}) => slug === 'hello-world');
    expect(helloWorld).toMatchObject({
      name: 'Hello World',
      repository: 'https://github.com/remotion-dev/template-helloworld',
      previewUrl: 'https://remotion-helloworld.vercel.app/?/HelloWorld',
    });
    expect(helloWorld?.startsWith.at(-1)).toMatch(/^TailwindCSS, if/);
  });

  it.each(templates)('describes $slug in two to four sentences', (template) => {
    expectSentences(template.description, 2, 4);
    expect(template.tagline).not.toMatch(/\.$/);
    for (const item of template.startsWith) {
      expect(item).not.toMatch(/\.$/);
    }
    for (const note of template.setupNotes ?? []) {
      expect(note).toMatch(/\.$/);
    }
  });
});

describe('purposes', () => {
  it('has at least two templates for each, so that each is worth a filter', () => {
    for (const purpose of TEMPLATE_PURPOSES) {
      const {length} = templates.filter(({purposes}) =>
        purposes.includes(purpose),
      );
      expect(length, purpose).toBeGreaterThanOrEqual(2);
    }
  });

  it('names each once', () => {
    for (const {slug, purposes} of templates) {
      expect(purposes, slug).toEqual([...new Set(purposes)]);
    }
  });

  it('refuses one that nobody knows, and names all', () => {
    const [template] = templates;
    expect(
      templateSchema.safeParse({...template, purposes: ['Fun']}).error?.message,
    ).toContain('must be one of: First steps, Video apps, ');
  });
});

describe('paidTemplates', () => {
  it('links to the store', () => {
    for (const template of paidTemplates) {
      expect(template.url).toBe(`https://www.remotion.pro/${template.slug}`);
    }
  });

  it('shares no slug with a free template', () => {
    const free = templates.map(({slug}) => slug);
    for (const {slug} of paidTemplates) {
      expect(free).not.toContain(slug);
    }
  });
});
