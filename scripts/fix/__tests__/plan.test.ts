import {describe, expect, it} from 'vitest';
import type {ChangedFile} from '../../checkChanges/changedFiles';
import {planFix} from '../plan';

const unchanged = {isGone: false, hasSamples: false, hadSamples: false};

function namesFor(file: string, more: Partial<ChangedFile> = {}): string[] {
  return planFix([{...unchanged, file, ...more}]).map(({name}) => name);
}

describe('planFix', () => {
  it.each([
    ['docs/still.mdx', ['format', 'addresses']],
    ['src/pages/about.tsx', ['format', 'addresses']],
    ['config/addresses.txt', ['format', 'addresses']],
    ['src/hooks/useThing.ts', ['format']],
    ['examples/Fade.meta.ts', ['format', 'posters']],
    ['examples/media/plant.ts', ['format', 'media', 'posters']],
    ['docs/skia/index.mdx', ['format', 'addresses', 'media']],
    ['toolkit/package-lock.json', ['format', 'types of samples']],
    ['toolkit/types/00034142b570.json', ['types of samples']],
  ])('for %s has %j', (file, names) => {
    expect(namesFor(file)).toEqual(names);
  });

  it('writes types where there are samples, or were', () => {
    const names = ['format', 'addresses', 'types of samples'];
    expect(namesFor('docs/still.mdx', {hasSamples: true})).toEqual(names);
    expect(namesFor('docs/still.mdx', {hadSamples: true})).toEqual(names);
  });

  it('formats nothing that is gone', () => {
    expect(namesFor('docs/still.mdx', {isGone: true})).toEqual(['addresses']);
  });

  it('has nothing to do where nothing changed', () => {
    expect(planFix([])).toEqual([]);
  });
});
