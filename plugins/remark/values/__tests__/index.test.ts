import {createProcessor} from '@mdx-js/mdx';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import cloud from '../../../../toolkit/api/_cloud.json';
import remarkValues from '..';
import {REASONS} from '../permissions';
import {groupRegions} from '../regions';

function transform(value: string): Root {
  const file = new VFile({value, path: 'docs/lambda/limits.mdx', cwd: ''});
  const root = createProcessor().parse(file);
  remarkValues()(root, file);
  return root;
}

describe('in a text', () => {
  it.each([
    ['Up to {lambda.memory.max} MB.', 'Up to 10,240 MB.'],
    ['- {lambda.timeout.max} s', '900 s'],
    ['Use {cloudrun.memory.default}.', 'Use 2Gi.'],
    ['In {lambda.regionCount} regions.', 'In 23 regions.'],
    [
      'One of {cloudrun.codecs}.',
      `One of ${cloud.cloudrun.codecs.join(', ')}.`,
    ],
    ['<b>{lambda.region.default}</b>', 'us-east-1'],
    [
      'Before {/* a comment */} and {1 + 1}.',
      'Before /* a comment */ and 1 + 1.',
    ],
  ])('"%s" becomes "%s"', (page, text) => {
    expect(toString(transform(page))).toBe(text);
  });
});

describe('on a line of its own', () => {
  it('prints a policy as the package does', () => {
    expect(transform('{lambda.rolePolicy}').children).toEqual([
      {type: 'code', lang: 'json', value: cloud.lambda.rolePolicy},
    ]);
  });

  it.each([
    ['{lambda.userPermissions}', 1 + 32],
    ['{lambda.rolePermissions}', 1 + 13],
    ['{cloudrun.permissions}', 1 + cloud.cloudrun.permissions.length],
    ['{lambda.prices}', 1 + cloud.lambda.regions.length],
    ['{cloudrun.regions}', 1 + 6],
  ])('%s is a table of %i rows', (page, rows) => {
    const [table] = transform(page).children;
    expect(table).toMatchObject({type: 'table'});
    expect(table && 'children' in table && table.children).toHaveLength(rows);
  });

  it('writes prices without exponent', () => {
    expect(toString(transform('{lambda.prices}'))).toContain(
      'us-east-10.00001333340.00000003090.20',
    );
  });
});

it.each([
  '{lambda.memory.maximum} MB',
  '{lambda.memory}\n',
  'A {lambda.prices}',
])('refuses %j with line and names', (page) => {
  expect(() => transform(`First\n\n${page}`)).toThrow(
    /docs\/lambda\/limits\.mdx:3: there is no value ".*lambda\.rolePolicy|docs\/lambda\/limits\.mdx:3: there is no value ".*lambda\.memory\.default/,
  );
});

it('knows each permission of the packages, and no other', () => {
  const actionsOf = (policy: string): string[] =>
    (JSON.parse(policy) as {Statement: {Action: string[]}[]}).Statement.flatMap(
      ({Action}) => Action,
    );
  expect(
    Object.values(REASONS).map((reasons) => Object.keys(reasons).sort()),
  ).toEqual(
    [
      actionsOf(cloud.lambda.rolePolicy),
      actionsOf(cloud.lambda.userPolicy),
      [...cloud.cloudrun.permissions],
    ].map((names) => names.sort()),
  );
});

it('asks for the place of a new region', () => {
  expect(() => groupRegions('lambda', ['eu-west-1', 'eu-east-1'])).toThrow(
    /regions\.ts.*lambda.*: eu-east-1\. Add them/,
  );
});
