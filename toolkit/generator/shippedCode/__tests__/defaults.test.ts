import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findImplementation, readDefaults} from '../defaults';
import {writeToolkit} from '../../__tests__/fixture';

/** Functions, each with the defaults that can be read from its code. */
const CASES: readonly {
  readonly name: string;
  readonly code: string;
  readonly expected: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'pattern',
    code: "exports.pattern = ({ a = 1, b = 'x', c = -0.5, d }) => [a, b, c, d];",
    expected: {a: '1', b: "'x'", c: '-0.5'},
  },
  {
    name: 'argument',
    code: 'function argument(a, b = true) { return [a, b]; }\nexports.argument = argument;',
    expected: {b: 'true'},
  },
  {
    name: 'renamed',
    code: 'exports.renamed = ({ size: width = 10 }) => width;',
    expected: {size: '10'},
  },
  {
    name: 'nullish',
    code: 'exports.nullish = (options) => { const { a } = options; return [a ?? 5, options.b ?? null]; };',
    expected: {a: '5', b: 'null'},
  },
  {
    name: 'older',
    code: 'exports.older = (options) => { var _a; return (_a = options === null || options === void 0 ? void 0 : options.a) !== null && _a !== void 0 ? _a : 7; };',
    expected: {a: '7'},
  },
  {
    name: 'conditional',
    code: "exports.conditional = ({ a }) => typeof a === 'undefined' ? 3 : a;",
    expected: {a: '3'},
  },
  {
    name: 'assigned',
    code: "exports.assigned = (options) => { let a = 'extend'; if (options.a !== undefined) { a = options.a; } return a; };",
    expected: {a: "'extend'"},
  },
  {
    name: 'guardOfAnother',
    code: "exports.guardOfAnother = (options) => { let a = 'extend'; if (options.b !== undefined) { a = options.a; } return a; };",
    expected: {},
  },
  {
    name: 'merged',
    code: 'const base = { damping: 10 };\nexports.merged = ({ config }) => ({ ...base, ...config });',
    expected: {'config.damping': '10'},
  },
  {
    name: 'mergedWhole',
    code: 'const whole = { speed: 2 };\nexports.mergedWhole = (options) => ({ ...whole, ...options });',
    expected: {speed: '2'},
  },
  {
    name: 'identity',
    code: 'exports.identity = ({ easing = (num) => num, log = () => undefined }) => [easing, log];',
    expected: {easing: '(num) => num'},
  },
  {
    name: 'constant',
    code: 'const SECOND = 1000;\nexports.constant = ({ timeout = 30 * SECOND }) => timeout;',
    expected: {timeout: '30000'},
  },
  {
    name: 'contradiction',
    code: 'exports.contradiction = ({ a }) => (a ?? 1) + (a ?? 2);',
    expected: {},
  },
  {
    name: 'unknown',
    code: 'exports.unknown = ({ a = Math.random() }) => a;',
    expected: {},
  },
  {
    name: 'handedOn',
    code: 'const inner = ({ quality = 80, level = 1 }) => [quality, level];\nexports.handedOn = (options) => inner({ quality: options.jpegQuality, level: 3 });',
    expected: {jpegQuality: '80'},
  },
  {
    name: 'wrapped',
    code: 'const wrap = (fn) => fn;\nexports.wrapped = wrap(({ a = 4 }) => a);',
    expected: {a: '4'},
  },
  {
    name: 'Component',
    code: "const Inner = ({ name = 'x' }) => name;\nexports.Component = (props) => (0, jsx_runtime_1.jsx)(Inner, { ...props });",
    expected: {name: "'x'"},
  },
  {
    name: 'presentation',
    code: "const Slide = ({ children, passedProps: { direction = 'left' } }) => [children, direction];\nexports.presentation = (props) => ({ component: Slide, props: props ?? {} });",
    // The argument as a whole has a default too.
    expected: {direction: "'left'", props: '{}'},
  },
  {
    name: 'nextMajor',
    code: 'exports.nextMajor = ({ a }) => a ?? (internals.ENABLE_V5_BREAKING_CHANGES ? 1 : 2);',
    expected: {a: '2'},
  },
];

const dist = path.join(
  writeToolkit({
    '@remotion/a/package.json': '{"name": "@remotion/a", "version": "1.0.0"}',
    '@remotion/a/dist/index.d.ts': '',
    '@remotion/a/dist/index.js': `"use strict";\n${CASES.map(({code}) => code).join('\n')}`,
    '@remotion/a/dist/bundle.mjs':
      'const inBundle2 = ({a = 9}) => a;\nexport {inBundle2 as inBundle};',
  }),
  'node_modules/@remotion/a/dist',
);

function defaultsOf(
  ...[file, ...names]: Parameters<typeof findImplementation>
): object {
  const definition = findImplementation(path.join(dist, file), ...names);
  return Object.fromEntries(definition ? readDefaults(definition) : []);
}

describe('readDefaults', () => {
  it.each(CASES)('of $name', ({name, expected}) => {
    expect(defaultsOf('index.d.ts', name, {exportName: name})).toEqual(
      expected,
    );
  });

  it('of a bundle, where a declaration has no file of its own', () => {
    const code = path.join(dist, 'bundle.mjs');
    expect(
      defaultsOf('other.d.ts', 'whatever', {exportName: 'inBundle', code}),
    ).toEqual({a: '9'});
  });
});
