/** The committed model: its form, and facts that every user of the toolkit knows. */
import {describe, expect, it} from 'vitest';
import {
  canUse,
  findCommand,
  findExport,
  isFrom,
  listApiPackages,
  loadApi,
  loadInherited,
  parseKey,
  type ApiExport,
} from '../model';
import {dependencies} from '../package.json';

const packages = listApiPackages();

const NEVER_EMPTY = /\.(?:specifiers|signatures|values|files)$/;

/** Every text of a model by its path, such as `exports.3.name`; a list of nothing is an empty one. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (Array.isArray(value) && value.length === 0 && NEVER_EMPTY.test(at)) {
    return [[at, '']];
  }
  return typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsOf(inner, at === '' ? key : `${at}.${key}`),
      );
}

/** What a text looks like, by its path. */
const FORMS: readonly (readonly [path: RegExp, text: RegExp])[] = [
  // A declaration may be deprecated without a note.
  [/\.deprecated$/, /^/],
  [/^flags\.\d+\.flag$/, /^--?[\w-]+$/],
  [/\.docLink$/, /^\//],
  [/^links\.\d+\.url$/, /^https:\/\/www\.remotion\.dev/],
  [/^/, /./],
];

/** What a page shows of an export of each kind. */
const NEEDED: Partial<Record<ApiExport['kind'], keyof ApiExport>> = {
  function: 'signatures',
  hook: 'signatures',
  component: 'props',
  enum: 'values',
};

describe.each(packages)('the model of %s', (name) => {
  const content = loadApi(name);
  const hasExports = content.exports.length > 0;

  it('says which package it is of', () => {
    expect(content.name).toBe(name);
    expect(content.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has no empty text, flag or link of another form, or list of nothing', () => {
    const wrong = textsOf(content).filter(
      ([at, text]) => !FORMS.find(([path]) => path.test(at))?.[1].test(text),
    );
    expect(wrong).toEqual([]);
  });

  it.runIf(hasExports)('has what each kind must have', () => {
    for (const {name: entryName, kind, ...entry} of content.exports) {
      const where = `${name}#${entryName}`;
      const needed = NEEDED[kind];
      if (needed) {
        expect(entry, where).toHaveProperty(needed);
      }
      if (kind === 'type') {
        expect(entry.declaration, where).toMatch(/^type .*;$/s);
        expect(entry.type, where).not.toBe(entryName);
      }
    }
  });

  it('has specifiers that are entry points of the package', () => {
    const specifiers = content.exports.flatMap((entry) => entry.specifiers);
    expect(content.entryPoints).toEqual(expect.arrayContaining(specifiers));
  });

  it('shows no path, no made-up name and no internal member', () => {
    const entries = JSON.stringify(content.exports);
    expect(entries).not.toMatch(/import\(|node_modules|_remotionInternal/);
    expect(entries).not.toMatch(/"name": ?"__\d/);
  });
});

it('has every group of inherited members that a type names', () => {
  const groups = loadInherited();
  for (const name of packages) {
    for (const entry of loadApi(name).exports) {
      for (const {name: group, package: owner} of entry.extends ?? []) {
        if (owner !== 'language') {
          expect(groups, `${name}#${entry.name}`).toHaveProperty([group]);
        }
      }
    }
  }
});

it('has the packages that are pinned', () => {
  const versions = packages.map((name) => [name, loadApi(name).version]);
  expect(versions).toEqual(
    expect.arrayContaining(
      Object.entries(dependencies).filter(([name]) => packages.includes(name)),
    ),
  );
});

it('refuses a package without a model, with what to do', () => {
  expect(() => loadApi('@remotion/nothing')).toThrow(
    /@remotion\/nothing.*toolkit\/package\.json.*npm run generate:api/,
  );
});

it.each([
  ['remotion#spring', 'remotion', 'spring', 'remotion'],
  ['@remotion/a/b#C.d', '@remotion/a/b', 'C.d', '@remotion/a'],
  ['remotion render', 'remotion render', '', 'remotion render'],
])('takes the key %s apart', (key, specifier, name, packageName) => {
  expect(parseKey(key)).toEqual({specifier, name, packageName});
});

it.each([
  ['its own entry point', '@remotion/transitions/slide#slide'],
  ['another one of the package', '@remotion/transitions#slide'],
])('finds an export by %s', (_, key) => {
  expect(findExport(key)).toMatchObject({
    name: 'slide',
    specifiers: ['@remotion/transitions/slide'],
  });
});

it('finds no export where there is none', () => {
  for (const key of ['remotion#nothing', '@remotion/no#spring', 'remotion']) {
    expect(findExport(key), key).toBeUndefined();
  }
});

it('finds deprecated entry points, which isFrom tells', () => {
  const found = findExport('@remotion/lambda#getRenderProgress');
  expect(found && isFrom(found, '@remotion/lambda')).toBe(true);
  expect(found && isFrom(found, '@remotion/lambda/nothing')).toBe(false);
});

it.each([
  ['@remotion/cloudrun', '@remotion/renderer', true],
  ['@remotion/cloudrun', 'remotion', true],
  ['@remotion/cloudrun', '@remotion/cloudrun', true],
  ['@remotion/cloudrun', '@remotion/lambda', false],
  ['remotion', '@remotion/player', false],
])('tells whether %s can use %s: %s', (name, other, answer) => {
  expect(canUse(name, other)).toBe(answer);
});

it('finds the package of a command', () => {
  expect(findCommand('remotion render')?.name).toBe('@remotion/cli');
  expect(findCommand('remotion nothing')).toBeUndefined();
});
