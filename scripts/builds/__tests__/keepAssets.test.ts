import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keepAssets} from '../keepAssets';

let dir = '';

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'));
});

afterEach(() => {
  fs.rmSync(dir, {recursive: true});
});

/** Makes a build whose files hold their own names. */
function build(name: string, ...files: readonly string[]): string {
  for (const file of ['index.html', ...files]) {
    const full = path.join(dir, name, file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, `${name} ${file}`);
  }
  return path.join(dir, name);
}

const list = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:js|css|html)$/.test(name))
    .sort();

describe('F20: what an open page loads is there after two further deployments', () => {
  it('keeps files of the two builds before, and no older ones', () => {
    const builds = [1, 2, 3, 4].map((n) =>
      build(`${n}`, `assets/js/main.${n}.js`, `assets/css/styles.${n}.css`),
    );
    const [first = '', second = '', third = '', fourth = ''] = builds;
    expect(keepAssets(first, second)).toBe(2);
    expect(keepAssets(second, third)).toBe(4);
    expect(keepAssets(third, fourth)).toBe(4);
    expect(list(fourth)).toEqual([
      ...[2, 3, 4].map((n) => `assets/css/styles.${n}.css`),
      ...[2, 3, 4].map((n) => `assets/js/main.${n}.js`),
      'index.html',
    ]);
    // Kept again, it keeps the same.
    expect(keepAssets(third, fourth)).toBe(0);
    expect(list(fourth)).toHaveLength(7);
  });

  it('leaves the files and pages of the new build alone', () => {
    const earlier = build('earlier', 'assets/js/same.js');
    const later = build('later', 'assets/js/same.js');
    expect(keepAssets(earlier, later)).toBe(0);
    for (const file of ['index.html', 'assets/js/same.js']) {
      expect(fs.readFileSync(path.join(later, file), 'utf8')).toBe(
        `later ${file}`,
      );
    }
  });

  it('says which folder has no build', () => {
    const later = build('later', 'assets/js/main.js');
    expect(() => keepAssets(path.join(dir, 'none'), later)).toThrow(
      /^There is no build in ".*none": .* Name the folder of a built site\.$/,
    );
  });
});
