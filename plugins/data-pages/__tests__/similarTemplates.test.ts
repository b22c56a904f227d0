import {expect, it} from 'vitest';
import {templates} from '../../../src/data/templates';
import {similarTemplates} from '../similarTemplates';

const slugsLike = (slug: string, count = 3): string[] => {
  const template = templates.find((each) => each.slug === slug);
  return template
    ? similarTemplates(template, templates, count).map((each) => each.slug)
    : [];
};

it('names as many others as are wanted', () => {
  for (const {slug} of templates) {
    const others = slugsLike(slug);
    expect(new Set(others).size, slug).toBe(3);
    expect(others).not.toContain(slug);
  }
});

it('names those for the same first', () => {
  expect(slugsLike('hello-world', 2).sort()).toEqual(['blank', 'javascript']);
  expect(slugsLike('audiogram', 1)).toEqual(['music-visualization']);
  expect(slugsLike('three', 2).sort()).toEqual(['overlay', 'skia']);
});

it('names those made with the same before others for the same', () => {
  expect(slugsLike('next', 1)).toEqual(['next-no-tailwind']);
  expect(slugsLike('next', 4)).not.toContain('electron');
});

it('counts a technology the more, the fewer templates have it', () => {
  const purposes = ['Video apps'] as const;
  const list = [
    {slug: 'common', purposes, technologies: ['TypeScript', 'Vue']},
    {slug: 'rare', purposes, technologies: ['TypeScript', 'Express']},
    {slug: 'this', purposes, technologies: ['TypeScript', 'Express', 'S3']},
    {slug: 'other', purposes, technologies: ['TypeScript']},
  ];
  const [, , template] = list;
  expect(template && similarTemplates(template, list, 1)).toEqual([list[1]]);
});
