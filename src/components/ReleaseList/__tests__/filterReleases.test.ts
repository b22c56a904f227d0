import {expect, it} from 'vitest';
import type {
  IndexedRelease,
  ReleasePackage,
} from '../../../../plugins/releases/types';
import {countLines, filterReleases, listPackages} from '../filterReleases';

const toPackage = (name: string): ReleasePackage => ({
  name,
  sections: [
    {title: 'Added', lines: [{name: 'a'}, {name: 'b'}]},
    {title: 'Removed', lines: [{name: 'c'}]},
  ],
});

const core = toPackage('remotion');
const player = toPackage('@remotion/player');
const releases: readonly IndexedRelease[] = [
  {version: '4.0.302', packages: [core, player]},
  {version: '4.0.301', packages: [core]},
];

it('keeps what releases did to a package', () => {
  expect(filterReleases(releases, '@remotion/player')).toEqual([
    {version: '4.0.302', packages: [player]},
  ]);
});

it.each(['', '@remotion/plaier'])('keeps everything for "%s"', (name) => {
  expect(filterReleases(releases, name)).toBe(releases);
});

it('lists packages and counts lines', () => {
  expect(listPackages(releases)).toEqual(['@remotion/player', 'remotion']);
  expect(releases.map(countLines)).toEqual([6, 3]);
});
