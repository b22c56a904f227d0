import path from 'node:path';
import {expect, it} from 'vitest';
import {findImplementation, readDefaults} from '../defaults';
import {manifest, writeToolkit} from '../../__tests__/fixture';

const CODE = `"use strict";
exports.pattern = ({ a = 1, b = 'x', c = -0.5, d }) => [a, b, c, d];
function argument(a, b = true) { return [a, b]; }
exports.argument = argument;
exports.renamed = ({ size: width = 10 }) => width;
exports.nullish = (options) => { const { a } = options; return [a ?? 5, options.b ?? null]; };
exports.older = (options) => { var _a; return (_a = options === null || options === void 0 ? void 0 : options.a) !== null && _a !== void 0 ? _a : 7; };
exports.conditional = ({ a }) => typeof a === 'undefined' ? 3 : a;
exports.assigned = (options) => { let a = 'extend'; if (options.a !== undefined) { a = options.a; } return a; };
exports.guardOfAnother = (options) => { let a = 'extend'; if (options.b !== undefined) { a = options.a; } return a; };
const base = { damping: 10 };
exports.merged = ({ config }) => ({ ...base, ...config });
const whole = { speed: 2 };
exports.mergedWhole = (options) => ({ ...whole, ...options });
exports.identity = ({ easing = (num) => num, log = () => undefined }) => [easing, log];
const SECOND = 1000;
exports.constant = ({ timeout = 30 * SECOND }) => timeout;
exports.contradiction = ({ a }) => (a ?? 1) + (a ?? 2);
exports.unknown = ({ a = Math.random() }) => a;
const inner = ({ quality = 80, level = 1 }) => [quality, level];
exports.handedOn = (options) => inner({ quality: options.jpegQuality, level: 3 });
const wrap = (fn) => fn;
exports.wrapped = wrap(({ a = 4 }) => a);
const Inner = ({ name = 'x' }) => name;
exports.Component = (props) => (0, jsx_runtime_1.jsx)(Inner, { ...props });
const Slide = ({ children, passedProps: { direction = 'left' } }) => [children, direction];
exports.presentation = (props) => ({ component: Slide, props: props ?? {} });
exports.nextMajor = ({ a }) => a ?? (internals.ENABLE_V5_BREAKING_CHANGES ? 1 : 2);
`;

const dist = path.join(
  writeToolkit({
    '@remotion/a/package.json': manifest('@remotion/a'),
    '@remotion/a/dist/index.d.ts': '',
    '@remotion/a/dist/index.js': CODE,
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

it.each([
  ['pattern', {a: '1', b: "'x'", c: '-0.5'}],
  ['argument', {b: 'true'}],
  ['renamed', {size: '10'}],
  ['nullish', {a: '5', b: 'null'}],
  ['older', {a: '7'}],
  ['conditional', {a: '3'}],
  ['assigned', {a: "'extend'"}],
  ['guardOfAnother', {}],
  ['merged', {'config.damping': '10'}],
  ['mergedWhole', {speed: '2'}],
  ['identity', {easing: '(num) => num'}],
  ['constant', {timeout: '30000'}],
  ['contradiction', {}],
  ['unknown', {}],
  ['handedOn', {jpegQuality: '80'}],
  ['wrapped', {a: '4'}],
  ['Component', {name: "'x'"}],
  // The argument as a whole has a default too.
  ['presentation', {direction: "'left'", props: '{}'}],
  ['nextMajor', {a: '2'}],
])('the defaults of "%s" are read from its code', (name, expected) => {
  expect(defaultsOf('index.d.ts', name, {exportName: name})).toEqual(expected);
});

it('a bundle is read where a declaration has no file of its own', () => {
  const code = path.join(dist, 'bundle.mjs');
  expect(
    defaultsOf('other.d.ts', 'whatever', {exportName: 'inBundle', code}),
  ).toEqual({a: '9'});
});
