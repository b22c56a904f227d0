import {expect, it} from 'vitest';
import type {ApiExport} from '../../../../toolkit/model';
import {createDocsIndex} from '../../../docs-index';
import type {MemberFacts} from '../members';
import {createHeadingFacts, createTypeLinks} from '../nodes';
import {findSymbol} from '../symbols';

const index = createDocsIndex([]);
const links = createTypeLinks(
  {symbols: [], named: new Set()} as unknown as Parameters<
    typeof createTypeLinks
  >[0],
  index,
);
const fps: MemberFacts = {name: 'fps', members: [], isRequired: false};

/** What stands below the heading of an export. */
const textOf = (more: Partial<ApiExport>): string => {
  const symbol = findSymbol('remotion#spring');
  const [, ...nodes] = createHeadingFacts(
    {...fps, symbol: {...symbol, export: {...symbol.export, ...more}}},
    links,
  );
  return JSON.stringify(nodes);
};

it('hands what releases changed to the facts of a member', () => {
  const [node] = createHeadingFacts(
    {
      ...fps,
      since: 'since 4.0.1',
      changes: ['became optional in 4.0.2', 'type changed in 4.0.3'],
    },
    links,
  );
  expect(node).toMatchObject({
    name: 'ApiFacts',
    attributes: [
      {name: 'since', value: 'since 4.0.1'},
      {
        name: 'changes',
        value: 'became optional in 4.0.2\ntype changed in 4.0.3',
      },
    ],
  });
});

it('says since when there is an export, and what changed', () => {
  expect(textOf({since: 'since 4.0.1'})).toContain('"Available since 4.0.1"');
  expect(textOf({since: 'in 4.0.5 and later'})).toContain(
    '"Available in 4.0.5 and later"',
  );
  const changed = textOf({
    since: 'since 4.0.1',
    changes: ['type changed from `1` to `2` in 4.0.3', 'deprecated in 4.0.4'],
  });
  expect(changed).toContain('"Available since 4.0.1. Type changed from "');
  expect(changed).toContain('{"type":"inlineCode","value":"2"}');
  expect(changed).toContain('" in 4.0.3. Deprecated in 4.0.4"');
  expect(textOf({since: undefined})).toBe('[]');
});
