import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {parseList} from '../parseList';
import {expertSchema, type Expert} from '../schema';

const EXPERT: Expert = {
  slug: 'ada-example',
  name: 'Ada Example',
  listedSince: '2024-01-31',
  focus: ['Captions'],
  about: 'Ada Example is a fixture.',
  built: [{name: 'A player', url: 'https://example.com/player'}],
  links: [{type: 'website', url: 'https://example.com/'}],
  offersCall: false,
};

const OTHER_EXPERT: Expert = {
  ...EXPERT,
  slug: 'bob-example',
  name: 'Bob Example',
};

/** The message with which a list is refused. */
function refusal(list: unknown): string {
  try {
    parseList('experts', expertSchema, list as Expert[]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

/** The single problem in the message with which a list is refused. */
function problem(entry: unknown): string | undefined {
  const lines = refusal([entry]).split('\n');
  expect(lines).toHaveLength(3);
  return lines[1];
}

function without(key: keyof Expert): Partial<Expert> {
  return Object.fromEntries(
    Object.entries(EXPERT).filter(([name]) => name !== key),
  );
}

describe('parseList', () => {
  it('returns the list, in order', () => {
    expect(parseList('experts', expertSchema, [EXPERT, OTHER_EXPERT])).toEqual([
      EXPERT,
      OTHER_EXPERT,
    ]);
  });

  it('freezes the list and its entries', () => {
    const list = parseList('experts', expertSchema, [EXPERT]);
    expect(Object.isFrozen(list)).toBe(true);
    expect(Object.isFrozen(list[0])).toBe(true);
    expect(Object.isFrozen(list[0]?.links)).toBe(true);
    expect(Object.isFrozen(list[0]?.links[0])).toBe(true);
  });

  it('accepts an empty list', () => {
    expect(parseList('experts', expertSchema, [])).toEqual([]);
  });

  it('reports every problem in one message, with the remedy', () => {
    const list = [
      {...EXPERT, name: ''},
      {...OTHER_EXPERT, links: [{type: 'blog', url: 'example.com'}]},
    ];
    expect(refusal(list)).toBe(
      [
        'Invalid list "experts":',
        '- experts[0].name: must not be empty (given: "")',
        '- experts[1].links[0].type: must be one of website, x, github, linkedin (given: "blog")',
        '- experts[1].links[0].url: must be an absolute http or https address (given: "example.com")',
        'Correct these entries in src/data/experts.ts. Every field is described in src/data/schema.ts.',
      ].join('\n'),
    );
  });

  it('names the module that holds the list when it has another name', () => {
    expect(() =>
      parseList(
        'freelancers',
        expertSchema,
        [{...EXPERT, slug: 'Ada'}],
        'experts',
      ),
    ).toThrow(
      /^Invalid list "freelancers":\n- freelancers\[0\]\.slug: .*\nCorrect these entries in src\/data\/experts\.ts\./,
    );
  });

  it('refuses what is not a list', () => {
    expect(refusal('experts')).toContain(
      '- experts: must be an array (given: "experts")',
    );
  });

  it.each([
    [
      'an entry that is not an object',
      null,
      ': must be an object (given: null)',
    ],
    [
      'a missing field',
      without('about'),
      '.about: is required (given: nothing)',
    ],
    [
      'a missing choice',
      {...EXPERT, links: [{url: 'https://example.com/'}]},
      '.links[0].type: is required (given: nothing)',
    ],
    [
      'a value of the wrong type',
      {...EXPERT, offersCall: 'yes'},
      '.offersCall: must be a boolean (given: "yes")',
    ],
    [
      'an unknown field',
      {...EXPERT, mail: 'ada@example.com'},
      '.mail: is not a known field (given: "ada@example.com")',
    ],
    [
      'an unknown field in a nested object',
      {
        ...EXPERT,
        links: [{type: 'website', url: 'https://example.com/', label: 'Site'}],
      },
      '.links[0].label: is not a known field (given: "Site")',
    ],
    [
      'a list field without items',
      {...EXPERT, focus: []},
      '.focus: must not be empty (given: [])',
    ],
  ])('refuses %s', (_, entry, message) => {
    expect(problem(entry)).toBe(`- experts[0]${message}`);
  });

  it('refuses a number or a count outside its limits', () => {
    const schema = z.strictObject({
      width: z.int().positive(),
      fps: z.number().max(240),
      lines: z.array(z.string()).min(3),
    });
    const list = [{width: 0, fps: 500, lines: ['one']}];
    expect(() => parseList('sizes', schema, list)).toThrow(
      [
        '- sizes[0].width: must be more than 0 (given: 0)',
        '- sizes[0].fps: must be at most 240 (given: 500)',
        '- sizes[0].lines: must have at least 3 items (given: ["one"])',
      ].join('\n'),
    );
  });

  it('refuses a text that is too long, and shortens it in the message', () => {
    expect(problem({...EXPERT, name: 'a'.repeat(200)})).toBe(
      `- experts[0].name: must have at most 60 characters (given: "${'a'.repeat(79)}…)`,
    );
  });

  it.each(['slug', 'name'] as const)(
    'refuses a %s that two entries share',
    (field) => {
      const value = EXPERT[field];
      expect(refusal([EXPERT, {...OTHER_EXPERT, [field]: value}])).toContain(
        `\n- experts[1].${field}: must be unique, and experts[0] has it already (given: "${value}")\n`,
      );
    },
  );

  it('reports duplicates together with other problems', () => {
    const list = [EXPERT, {...OTHER_EXPERT, slug: EXPERT.slug, about: ''}];
    expect(refusal(list)).toContain('- experts[1].about: must not be empty');
    expect(refusal(list)).toContain('- experts[1].slug: must be unique');
  });
});
