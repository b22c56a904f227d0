/**
 * Samples of other frameworks, which embed a Player: Vue and Svelte components
 * and classes of Angular. Each is compiled by the compiler of its framework.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import type typescript from 'typescript';
import type {Problem, Sample, SampleFile} from './types';

/** Where a compiler of components found something, from 1 and from 0. */
type Place = {readonly line: number; readonly column: number};

type VueError = Error & {readonly loc?: {readonly start: Place}};

/** The parts of `vue/compiler-sfc` that are used. */
type VueCompiler = {
  readonly parse: (
    source: string,
    options: {readonly filename: string},
  ) => {readonly descriptor: unknown; readonly errors: readonly VueError[]};
  readonly compileScript: (
    descriptor: unknown,
    options: {readonly id: string; readonly inlineTemplate: boolean},
  ) => {readonly content: string};
};

type SvelteMessage = {
  readonly code: string;
  readonly message: string;
  readonly start?: Place;
};

/** The parts of `svelte/compiler` that are used. */
type SvelteCompiler = {
  readonly compile: (
    source: string,
    options: {readonly filename: string},
  ) => {readonly warnings: readonly SvelteMessage[]};
};

/** The parts of `@angular/compiler-cli` that are used. */
type AngularCompiler = {
  readonly performCompilation: (config: {
    readonly rootNames: readonly string[];
    readonly options: typescript.CompilerOptions &
      Readonly<Record<string, unknown>>;
    readonly host: typescript.CompilerHost;
    readonly emitCallback: () => typescript.EmitResult;
  }) => {readonly diagnostics: readonly typescript.Diagnostic[]};
};

const SCRIPT = /(?<=<script\b[^>]*>\n)[\s\S]*?(?=<\/script>)/;

/** A file of a component as TypeScript sees it: `Card.vue` becomes `Card.vue.ts`. */
export const COMPONENT_FILE = /\.(vue|svelte)\.ts$/;

/**
 * The script of a Vue or Svelte component, on the lines that it has there. Its
 * compiler adds the default export, so this does too for files that import it.
 */
export function readScript(component: string): string {
  const script = SCRIPT.exec(component);
  const lines = component
    .slice(0, script?.index ?? component.length)
    .replace(/[^\n]/g, '');
  return `${lines}${script?.[0] ?? ''}\nexport default {} as any;`;
}

function compileVue(compiler: VueCompiler, code: string): Problem[] {
  const toProblem = (message: string, place?: Place): Problem => ({
    line: place?.line ?? 1,
    column: place?.column ?? 1,
    rule: 'vue',
    message,
  });
  try {
    const {descriptor, errors} = compiler.parse(code, {filename: 'sample.vue'});
    if (errors.length > 0) {
      return errors.map(({message, loc}) => toProblem(message, loc?.start));
    }
    const {content} = compiler.compileScript(descriptor, {
      id: 'sample',
      inlineTemplate: true,
    });
    // What the script does not declare is looked up in the instance.
    return [...content.matchAll(/_ctx\.(?<name>[a-z]\w*)/gi)].map(({groups}) =>
      toProblem(`the template uses "${groups?.name ?? ''}", which is unknown`),
    );
  } catch (error) {
    const {message, loc} = error as VueError;
    return [toProblem(message, loc?.start)];
  }
}

function compileSvelte(compiler: SvelteCompiler, code: string): Problem[] {
  const toProblem = ({code: rule, message, start}: SvelteMessage): Problem => ({
    line: start?.line ?? 1,
    column: (start?.column ?? 0) + 1,
    rule,
    message,
  });
  try {
    return compiler
      .compile(code, {filename: 'sample.svelte'})
      .warnings.map(toProblem);
  } catch (error) {
    return [toProblem(error as SvelteMessage)];
  }
}

function compileAngular(
  {performCompilation}: AngularCompiler,
  ts: typeof typescript,
  root: string,
  sample: Sample,
): Problem[] {
  const options: typescript.CompilerOptions & Record<string, unknown> = {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    skipLibCheck: true,
    experimentalDecorators: true,
    types: [],
    strictTemplates: true,
    strictInputAccessModifiers: true,
  };
  const host = ts.createCompilerHost(options, true);
  const toName = ({path: name}: SampleFile): string => `${root}/sample/${name}`;
  const files = new Map(
    [...sample.siblings, ...sample.files].map((file) => [toName(file), file]),
  );
  // The files of the sample are in folders that do not exist.
  host.directoryExists = () => true;
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
  host.readFile = (name) => files.get(name)?.text ?? ts.sys.readFile(name);
  const {diagnostics} = performCompilation({
    rootNames: sample.files.map(toName),
    options,
    host,
    emitCallback: () => ({emitSkipped: true, diagnostics: []}),
  });
  return diagnostics.map(({file, start, code, messageText}) => {
    const place = file?.getLineAndCharacterOfPosition(start ?? 0);
    const own = files.get(file?.fileName ?? '');
    return {
      line: (own?.line ?? 1) + (place?.line ?? 0),
      column: (place?.character ?? 0) + 1,
      rule: `NG${String(code).replace(/^-99/, '')}`,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    };
  });
}

/**
 * Makes a check of samples by the compilers of their frameworks, which are
 * loaded when the first sample needs them.
 *
 * @param toolkitDir folder whose `node_modules` has the compilers
 */
export function createHostCompiler(
  toolkitDir: string,
): (sample: Sample) => Problem[] {
  const requireFromToolkit = createRequire(
    path.join(toolkitDir, 'package.json'),
  );
  return (sample) => {
    const [, framework] =
      COMPONENT_FILE.exec(sample.files[0]?.path ?? '') ?? [];
    if (framework === 'vue') {
      return compileVue(
        requireFromToolkit('vue/compiler-sfc') as VueCompiler,
        sample.code,
      );
    }
    if (framework === 'svelte') {
      return compileSvelte(
        requireFromToolkit('svelte/compiler') as SvelteCompiler,
        sample.code,
      );
    }
    return sample.group.split(' ').includes('@angular/core')
      ? compileAngular(
          requireFromToolkit('@angular/compiler-cli') as AngularCompiler,
          requireFromToolkit('typescript') as typeof typescript,
          toolkitDir.replaceAll('\\', '/'),
          sample,
        )
      : [];
  };
}
