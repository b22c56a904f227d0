import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {paidTemplates, templates} from '../templates';
import {expectSentences} from './expectSentences';

type CreateVideo = {
  readonly FEATURED_TEMPLATES: readonly {
    readonly cliId: string;
    readonly homePageLabel: string;
    readonly org: string;
    readonly repoName: string;
    readonly previewURL: string | null;
    readonly allowEnableTailwind: boolean;
  }[];
};

/** The templates that the create command of the pinned release offers. */
const {FEATURED_TEMPLATES: published} = createRequire(import.meta.url)(
  '../../../node_modules/create-video/dist/templates.js',
) as CreateVideo;

describe('templates', () => {
  it('fills the row of four on the home page', () => {
    expect(templates.filter(({featured}) => featured)).toHaveLength(4);
  });

  it('has the order of the create command', () => {
    const slugs = templates.map((template) => template.slug);
    expect(slugs).toEqual(
      published.map(({cliId}) => cliId).filter((id) => slugs.includes(id)),
    );
  });

  it.each(templates)('agrees with the create command on $slug', (template) => {
    const match = published.find(({cliId}) => cliId === template.slug);
    expect(template.flag).toBe(`--${template.slug}`);
    expect(template.name).toBe(match?.homePageLabel);
    expect(template.repository).toBe(
      `https://github.com/${match?.org}/${match?.repoName}`,
    );
    expect(template.previewUrl ?? null).toBe(match?.previewURL);
    expect(
      template.startsWith.some((item) => item.startsWith('TailwindCSS, if')),
    ).toBe(match?.allowEnableTailwind);
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

  it('has no tagline twice', () => {
    const taglines = new Set(templates.map(({tagline}) => tagline));
    expect(taglines.size).toBe(templates.length);
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
