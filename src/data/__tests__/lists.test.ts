import {describe, expect, it} from 'vitest';
import type {z} from 'zod';
import {communityNumbers, trustedBy} from '../community';
import {experts} from '../experts';
import {investors} from '../investors';
import {parseList} from '../parseList';
import {plans, unitPrices} from '../pricing';
import * as schemas from '../schema';
import {showcase} from '../showcase';
import {milestones, team} from '../team';
import {paidTemplates, templates} from '../templates';

type Entry = Readonly<Record<string, unknown>>;

const LISTS: readonly (readonly [
  name: string,
  schema: z.ZodType,
  list: readonly Entry[],
  length: number,
])[] = [
  ['communityNumbers', schemas.communityNumberSchema, communityNumbers, 5],
  ['experts', schemas.expertSchema, experts, 18],
  ['investors', schemas.investorSchema, investors, 13],
  ['milestones', schemas.milestoneSchema, milestones, 9],
  ['paidTemplates', schemas.paidTemplateSchema, paidTemplates, 3],
  ['plans', schemas.planSchema, plans, 3],
  ['showcase', schemas.showcaseEntrySchema, showcase, 18],
  ['team', schemas.teamMemberSchema, team, 2],
  ['templates', schemas.templateSchema, templates, 20],
  ['trustedBy', schemas.trustedBySchema, trustedBy, 5],
  ['unitPrices', schemas.unitPriceSchema, unitPrices, 3],
];

/** Every string in a value, however deep, with its path. */
function collectStrings(
  value: unknown,
  path: string,
): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    collectStrings(child, `${path}.${key}`),
  );
}

describe.each(LISTS)('%s', (name, schema, list, length) => {
  it('is valid and complete', () => {
    expect(() => parseList(name, schema, list)).not.toThrow();
    expect(list).toHaveLength(length);
  });

  it('is tidy', () => {
    for (const [path, text] of collectStrings(list, name)) {
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/[<>]| {2}|[\r\n\t]/);
      expect(text, path).not.toMatch(/^(?:http|javascript|data):/i);
    }
    for (const field of ['slug', 'name']) {
      const values = list.map((entry) => entry[field]).filter(Boolean);
      expect(new Set(values).size, `unique ${field}`).toBe(values.length);
    }
  });
});
