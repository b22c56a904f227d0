import {expect, it} from 'vitest';
import type {HistoryEvent} from '../../../toolkit/history';
import {createDocsIndex} from '../../docs-index';
import {page} from '../../docs-index/__tests__/page';
import {createFindName} from '../findName';

const find = createFindName(
  createDocsIndex([
    page('spring.mdx', {
      api: ['remotion#spring'],
      text: '## Options\n\n### damping {/* #how-soft */}\n',
    }),
    page('config.mdx', {
      api: ['@remotion/cli/config#Config'],
      text: '### setCodec\n',
    }),
    page('cli/render.mdx', {
      commands: ['remotion render'],
      text: '### --codec\n',
    }),
  ]),
);

const event = (
  name: string,
  more: Partial<HistoryEvent> = {},
): HistoryEvent => ({
  package: 'remotion',
  name,
  what: 'added',
  before: '4.0.400',
  since: '4.0.401',
  ...more,
});
const cli = {package: '@remotion/cli'};

it.each([
  ['an export to its page', event('spring'), '/docs/spring/'],
  [
    'a member to its heading',
    event('spring.damping'),
    '/docs/spring/#how-soft',
  ],
  [
    'a method of Config to its heading',
    event('Config.setCodec', cli),
    '/docs/config/#setcodec',
  ],
  ['a flag to its heading', event('--codec', cli), '/docs/cli/render/#--codec'],
])('leads from %s', (_, it, href) => {
  expect(find(it)).toEqual({href});
});

it.each([
  ['an export without a page', event('interpolate')],
  ['a flag without a heading', event('--nothing', cli)],
  ['a member that is gone', event('spring.gone', {what: 'removed'})],
  ['an export that is gone', event('jump', {what: 'removed'})],
])('names %s without a link', (_, it) => {
  expect(find(it)).toEqual({});
});

it.each([
  ['a member without a heading', event('spring.mass')],
  ['a member of an export without a page', event('interpolate.easing')],
  ['what was below a member', event('spring.config.gone', {what: 'removed'})],
])('says nothing of %s', (_, it) => {
  expect(find(it)).toBeUndefined();
});
