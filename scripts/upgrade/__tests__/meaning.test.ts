import {expect, it} from 'vitest';
import type {ApiMember, ApiPackage} from '../../../toolkit/model';
import {eventsOf, lineOf} from '../meaning';

const member = (name: string, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: 'string',
  optional: true,
  ...more,
});

/** A made-up package with one type. */
const release = (
  members: readonly ApiMember[],
  ...others: readonly string[]
): ApiPackage => ({
  name: '@remotion/clips',
  version: '4.0.9',
  entryPoints: [],
  exports: ['Cut', ...others].map((name) => ({
    name,
    kind: 'type',
    specifiers: [],
    members: name === 'Cut' ? members : [member('length')],
  })),
  internalExports: [],
  links: [],
});

const linesOf = (before: ApiPackage | undefined, after: ApiPackage): string[] =>
  eventsOf(before, after).map((event) => lineOf(event));

it('tells what came and went, without what came or went with it', () => {
  expect(
    linesOf(
      release([member('from')], 'Fade'),
      release([member('from'), member('to')], 'Wipe'),
    ),
  ).toEqual([
    '- `Cut.to` is new: write about it',
    '- `Fade` is gone: delete its heading, or say what replaces it',
    '- `Wipe` is new: write about it',
  ]);
});

it('tells a renamed member as one that went and one that came', () => {
  expect(
    linesOf(release([member('from')]), release([member('start')])),
  ).toEqual([
    '- `Cut.from` is gone: delete its heading, or say what replaces it',
    '- `Cut.start` is new: write about it',
  ]);
});

it('tells nothing of members whose owner lists none any more', () => {
  expect(linesOf(release([member('from')]), release([]))).toEqual([]);
});

it.each([
  [
    'a default',
    {default: '1', defaultSource: 'code'},
    {default: '2', defaultSource: 'code'},
    'default changed from `1` to `2`',
  ],
  [
    'a wider type',
    {type: 'string'},
    {type: 'string | number'},
    'type changed from `string` to `string | number`',
  ],
  ['a deprecation', {}, {deprecated: 'Use to.'}, 'deprecated'],
  ['what is required', {}, {optional: false}, 'became required'],
] as const)('tells %s with both values', (_, from, to, text) => {
  expect(
    linesOf(release([member('from', from)]), release([member('from', to)])),
  ).toEqual([`- \`Cut.from\`: ${text}`]);
});

it('says which release brought a name', () => {
  const [event] = eventsOf(undefined, release([]));
  expect(event && lineOf(event, '4.0.8')).toBe(
    '- `Cut` is new (4.0.8): write about it',
  );
});
