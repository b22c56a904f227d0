/** The committed model: its form, and facts that every user of the toolkit knows. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {
  API_DIR,
  apiFileName,
  INHERITED_FILE,
  listApiPackages,
  loadApi,
  loadInherited,
  type ApiExport,
  type ApiMember,
} from '../model';
import {byName} from '../generator/__tests__/fixture';
import {stringify} from '../generator/json';

const packages = listApiPackages();

function find(packageName: string, name: string): ApiExport {
  const found = loadApi(packageName).exports.find(
    (entry) => entry.name === name,
  );
  if (!found) {
    throw new Error(`The model of ${packageName} has no "${name}".`);
  }
  return found;
}

/** A program that writes each file of the model down as an `ApiPackage`. */
function createModelProgram(): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    esModuleInterop: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const codes = new Map(
    packages.map((name) => [
      typedFileOf(name),
      `import type {ApiPackage} from '../model';\nexport const content: ApiPackage = ${JSON.stringify(loadApi(name), null, 1)};`,
    ]),
  );
  return ts.createProgram([...codes.keys()], options, {
    ...host,
    fileExists: (file) => codes.has(file) || host.fileExists(file),
    readFile: (file) => codes.get(file) ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const code = codes.get(file);
      return code === undefined
        ? host.getSourceFile(file, version)
        : ts.createSourceFile(file, code, version);
    },
  });
}

function typedFileOf(packageName: string): string {
  return path.join(API_DIR, `${apiFileName(packageName)}.ts`);
}

/** Every text of a model by its path, such as `exports.3.name`. */
function textsOf(value: unknown, at = ''): [string, string][] {
  return typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsOf(inner, at === '' ? key : `${at}.${key}`),
      );
}

/** Members of a parameter of the only signature. */
function options(
  entry: ApiExport,
  parameter = 0,
): Readonly<Record<string, ApiMember>> {
  return byName(entry.signatures?.[0]?.parameters[parameter]?.members);
}

const program = createModelProgram();

describe.each(packages)('the model of %s', (name) => {
  const content = loadApi(name);
  const hasExports = content.exports.length > 0;

  it('has the form that toolkit/model.ts declares', () => {
    const errors = program
      .getSemanticDiagnostics(program.getSourceFile(typedFileOf(name)))
      .map(({messageText}) => messageText);
    expect(errors).toEqual([]);
    expect(content.name).toBe(name);
    expect(content.version).toMatch(/^\d+\.\d+\.\d+$/);
  }, 60_000);

  it('has no empty text, flag or link of another form, or list of nothing', () => {
    // A declaration may be deprecated without a note.
    const empty = textsOf(content).filter(
      ([at, value]) => value === '' && !/\.deprecated\b/.test(at),
    );
    expect(empty).toEqual([]);
    for (const {specifiers, signatures, values} of content.exports) {
      for (const list of [specifiers, signatures, values]) {
        expect(list).not.toEqual([]);
      }
    }
    for (const {specifiers} of content.internalExports) {
      expect(specifiers).not.toEqual([]);
    }
    for (const {flag} of content.flags ?? []) {
      expect(flag).toMatch(/^--?[\w-]+$/);
    }
    for (const {option} of [
      ...(content.flags ?? []),
      ...(content.config ?? []),
    ]) {
      expect(option?.docLink ?? '/').toMatch(/^\//);
    }
    for (const {url, files} of content.links) {
      expect(url).toMatch(/^https:\/\/www\.remotion\.dev/);
      expect(files).not.toEqual([]);
    }
  });

  it('is written as the generator writes it', () => {
    const file = fs.readFileSync(path.join(API_DIR, apiFileName(name)), 'utf8');
    expect(file).toBe(stringify(JSON.parse(file)));
  });

  it.runIf(hasExports)('has what each kind must have', () => {
    for (const entry of content.exports) {
      const where = `${name}#${entry.name}`;
      if (entry.kind === 'function' || entry.kind === 'hook') {
        expect(entry.signatures, where).toBeDefined();
      }
      if (entry.kind === 'component') {
        expect(entry.props, where).toBeDefined();
      }
      if (entry.kind === 'type') {
        expect(entry.declaration, where).toMatch(/^type .*;$/s);
        expect(entry.type, where).not.toBe(entry.name);
      }
      if (entry.kind === 'enum') {
        expect(entry.values, where).toBeDefined();
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

describe('inherited groups', () => {
  it('have every group that a type names', () => {
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

  it('are a file beside the packages', () => {
    expect(fs.existsSync(path.join(API_DIR, INHERITED_FILE))).toBe(true);
    expect(packages).not.toContain('_inherited');
  });
});

describe('well-known facts', () => {
  it('all packages are of one release', () => {
    const versions = packages.map((name) => loadApi(name).version);
    expect([...new Set(versions)]).toHaveLength(1);
  });

  it('interpolate() takes easing and two extrapolations', () => {
    const extrapolation = {
      type: 'ExtrapolateType',
      expanded: "'extend' | 'identity' | 'clamp' | 'wrap'",
      optional: true,
      default: "'extend'",
    };
    const {specifiers, signatures} = find('remotion', 'interpolate');
    expect(specifiers).toEqual(['remotion', 'remotion/no-react']);
    expect(signatures?.[0]?.parameters.map(({name}) => name)).toEqual([
      'input',
      'inputRange',
      'outputRange',
      'options',
    ]);
    expect(options(find('remotion', 'interpolate'), 3)).toMatchObject({
      easing: {optional: true},
      extrapolateLeft: extrapolation,
      extrapolateRight: extrapolation,
    });
  });

  it('spring() has a physical model with defaults', () => {
    const {fps, config, from, to} = options(find('remotion', 'spring'));
    expect(fps).toMatchObject({type: 'number', optional: false});
    expect(from?.default).toBe('0');
    expect(to?.default).toBe('1');
    expect(byName(config?.members)).toMatchObject({
      damping: {default: '10'},
      mass: {default: '1'},
      stiffness: {default: '100'},
      overshootClamping: {default: 'false'},
    });
  });

  it('renderMedia() needs a composition, a codec and a bundle', () => {
    const all = options(find('@remotion/renderer', 'renderMedia'));
    const required = Object.values(all)
      .filter(({optional}) => !optional)
      .map(({name}) => name);
    expect(required.sort()).toEqual(['codec', 'composition', 'serveUrl']);
    expect(all.jpegQuality).toMatchObject({default: '80'});
    expect(all.quality?.deprecated).toContain('jpegQuality');
  });

  it('HardwareAccelerationOption comes from the client entry point only', () => {
    expect(
      find('@remotion/renderer', 'HardwareAccelerationOption').specifiers,
    ).toEqual(['@remotion/renderer/client']);
  });

  it('Series.Sequence and Easing.bezier are members', () => {
    const {Sequence} = byName(find('remotion', 'Series').statics);
    expect(Sequence?.isComponent).toBe(true);
    expect(byName(Sequence?.members)).toMatchObject({
      durationInFrames: {optional: false},
      offset: {optional: true},
    });
    const {bezier} = byName(find('remotion', 'Easing').statics);
    expect(bezier?.signatures?.[0]?.parameters).toHaveLength(4);
  });

  it('the Player has a ref with methods', () => {
    const player = find('@remotion/player', 'Player');
    expect(player.ref).toBe('PlayerRef');
    expect(byName(player.props)).toMatchObject({
      fps: {optional: false},
      loop: {optional: true, default: 'false'},
      component: {exclusiveWith: ['lazyComponent']},
    });
    expect(
      byName(find('@remotion/player', 'PlayerRef').members),
    ).toHaveProperty('seekTo');
  });

  it('transitions come from subpaths, with defaults of their components', () => {
    const slide = find('@remotion/transitions', 'slide');
    expect(slide.specifiers).toEqual(['@remotion/transitions/slide']);
    expect(options(slide).direction).toMatchObject({default: "'from-left'"});
  });

  it('fonts are one family', () => {
    const {family, specifiers} = find('@remotion/google-fonts', 'loadFont');
    expect(specifiers).toEqual(['@remotion/google-fonts/{FontName}']);
    expect(family?.count).toBeGreaterThan(1000);
  });

  it('the command line has render, its flags and Config', () => {
    const cli = loadApi('@remotion/cli');
    expect(cli.commands?.map(({name}) => name)).toEqual(
      expect.arrayContaining([
        'remotion render',
        'remotion still',
        'remotion studio',
      ]),
    );
    const codec = cli.flags?.find(({flag}) => flag === '--codec');
    expect(codec).toMatchObject({config: 'setCodec'});
    expect(codec?.commands).toContain('remotion render');
    expect(
      cli.config?.find(({name}) => name === 'setVideoImageFormat')?.type,
    ).toBe('(format: VideoImageFormat) => void');
  });

  it('a package without a model is refused, with what to do', () => {
    expect(() => loadApi('@remotion/nothing')).toThrow(
      /@remotion\/nothing.*toolkit\/package\.json.*npm run generate:api/,
    );
  });
});
