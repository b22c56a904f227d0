import fs from 'node:fs/promises';
import {build as bundle, type Plugin} from 'esbuild';
import {silentRendererRule} from '../examples/silentRenderer';

/** The two programs of the frame in which visitors' code runs, see Playground. */
export type FrameBundles = {
  /** The Player, the compiler and what code can import. */
  readonly runtime: string;
  /** The renderer, which loads when a visitor exports. */
  readonly renderer: string;
};

const FRAME_DIR = 'src/components/Playground/frame';

/** Modules that the renderer takes from the other program. */
const SHARED: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'reactDom',
  'react/jsx-runtime': 'jsxRuntime',
  remotion: 'remotion',
};

const shareModules: Plugin = {
  name: 'share-modules',
  setup(build) {
    build.onResolve({filter: /^(?:react|remotion)/}, ({path}) =>
      path in SHARED ? {path, namespace: 'shared'} : undefined,
    );
    build.onLoad({filter: /.*/, namespace: 'shared'}, ({path}) => ({
      contents: `module.exports = __remotionShared.${SHARED[path]};`,
    }));
  },
};

/**
 * Nothing can leave the frame, so the renderer does not try to report there. The
 * bundler of the pages fails if a release no longer has what is replaced.
 */
const silenceRenderer: Plugin = {
  name: 'silence-renderer',
  setup(build) {
    const {
      test,
      options: {search, replace},
    } = silentRendererRule;
    build.onLoad({filter: test}, async ({path}) => {
      const code = await fs.readFile(path, 'utf8');
      return {contents: code.replace(search, replace)};
    });
  },
};

/** Encoders of sound, which is never rendered here, are 1.5 MB. */
const leaveOutSound: Plugin = {
  name: 'leave-out-sound',
  setup(build) {
    build.onResolve({filter: /^@mediabunny\//}, ({path}) => ({
      path,
      namespace: 'sound',
    }));
    build.onLoad({filter: /.*/, namespace: 'sound'}, () => ({contents: ''}));
  },
};

async function bundleProgram(
  siteDir: string,
  file: string,
  plugins: Plugin[],
): Promise<string> {
  const {outputFiles} = await bundle({
    absWorkingDir: siteDir,
    entryPoints: [`${FRAME_DIR}/${file}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'frame',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins,
  });
  return outputFiles.map(({text}) => text).join('');
}

/**
 * Bundles the programs of the frame: each is one script, because the frame has no
 * network for the chunks of a site.
 *
 * @param siteDir folder of the site, absolute
 * @throws Error with file and line of what cannot be bundled
 */
export async function bundleFrame(siteDir: string): Promise<FrameBundles> {
  const [runtime, renderer] = await Promise.all([
    bundleProgram(siteDir, 'runtime.tsx', []),
    bundleProgram(siteDir, 'renderer.ts', [
      shareModules,
      silenceRenderer,
      leaveOutSound,
    ]),
  ]);
  return {
    runtime: `${runtime};frame.start`,
    renderer: `${renderer};frame.render`,
  };
}
