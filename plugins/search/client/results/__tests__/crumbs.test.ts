import {expect, it} from 'vitest';
import type {Hierarchy} from '../../engine/types';
import {crumbsOf} from '../crumbs';

const hierarchy: Hierarchy = {
  lvl0: 'remotion',
  lvl1: 'spring()',
  lvl2: 'Options',
  lvl3: 'config',
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

it.each([
  ['none for a page', 'lvl1', []],
  ['those above a section', 'lvl3', ['spring()', 'Options']],
  ['all for a text', 'content', ['spring()', 'Options', 'config']],
] as const)('the headings above a hit are %s', (_, type, crumbs) => {
  expect(crumbsOf({type, hierarchy})).toEqual(crumbs);
});
