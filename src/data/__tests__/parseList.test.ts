import {describe, expect, it} from 'vitest';
import {parseList} from '../parseList';
import {expertSchema, type Expert} from '../schema';

const EXPERT: Expert = {
  slug: 'ada-example',
  name: 'Ada Example',
  listedSince: '2024-01-31',
  focus: ['Captions'],
  fields: ['Animation'],
  about: 'Ada Example is a fixture.',
  built: [{name: 'A player', url: 'https://example.com/player'}],
  links: {website: 'https://example.com/'},
  offersCall: false,
};

const OTHER_EXPERT: Expert = {
  ...EXPERT,
  slug: 'bob-example',
  name: 'Bob Example',
};

const parse = (list: unknown): readonly Expert[] =>
  parseList('lists.experts', expertSchema, list as Expert[]);

describe('parseList', () => {
  it('returns the list in order, frozen with its entries', () => {
    const list = parse([EXPERT, OTHER_EXPERT]);
    expect(list).toEqual([EXPERT, OTHER_EXPERT]);
    for (const part of [list, list[0], list[0]?.built, list[0]?.links]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('reports every problem in one message, with the remedy', () => {
    const list = [
      {...EXPERT, listedSince: 'today', mail: 'ada@example.com'},
      {...OTHER_EXPERT, links: {blog: 'https://example.com', x: 'example.com'}},
    ];
    expect(() => parse(list)).toThrow(
      new Error(`Invalid list "lists.experts":
- lists.experts[0].listedSince: must be a date such as 2025-06-03 (given: "today")
- lists.experts[0]: Unrecognized key: "mail" (given: {"slug":"ada-example","name":"Ada Example","listedSince":"today","focus":["Capti)
- lists.experts[1].links.x: must be an absolute http or https address (given: "example.com")
- lists.experts[1].links: Unrecognized key: "blog" (given: {"blog":"https://example.com","x":"example.com"})
Correct these entries in src/data/lists.ts. Every field is described in src/data/schema.ts.`),
    );
  });

  it.each([
    ['', null, 'Invalid input: expected object, received null', 'null'],
    [
      '.about',
      {...EXPERT, about: undefined},
      'Invalid input: expected string, received undefined',
      'null',
    ],
    [
      '.name',
      {...EXPERT, name: 'a'.repeat(99)},
      'Too big: expected string to have <=60 characters',
      `"${'a'.repeat(79)}`,
    ],
    [
      '.focus',
      {...EXPERT, focus: []},
      'Too small: expected array to have >=1 items',
      '[]',
    ],
    ['.links', {...EXPERT, links: {}}, 'must have a link', '{}'],
  ])('says at "%s" what is wrong with %j', (field, entry, message, given) => {
    expect(() => parse([entry])).toThrow(
      `\n- lists.experts[0]${field}: ${message} (given: ${given})\n`,
    );
  });

  it.each(['slug', 'name'] as const)(
    'refuses a %s that two entries share',
    (field) => {
      const value = EXPERT[field];
      expect(() => parse([EXPERT, {...OTHER_EXPERT, [field]: value}])).toThrow(
        `\n- lists.experts[1].${field}: must be unique, and [0] has it already (given: "${value}")\n`,
      );
    },
  );
});
