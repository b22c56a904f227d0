import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir} from '../../../../plugins/__tests__/tempDir';
import {hashFiles, openCache} from '../cache';
import {prepareSamples} from '../prepare';
import type {Findings, Problem, Sample} from '../types';
import {createFence} from './fence';

const PROBLEM: Problem = {
  line: 1,
  column: 2,
  rule: 'TS2322',
  message: 'Wrong.',
};

const CLEAN: Findings = {problems: [], types: {infos: [], names: []}};
const WRONG: Findings = {
  problems: [PROBLEM],
  types: {
    infos: [{code: 'const a: number'}],
    names: [{line: 0, column: 6, length: 1, info: 0}],
  },
};

let folder = '';

beforeEach(() => {
  folder = createTempDir();
});

function sample(code: string, line = 1, title = 'A.ts'): Sample {
  const [prepared] = prepareSamples([createFence(code, {line, title})]);
  return prepared ?? expect.fail('A fence gives a sample.');
}

describe('openCache', () => {
  it('knows nothing at first, and what was saved later', () => {
    const first = openCache(folder, 'one');
    expect(first.get(sample('a;'))).toBeUndefined();
    first.set(sample('a;'), CLEAN);
    first.set(sample('b;'), WRONG);
    first.save(true);

    const second = openCache(folder, 'one');
    expect(second.get(sample('a;'))).toEqual(CLEAN);
    expect(second.get(sample('b;'))).toEqual(WRONG);
  });

  it('knows a sample that moved on its page', () => {
    const cache = openCache(folder, 'one');
    cache.set(sample('a;', 1), CLEAN);
    cache.save(true);
    expect(openCache(folder, 'one').get(sample('a;', 9))).toEqual(CLEAN);
  });

  it('does not know a sample whose code, name or sibling changed', () => {
    const before = sample("import './B';");
    const withSibling = {
      ...before,
      siblings: [{path: 'B.ts', text: 'b;', line: 1}],
    };
    const cache = openCache(folder, 'one');
    cache.set(withSibling, CLEAN);
    cache.save(true);

    const {get} = openCache(folder, 'one');
    expect(get(withSibling)).toEqual(CLEAN);
    expect(get(before)).toBeUndefined();
    expect(get(sample('a;'))).toBeUndefined();
    expect(get(sample("import './B';", 1, 'C.ts'))).toBeUndefined();
  });

  it('knows nothing from another environment, and removes it', () => {
    const cache = openCache(folder, 'one');
    cache.set(sample('a;'), CLEAN);
    cache.save(true);

    const other = openCache(folder, 'two');
    expect(other.get(sample('a;'))).toBeUndefined();
    other.save(true);
    expect(fs.readdirSync(folder)).toEqual(['two.json']);
  });

  it('drops what the whole site no longer has, but not after a part', () => {
    const cache = openCache(folder, 'one');
    cache.set(sample('a;'), CLEAN);
    cache.set(sample('b;'), CLEAN);
    cache.save(true);

    const part = openCache(folder, 'one');
    part.get(sample('a;'));
    part.save(false);
    expect(openCache(folder, 'one').get(sample('b;'))).toEqual(CLEAN);

    const whole = openCache(folder, 'one');
    whole.get(sample('a;'));
    whole.save(true);
    expect(openCache(folder, 'one').get(sample('a;'))).toEqual(CLEAN);
    expect(openCache(folder, 'one').get(sample('b;'))).toBeUndefined();
  });

  it('starts anew from a broken file', () => {
    fs.writeFileSync(path.join(folder, 'one.json'), '{"a": [');
    expect(openCache(folder, 'one').get(sample('a;'))).toBeUndefined();
  });
});

describe('hashFiles', () => {
  it('changes with content, with order and with a file that appears', () => {
    const [a = '', b = ''] = ['a', 'b'].map((name) => path.join(folder, name));
    fs.writeFileSync(a, 'text');
    const hashes = [hashFiles([a, b])];
    fs.writeFileSync(b, 'other');
    hashes.push(hashFiles([a, b]), hashFiles([b, a]));
    fs.writeFileSync(a, 'texts');
    hashes.push(hashFiles([a, b]));
    expect(new Set(hashes).size).toBe(4);
    expect(hashFiles([a, b])).toBe(hashes[3]);
  });
});
