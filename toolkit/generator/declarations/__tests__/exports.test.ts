import {expect, it} from 'vitest';
import {manifest, readFixture} from '../../__tests__/fixture';

const TYPES = `
import type React from 'react';
import {z} from 'zod';
import type {Secret} from './private';

export * from './client';

/** How loud the log is. */
export type LogLevel = 'verbose' | 'info' | 'error';

export type RenderOptions = {
  /** Where to write. */
  readonly output: string;
  logLevel?: LogLevel;
  /** @default 80 */
  quality?: number;
  timeout?: number;
  /** @deprecated - Use [\`output\`](/docs/render#output) instead */
  outName?: string;
  /** @deprecated */
  force?: boolean;
  config?: Partial<SpringConfig>;
  onProgress?: (progress: number) => void;
  _internalFlag?: boolean;
};

export type SpringConfig = {damping: number; mass: number};

/**
 * Renders.
 */
export declare function render(options: RenderOptions): Promise<{
  buffer: Buffer | null;
  frames: {frame: number; time: number}[];
}>;

export declare function take({url, retries}: {url: string; retries?: number}): Secret;

/** As text. */
export declare function toText(value: string): string;
/** As a number. */
export declare function toText(value: number, digits?: number): string;

export declare function listed(...args: [options: {entry: string}] | [entry: string, outDir?: string]): void;

/** @deprecated Renamed to \`render\` */
export declare const renderOld: typeof render;

export declare const useThing: (id: string) => {isReady: boolean} | null;

type Common = {volume: number; muted: boolean};
export type BoxProps = Omit<React.HTMLAttributes<HTMLDivElement>, 'title'> &
  Partial<Common> &
  ({layout?: 'fill'; inset?: number} | {layout: 'none'}) & {
    name: string;
  };
export declare const Box: React.ForwardRefExoticComponent<
  BoxProps & React.RefAttributes<HTMLDivElement>
> & {Part: React.FC<{size: number; color?: string}>};

export declare const Clip: React.ComponentType<Partial<Common> & {src: string}> & {Part: React.FC<{size: number}>};

declare global {
  interface HTMLCanvasElement {drawn?: boolean}
}
export declare function draw(canvas: HTMLCanvasElement): void;

export type Result = {type: 'success'; url: string} | {type: 'crash'; message: string};
export declare function result(): Promise<Result>;

export type Source = {src: string; file?: never} | {file: string; src?: never};

export declare const schema: z.ZodObject<{title: z.ZodString; count: z.ZodNumber}>;
export type SchemaProps = z.infer<typeof schema>;
export declare function withProps(props: z.infer<typeof schema>): void;

export declare class Curve {
  constructor(start: number, end?: number);
  readonly length: number;
  at(position: number): {x: number; y: number};
  private secret;
  static linear(t: number): number;
  static elastic(bounciness?: number): (t: number) => number;
}
export declare class CurveError extends Error {
  code: number;
}

export declare enum Reason {
  Timeout = 'timeout',
  Memory = 1,
}

export declare const DEFAULTS: {
  /** Frames per second. */
  readonly fps: number;
  parse: (text: string) => number;
};
export declare const LIMIT = 100;

export type Codec = keyof {h264: 1; gif: 1};
export declare const pick: <T extends keyof Secret>(key: T) => Secret[T];
export declare function codec(codec: Codec): codec is 'gif';

export declare const FixtureInternals: {a: 1};
export declare const _private: number;
`;

const CODE = `
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const defaultConfig = { damping: 10, mass: 1 };
const DEFAULT_TIMEOUT = 30 * 1000;
const render = (options) => {
  var _a;
  const timeout = (_a = options.timeout) !== null && _a !== void 0 ? _a : DEFAULT_TIMEOUT;
  let logLevel = 'info';
  if (options.logLevel !== undefined) {
    logLevel = options.logLevel;
  }
  return run({ timeout, logLevel, config: options.config });
};
exports.render = render;
const run = ({ config = {} }) => ({ ...defaultConfig, ...config });
const take = ({ url, retries = 2 }) => url;
exports.take = take;
const BoxRefForwarding = ({ volume = 1, muted = false, layout = 'fill', ...other }, ref) => null;
exports.Box = (0, react_1.forwardRef)(BoxRefForwarding);
const ClipInner = ({ src, volume, muted }) => {
  const own = { src, volume, muted };
  return (0, jsx_runtime_1.jsx)(ClipPart, { ...own });
};
const ClipPart = ({ src, volume = 1, muted = false }) => null;
exports.Clip = wrap(ClipInner);
class Curve {
  static elastic(bounciness = 1) { return (t) => t; }
}
exports.Curve = Curve;
exports.LIMIT = 100;
`;

const fixture = readFixture({
  '@remotion/fixture/package.json': manifest('@remotion/fixture', {
    exports: {
      '.': {types: './dist/index.d.ts', require: './dist/index.js'},
      './client': {types: './dist/client.d.ts', require: './dist/client.js'},
      './package.json': './package.json',
    },
  }),
  '@remotion/fixture/dist/index.d.ts': TYPES,
  '@remotion/fixture/dist/index.js': CODE,
  '@remotion/fixture/dist/private.d.ts':
    'export type Secret = {token: string; length: number};',
  '@remotion/fixture/dist/client.d.ts':
    "export type Acceleration = 'disable' | 'required' | 'if-possible';\nexport declare const clientOnly: () => void;",
  '@remotion/other/package.json': manifest('@remotion/other', {
    main: 'index.js',
    types: 'index.d.ts',
  }),
  '@remotion/other/index.d.ts':
    "import type {LogLevel} from '@remotion/fixture';\nexport declare const log: (level: LogLevel, mode?: 'disable' | 'required' | 'if-possible') => void;",
  'zod/package.json': manifest('zod', {types: 'index.d.ts'}),
  'zod/index.d.ts': "export * as z from './types';",
  'zod/types.d.ts': `
      export declare class ZodType<Output = unknown> { readonly _output: Output }
      export declare class ZodString extends ZodType<string> {}
      export declare class ZodNumber extends ZodType<number> {}
      export declare class ZodObject<T extends Record<string, ZodType>> extends ZodType<{[K in keyof T]: T[K]['_output']}> {}
      export type TypeOf<T extends ZodType> = T['_output'];
      export type {TypeOf as infer};`,
});

/** An export as the model has it; members, props and statics by their names. */
function read(name: string, packageName?: string): object {
  const text = JSON.stringify(fixture.get(name, packageName));
  return JSON.parse(text, (key, value: unknown) =>
    ['members', 'props', 'statics'].includes(key)
      ? Object.fromEntries(
          (value as {name: string}[]).map((member) => [member.name, member]),
        )
      : value,
  ) as object;
}

/** A part of an export, such as `props.layout`; what a function has is that of its first signature. */
function readPart(name: string, at: string, packageName?: string): unknown {
  return at
    .replace(/^options\b/, 'parameters.0.members')
    .replace(/^(?:parameters|returns|text|typeParameters)\b/, 'signatures.0.$&')
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      read(name, packageName),
    );
}

const FRAMES = 'frames: {frame: number; time: number}[]';

it.each<[name: string, at: string, expected: unknown]>([
  ['render', 'kind', 'function'],
  ['render', 'description', 'Renders.'],
  ['render', 'parameters.length', 1],
  ['render', 'parameters.0.name', 'options'],
  ['render', 'parameters.0.type', 'RenderOptions'],
  ['render', 'parameters.0.optional', false],
  // The name of a union of literals stays, and it is written out beside.
  ['render', 'options.logLevel.type', 'LogLevel'],
  ['render', 'options.logLevel.expanded', "'verbose' | 'info' | 'error'"],
  ['render', 'options.logLevel.optional', true],
  // Defaults are read from the comment, or from the code.
  ['render', 'options.quality', {default: '80', defaultSource: 'jsdoc'}],
  ['render', 'options.timeout', {default: '30000', defaultSource: 'code'}],
  ['render', 'options.logLevel', {default: "'info'", defaultSource: 'code'}],
  // Those of nested members through another function.
  ['render', 'options.config.type', 'Partial<SpringConfig>'],
  ['render', 'options.config.members.damping', {default: '10', optional: true}],
  ['render', 'options.config.members.mass', {default: '1', optional: true}],
  // The note of what is deprecated is empty where there is none.
  ['render', 'options.outName.deprecated', 'Use `output` instead'],
  ['render', 'options.force.deprecated', ''],
  ['render', 'options.output.deprecated', undefined],
  ['render', 'options.onProgress.type', '(progress: number) => void'],
  [
    'render',
    'options.onProgress.signatures',
    [{parameters: [{name: 'progress', type: 'number'}]}],
  ],
  // What begins with an underscore is left out, in declarations too.
  ['render', 'options._internalFlag', undefined],
  ['RenderOptions', 'type', expect.not.stringContaining('_internalFlag')],
  // An argument that is taken apart on the spot gets a name.
  ['take', 'text', expect.stringMatching(/^take\(options: \{url: string;/)],
  ['take', 'options.retries.default', '2'],
  // A type that cannot be imported is written out.
  ['take', 'returns.type', '{token: string; length: number}'],
  ['render', 'returns.type', `Promise<{buffer: Buffer | null; ${FRAMES}}>`],
  ['render', 'returns.awaited', `{buffer: Buffer | null; ${FRAMES}}`],
  ['render', 'returns.members.frames.members', {frame: {}, time: {}}],
  ['result', 'returns.awaited', 'Result'],
  ['result', 'returns.members.type.type', "'success' | 'crash'"],
  ['result', 'returns.members.url.variants', ["type: 'success'"]],
  ['result', 'returns.members.message.variants', ["type: 'crash'"]],
  ['codec', 'returns.type', "codec is 'gif'"],
  // One signature for each overload, with its own description, and for each list of arguments.
  ['toText', 'signatures.length', 2],
  ['toText', 'signatures.0.text', 'toText(value: string): string'],
  [
    'toText',
    'signatures.1.text',
    'toText(value: number, digits?: number): string',
  ],
  ['toText', 'signatures.1.description', 'As a number.'],
  ['listed', 'signatures.length', 2],
  ['listed', 'signatures.0.text', 'listed(options: {entry: string}): void'],
  [
    'listed',
    'signatures.1.text',
    'listed(entry: string, outDir?: string): void',
  ],
  ['renderOld', 'deprecated', 'Renamed to `render`'],
  ['renderOld', 'signatures.0.deprecated', undefined],
  ['useThing', 'kind', 'hook'],
  ['useThing', 'returns.type', '{isReady: boolean} | null'],
  // Props of its own, through Partial, intersection and union.
  ['Box', 'kind', 'component'],
  ['Box', 'ref', 'HTMLDivElement'],
  ['Box', 'props.name', {type: 'string', optional: false}],
  ['Box', 'props.volume', {type: 'number', optional: true, default: '1'}],
  ['Box', 'props.muted', {type: 'boolean', optional: true, default: 'false'}],
  ['Box', 'props.layout.type', "'fill' | 'none'"],
  ['Box', 'props.layout.optional', true],
  ['Box', 'props.layout', {default: "'fill'", defaultSource: 'code'}],
  ['Box', 'props.inset.variants', ["layout: 'fill'"]],
  ['Box', 'props.ref', undefined],
  // The attributes of an element are one group, with what Omit leaves out.
  ['Box', 'extends.length', 1],
  ['Box', 'extends.0.name', expect.stringMatching(/^HTML .*attributes$/)],
  ['Box', 'extends.0.package', '@types/react'],
  ['Box', 'extends.0.omits', expect.arrayContaining(['title'])],
  ['Box', 'statics.Part.isComponent', true],
  ['Box', 'statics.Part.members.size.optional', false],
  ['Box', 'statics.Part.members.color.optional', true],
  // A component that may be a class; its defaults behind an object that is handed on.
  ['Clip', 'kind', 'component'],
  ['Clip', 'props.src', {type: 'string', optional: false}],
  ['Clip', 'props.volume', {optional: true, default: '1'}],
  ['Clip', 'statics.Part.members.size.optional', false],
  // What is added to an element of the browser does not make it one of the toolkit.
  ['draw', 'parameters.0.type', 'HTMLCanvasElement'],
  ['draw', 'parameters.0.members', undefined],
  ['Source', 'members.src', {type: 'string', exclusiveWith: ['file']}],
  ['Source', 'members.file', {type: 'string', exclusiveWith: ['src']}],
  // The output of a schema.
  ['SchemaProps', 'members.title', {type: 'string', optional: false}],
  ['SchemaProps', 'members.count', {type: 'number', optional: false}],
  ['withProps', 'options.title.type', 'string'],
  ['Curve', 'kind', 'class'],
  ['Curve', 'signatures', [{text: 'new Curve(start: number, end?: number)'}]],
  ['Curve', 'statics.linear.type', '(t: number) => number'],
  ['Curve', 'statics.elastic.signatures.0.parameters.0.name', 'bounciness'],
  ['Curve', 'statics.elastic.signatures.0.parameters.0.optional', true],
  ['Curve', 'statics.elastic.signatures.0.parameters.0.default', '1'],
  ['CurveError', 'extends', [{name: 'Error', package: 'language'}]],
  ['DEFAULTS', 'kind', 'constant'],
  ['DEFAULTS', 'members.fps.type', 'number'],
  ['DEFAULTS', 'members.fps.description', 'Frames per second.'],
  ['DEFAULTS', 'members.parse.type', '(text: string) => number'],
  ['LIMIT', 'type', '100'],
  ['LIMIT', 'values', ['100']],
  ['Reason', 'kind', 'enum'],
  ['Reason', 'values', ["Reason.Timeout = 'timeout'", 'Reason.Memory = 1']],
  // In the order of the author.
  ['LogLevel', 'type', "'verbose' | 'info' | 'error'"],
  ['LogLevel', 'values', ["'verbose'", "'info'", "'error'"]],
  // The keys of an object that cannot be named.
  ['Codec', 'type', "'h264' | 'gif'"],
  ['pick', 'typeParameters', [{name: 'T', constraint: "'token' | 'length'"}]],
  // Every entry point that exports the same.
  [
    'clientOnly',
    'specifiers',
    ['@remotion/fixture', '@remotion/fixture/client'],
  ],
  ['render', 'specifiers', ['@remotion/fixture']],
])('the model of %s: %s', (name, at, expected) => {
  expect({part: readPart(name, at)}).toMatchObject({part: expected});
});

it('has nothing more of a member than there is to say', () => {
  expect(readPart('render', 'options.output')).toEqual({
    name: 'output',
    type: 'string',
    optional: false,
    description: 'Where to write.',
  });
});

it.each([
  ['Curve', ['length', 'at']],
  ['CurveError', ['code']],
])('has the public members of the class %s only', (name, members) => {
  expect(fixture.get(name).members?.map((member) => member.name)).toEqual(
    members,
  );
});

it('keeps names of other packages, but only of the own one for literals written out', () => {
  expect(readPart('log', 'parameters', '@remotion/other')).toMatchObject([
    {type: 'LogLevel'},
    {type: "'disable' | 'required' | 'if-possible'"},
  ]);
});

it('lists internals apart, with the reason', () => {
  expect(fixture.internal('@remotion/fixture')).toMatchObject([
    {name: 'FixtureInternals'},
    {name: '_private', reason: expect.stringContaining('underscore') as string},
  ]);
  const names = fixture.all('@remotion/fixture').map(({name}) => name);
  expect(names).not.toContain('FixtureInternals');
});

it('writes no path and no made-up name', () => {
  const text = JSON.stringify(fixture.all('@remotion/fixture'));
  expect(text).not.toMatch(/import\(|__\d|node_modules/);
});
