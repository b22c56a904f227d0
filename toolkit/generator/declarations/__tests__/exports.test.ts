import {describe, expect, it} from 'vitest';
import type {ApiExport, ApiMember} from '../../../model';
import {byName, readFixture} from '../../__tests__/fixture';

const PACKAGE_JSON = JSON.stringify({
  name: '@remotion/fixture',
  version: '1.0.0',
  exports: {
    '.': {types: './dist/index.d.ts', require: './dist/index.js'},
    './client': {types: './dist/client.d.ts', require: './dist/client.js'},
    './package.json': './package.json',
  },
});

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
  /** @deprecated Use \`output\` instead */
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
class Curve {
  static elastic(bounciness = 1) { return (t) => t; }
}
exports.Curve = Curve;
exports.LIMIT = 100;
`;

const fixture = readFixture({
  '@remotion/fixture/package.json': PACKAGE_JSON,
  '@remotion/fixture/dist/index.d.ts': TYPES,
  '@remotion/fixture/dist/index.js': CODE,
  '@remotion/fixture/dist/private.d.ts':
    'export type Secret = {token: string; length: number};',
  '@remotion/fixture/dist/client.d.ts':
    "export type Acceleration = 'disable' | 'required' | 'if-possible';\nexport declare const clientOnly: () => void;",
  '@remotion/other/package.json': JSON.stringify({
    name: '@remotion/other',
    version: '1.0.0',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  '@remotion/other/index.d.ts':
    "import type {LogLevel} from '@remotion/fixture';\nexport declare const log: (level: LogLevel, mode?: 'disable' | 'required' | 'if-possible') => void;",
  'zod/package.json': JSON.stringify({
    name: 'zod',
    version: '3.0.0',
    types: 'index.d.ts',
  }),
  'zod/index.d.ts': "export * as z from './types';",
  'zod/types.d.ts': `
      export declare class ZodType<Output = unknown> { readonly _output: Output }
      export declare class ZodString extends ZodType<string> {}
      export declare class ZodNumber extends ZodType<number> {}
      export declare class ZodObject<T extends Record<string, ZodType>> extends ZodType<{[K in keyof T]: T[K]['_output']}> {}
      export type TypeOf<T extends ZodType> = T['_output'];
      export type {TypeOf as infer};`,
});

function signature(
  name: string,
  index = 0,
): NonNullable<ApiExport['signatures']>[number] {
  const found = fixture.get(name).signatures?.[index];
  if (!found) {
    throw new Error(`${name} has no signature ${index}.`);
  }
  return found;
}

function option(name: string, member: string): ApiMember | undefined {
  return byName(signature(name).parameters[0]?.members)[member];
}

describe('a function with an object of options', () => {
  it('has a kind, a text and the members of the object', () => {
    expect(fixture.get('render')).toMatchObject({
      kind: 'function',
      description: 'Renders.',
    });
    expect(signature('render').parameters).toHaveLength(1);
    expect(signature('render').parameters[0]).toMatchObject({
      name: 'options',
      type: 'RenderOptions',
      optional: false,
    });
    expect(option('render', 'output')).toEqual({
      name: 'output',
      type: 'string',
      optional: false,
      description: 'Where to write.',
    });
  });

  it('keeps the name of a union of literals and writes it out beside', () => {
    expect(option('render', 'logLevel')).toMatchObject({
      type: 'LogLevel',
      expanded: "'verbose' | 'info' | 'error'",
      optional: true,
    });
  });

  it('reads defaults from the comment', () => {
    expect(option('render', 'quality')).toMatchObject({
      default: '80',
      defaultSource: 'jsdoc',
    });
  });

  it.each([
    ['timeout', '30000'],
    ['logLevel', "'info'"],
  ])('reads the default of %s from the code', (name, value) => {
    expect(option('render', name)).toMatchObject({
      default: value,
      defaultSource: 'code',
    });
  });

  it('reads defaults of nested members through another function', () => {
    const config = option('render', 'config');
    expect(config?.type).toBe('Partial<SpringConfig>');
    expect(byName(config?.members)).toMatchObject({
      damping: {default: '10', optional: true},
      mass: {default: '1', optional: true},
    });
  });

  it('has the note of what is deprecated, empty where there is none', () => {
    expect(option('render', 'outName')?.deprecated).toBe(
      'Use `output` instead',
    );
    expect(option('render', 'force')?.deprecated).toBe('');
    expect(option('render', 'output')).not.toHaveProperty('deprecated');
  });

  it('has signatures for what is called', () => {
    expect(option('render', 'onProgress')).toMatchObject({
      type: '(progress: number) => void',
      signatures: [{parameters: [{name: 'progress', type: 'number'}]}],
    });
  });

  it('leaves out what begins with an underscore, in declarations too', () => {
    expect(option('render', '_internalFlag')).toBeUndefined();
    expect(fixture.get('RenderOptions').type).not.toContain('_internalFlag');
  });

  it('names an argument that is taken apart on the spot', () => {
    expect(signature('take').text).toMatch(/^take\(options: \{url: string;/);
    expect(option('take', 'retries')).toMatchObject({default: '2'});
  });

  it('writes out a type that cannot be imported', () => {
    expect(signature('take').returns.type).toBe(
      '{token: string; length: number}',
    );
  });
});

describe('what a function returns', () => {
  it('has the members of a promised object, and of a list in it', () => {
    const {returns} = signature('render');
    expect(returns.type).toBe(
      'Promise<{buffer: Buffer | null; frames: {frame: number; time: number}[]}>',
    );
    expect(returns.awaited).toBe(
      '{buffer: Buffer | null; frames: {frame: number; time: number}[]}',
    );
    const {frames} = byName(returns.members);
    expect(Object.keys(byName(frames?.members))).toEqual(['frame', 'time']);
  });

  it('tells the forms of a union apart', () => {
    expect(signature('result').returns.awaited).toBe('Result');
    expect(byName(signature('result').returns.members)).toMatchObject({
      type: {type: "'success' | 'crash'"},
      url: {variants: ["type: 'success'"]},
      message: {variants: ["type: 'crash'"]},
    });
  });

  it('keeps a type predicate', () => {
    expect(signature('codec').returns.type).toBe("codec is 'gif'");
  });
});

describe('several ways to call a function', () => {
  it('has one signature for each overload, with its own description', () => {
    expect(fixture.get('toText').signatures).toMatchObject([
      {text: 'toText(value: string): string'},
      {
        text: 'toText(value: number, digits?: number): string',
        description: 'As a number.',
      },
    ]);
  });

  it('has one signature for each list of arguments', () => {
    expect(fixture.get('listed').signatures?.map(({text}) => text)).toEqual([
      'listed(options: {entry: string}): void',
      'listed(entry: string, outDir?: string): void',
    ]);
  });

  it('has the note of a deprecated function on the export only', () => {
    expect(fixture.get('renderOld').deprecated).toBe('Renamed to `render`');
    expect(signature('renderOld')).not.toHaveProperty('deprecated');
  });

  it('knows a hook by its name', () => {
    expect(fixture.get('useThing')).toMatchObject({
      kind: 'hook',
      signatures: [{returns: {type: '{isReady: boolean} | null'}}],
    });
  });
});

describe('a component', () => {
  it('has its own props, through Partial, intersection and union', () => {
    const box = fixture.get('Box');
    expect(box).toMatchObject({kind: 'component', ref: 'HTMLDivElement'});
    expect(byName(box.props)).toMatchObject({
      name: {type: 'string', optional: false},
      volume: {type: 'number', optional: true, default: '1'},
      muted: {type: 'boolean', optional: true, default: 'false'},
      layout: {
        type: "'fill' | 'none'",
        optional: true,
        default: "'fill'",
        defaultSource: 'code',
      },
      inset: {variants: ["layout: 'fill'"]},
    });
    expect(byName(box.props)).not.toHaveProperty('ref');
  });

  it('names attributes of an element as one group, with what Omit leaves out', () => {
    expect(fixture.get('Box').extends).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(/^HTML .*attributes$/) as string,
        package: '@types/react',
        omits: expect.arrayContaining(['title']) as string[],
      }),
    ]);
  });

  it('has components of its own as statics, with their props', () => {
    const {Part} = byName(fixture.get('Box').statics);
    expect(Part).toMatchObject({isComponent: true});
    expect(byName(Part?.members)).toMatchObject({
      size: {optional: false},
      color: {optional: true},
    });
  });
});

describe('a union whose forms forbid a member to each other', () => {
  it('says that the members exclude each other', () => {
    expect(byName(fixture.get('Source').members)).toMatchObject({
      src: {type: 'string', exclusiveWith: ['file']},
      file: {type: 'string', exclusiveWith: ['src']},
    });
  });
});

describe('a type that is inferred from a zod schema', () => {
  it('has the members of the output', () => {
    expect(byName(fixture.get('SchemaProps').members)).toMatchObject({
      title: {type: 'string', optional: false},
      count: {type: 'number', optional: false},
    });
    expect(byName(signature('withProps').parameters[0]?.members)).toMatchObject(
      {title: {type: 'string'}},
    );
  });
});

describe('a class', () => {
  it('has constructors, public members and statics', () => {
    const curve = fixture.get('Curve');
    expect(curve.kind).toBe('class');
    expect(curve.signatures?.map(({text}) => text)).toEqual([
      'new Curve(start: number, end?: number)',
    ]);
    expect(curve.members?.map(({name}) => name)).toEqual(['length', 'at']);
    const {linear, elastic} = byName(curve.statics);
    expect(linear?.type).toBe('(t: number) => number');
    expect(elastic?.signatures?.[0]?.parameters[0]).toMatchObject({
      name: 'bounciness',
      optional: true,
      default: '1',
    });
  });

  it('says that it is an error', () => {
    expect(fixture.get('CurveError')).toMatchObject({
      extends: [{name: 'Error', package: 'language'}],
      members: [{name: 'code'}],
    });
  });
});

describe('constants, enums and types', () => {
  it('has the members of a constant object', () => {
    expect(fixture.get('DEFAULTS').kind).toBe('constant');
    expect(byName(fixture.get('DEFAULTS').members)).toMatchObject({
      fps: {type: 'number', description: 'Frames per second.'},
      parse: {type: '(text: string) => number'},
    });
  });

  it('has the value of a constant', () => {
    expect(fixture.get('LIMIT')).toMatchObject({type: '100', values: ['100']});
  });

  it('has the values of an enum', () => {
    expect(fixture.get('Reason')).toMatchObject({
      kind: 'enum',
      values: ["Reason.Timeout = 'timeout'", 'Reason.Memory = 1'],
    });
  });

  it('has the literals of a type, in the order of the author', () => {
    expect(fixture.get('LogLevel')).toMatchObject({
      type: "'verbose' | 'info' | 'error'",
      values: ["'verbose'", "'info'", "'error'"],
    });
  });

  it('writes the keys of an object that cannot be named', () => {
    expect(fixture.get('Codec').type).toBe("'h264' | 'gif'");
    expect(signature('pick').typeParameters).toEqual([
      {name: 'T', constraint: "'token' | 'length'"},
    ]);
  });
});

describe('specifiers', () => {
  it('lists every entry point that exports the same', () => {
    expect(fixture.get('clientOnly').specifiers).toEqual([
      '@remotion/fixture',
      '@remotion/fixture/client',
    ]);
    expect(fixture.get('render').specifiers).toEqual(['@remotion/fixture']);
  });

  it('keeps names of other packages, but only of the own one for literals written out', () => {
    const [log] = fixture.get('log', '@remotion/other').signatures ?? [];
    expect(log?.parameters.map(({type}) => type)).toEqual([
      'LogLevel',
      "'disable' | 'required' | 'if-possible'",
    ]);
  });
});

describe('internals', () => {
  it('are listed apart, with the reason', () => {
    const internal = fixture.internal('@remotion/fixture');
    expect(Object.keys(internal)).toEqual(['FixtureInternals', '_private']);
    expect(internal._private).toContain('underscore');
    expect(
      fixture.all('@remotion/fixture').map(({name}) => name),
    ).not.toContain('FixtureInternals');
  });
});

describe('every text', () => {
  it('has no path and no made-up name', () => {
    const text = JSON.stringify(fixture.all('@remotion/fixture'));
    expect(text).not.toMatch(/import\(|__\d|api-fixture/);
  });
});
