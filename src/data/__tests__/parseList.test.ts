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

  it('refuses an entry that is not an object', () => {
    expect(problem(null)).toBe('- experts[0]: must be an object (given: null)');
  });

  it('refuses a missing field', () => {
    expect(problem(without('about'))).toBe(
      '- experts[0].about: is required (given: nothing)',
    );
  });

  it('refuses a missing choice', () => {
    const links = [{url: 'https://example.com/'}];
    expect(problem({...EXPERT, links})).toBe(
      '- experts[0].links[0].type: is required (given: nothing)',
    );
  });

  it('refuses a value of the wrong type', () => {
    expect(problem({...EXPERT, offersCall: 'yes'})).toBe(
      '- experts[0].offersCall: must be a boolean (given: "yes")',
    );
  });

  it('refuses an unknown field', () => {
    expect(problem({...EXPERT, mail: 'ada@example.com'})).toBe(
      '- experts[0].mail: is not a known field (given: "ada@example.com")',
    );
  });

  it('refuses an unknown field in a nested object', () => {
    const links = [
      {type: 'website', url: 'https://example.com/', label: 'Site'},
    ];
    expect(problem({...EXPERT, links})).toBe(
      '- experts[0].links[0].label: is not a known field (given: "Site")',
    );
  });

  it('refuses a list field without items', () => {
    expect(problem({...EXPERT, focus: []})).toBe(
      '- experts[0].focus: must not be empty (given: [])',
    );
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

  it('refuses a date in another form', () => {
    expect(problem({...EXPERT, listedSince: '31.01.2024'})).toBe(
      '- experts[0].listedSince: must be a date such as 2025-06-03 (given: "31.01.2024")',
    );
  });

  it('refuses a javascript: address', () => {
    const links = [{type: 'website', url: 'javascript:alert(1)'}];
    expect(problem({...EXPERT, links})).toBe(
      '- experts[0].links[0].url: must be an absolute http or https address (given: "javascript:alert(1)")',
    );
  });

  it('refuses HTML in a name', () => {
    expect(problem({...EXPERT, name: '<b>Ada</b>'})).toBe(
      '- experts[0].name: must be plain text, without < and > (no HTML) (given: "<b>Ada</b>")',
    );
  });

  it('refuses a slug that two entries share', () => {
    expect(refusal([EXPERT, {...OTHER_EXPERT, slug: EXPERT.slug}])).toContain(
      '\n- experts[1].slug: must be unique, and experts[0] has it already (given: "ada-example")\n',
    );
  });

  it('refuses a name that two entries share', () => {
    expect(refusal([EXPERT, {...OTHER_EXPERT, name: EXPERT.name}])).toContain(
      '\n- experts[1].name: must be unique, and experts[0] has it already (given: "Ada Example")\n',
    );
  });

  it('reports duplicates together with other problems', () => {
    const list = [EXPERT, {...OTHER_EXPERT, slug: EXPERT.slug, about: ''}];
    expect(refusal(list)).toContain('- experts[1].about: must not be empty');
    expect(refusal(list)).toContain('- experts[1].slug: must be unique');
  });
});
