import {expect, it} from 'vitest';
import {creditsOf} from '../expertCredits';
import {EXPERT_FIELDS} from '../expertFields';

it('names the projects, and has a color for each field', () => {
  const built = [{name: 'A film'}, {name: 'A tool'}];
  const credits = EXPERT_FIELDS.map((field) =>
    creditsOf({name: 'Ada', built, fields: [field]}),
  );
  expect(credits[0]).toEqual({
    name: 'Ada',
    projects: ['A film', 'A tool'],
    hue: 0,
  });
  expect(new Set(credits.map(({hue}) => hue)).size).toBe(EXPERT_FIELDS.length);
});
