import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createTempDir, writeFiles} from '../../../../plugins/__tests__/tempDir';
import {hashFiles, openCache} from '../cache';
import {prepareSamples} from '../prepare';
import type {Findings, Sample} from '../types';
import {createFence} from './fence';

const CLEAN: Findings = {problems: [], names: []};
const WRONG: Findings = {
  problems: [{line: 1, column: 2, rule: 'TS2322', message: 'Wrong.'}],
  names: [{line: 0, column: 6, length: 1, info: {code: 'const a: number'}}],
};

let folder = '';

beforeEach(() => {
  folder = createTempDir();
});

function sample(code: string, line = 1, title = 'A.ts'): Sample {
  const [prepared] = prepareSamples([createFence(code, {line, title})]);
  return prepared ?? expect.fail('A fence gives a sample.');
}

/** Keeps findings as a run over the whole site does. */
function save(...entries: readonly [Sample, Findings][]): void {
  const cache = openCache(folder, 'one');
  entries.forEach(([key, findings]) => cache.set(key, findings));
  cache.save(true);
}

const find = (key: Sample, environment = 'one'): Findings | undefined =>
  openCache(folder, environment).get(key);

describe('openCache', () => {
  it('knows nothing at first, and what was saved later', () => {
    expect(find(sample('a;'))).toBeUndefined();
    save([sample('a;'), CLEAN], [sample('b;'), WRONG]);
    expect(find(sample('a;'))).toEqual(CLEAN);
    expect(find(sample('b;'))).toEqual(WRONG);
  });

  it('knows a sample that moved, not one whose code, name or sibling changed', () => {
    const key = sample("import './B';");
    save([key, CLEAN]);
    expect(find(sample("import './B';", 9))).toEqual(CLEAN);
    expect(find(sample('a;'))).toBeUndefined();
    expect(find(sample("import './B';", 1, 'C.ts'))).toBeUndefined();
    const siblings = [{path: 'B.ts', text: 'b;', line: 1}];
    expect(find({...key, siblings})).toBeUndefined();
  });

  it('knows nothing from another environment, and removes it', () => {
    save([sample('a;'), CLEAN]);
    expect(find(sample('a;'), 'two')).toBeUndefined();
    openCache(folder, 'two').save(true);
    expect(fs.readdirSync(folder)).toEqual(['two.json']);
  });

  it.each([
    ['drops what the whole site no longer has', true, undefined],
    ['keeps what a part of the site does not have', false, CLEAN],
  ])('%s', (_, isWholeSite, expected) => {
    save([sample('a;'), CLEAN], [sample('b;'), CLEAN]);
    const cache = openCache(folder, 'one');
    cache.get(sample('a;'));
    cache.save(isWholeSite);
    expect(find(sample('a;'))).toEqual(CLEAN);
    expect(find(sample('b;'))).toEqual(expected);
  });

  it('starts anew from a broken file', () => {
    writeFiles(folder, {'one.json': '{"a": ['});
    expect(find(sample('a;'))).toBeUndefined();
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
