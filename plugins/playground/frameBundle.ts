// Run by a process of its own: the loader of the framework's plugins cannot load
// the bundler. Writes the programs to the file that its argument names.
import fs from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'vite';
import {silentRendererRule} from '../examples/silentRenderer';
import type {FrameBundles} from './readFrameBundles';

const siteDir = path.resolve(__dirname, '../..');

const FRAME_DIR = 'src/components/Playground/frame';

/** Modules that the renderer takes from the other program. */
const SHARED: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'reactDom',
  'react/jsx-runtime': 'jsxRuntime',
  remotion: 'remotion',
};

/** Nothing can leave the frame, so the renderer does not try to report there. */
const silentRenderer: Plugin = {
  name: 'silent-renderer',
  transform: (code, id) =>
    silentRendererRule.test.test(id)
      ? code.replace(
          silentRendererRule.options.search,
          silentRendererRule.options.replace,
        )
      : undefined,
};

/** Encoders of sound, which is never rendered here, are 1.5 MB. */
const noSound: Plugin = {
  name: 'no-sound',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@mediabunny/') ? '\0no-sound' : undefined),
  load: (id) => (id === '\0no-sound' ? 'export {};' : undefined),
};

async function bundle(
  file: string,
  name: string,
  shared: Readonly<Record<string, string>>,
): Promise<string> {
  const result = await build({
    configFile: false,
    root: siteDir,
    publicDir: false,
    logLevel: 'error',
    plugins: [silentRenderer, noSound],
    define: {'process.env.NODE_ENV': '"production"'},
    esbuild: {jsx: 'automatic'},
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: path.join(siteDir, FRAME_DIR, file),
        formats: ['iife'],
        name,
      },
      rollupOptions: {
        external: Object.keys(shared),
        output: {
          globals: Object.fromEntries(
            Object.entries(shared).map(([id, key]) => [
              id,
              `__remotionShared.${key}`,
            ]),
          ),
          inlineDynamicImports: true,
        },
      },
    },
  });
  const [chunk] = (Array.isArray(result) ? result : [result]).flatMap((it) =>
    'output' in it ? it.output : [],
  );
  if (chunk?.type !== 'chunk') {
    throw new Error(`${FRAME_DIR}/${file} gave no script.`);
  }
  return chunk.code;
}

/** Each is one script, because the frame has no network for the chunks of a site. */
async function writeBundles(target: string): Promise<void> {
  const runtime = await bundle('runtime.tsx', 'frame', {});
  const renderer = await bundle('renderer.ts', 'frame', SHARED);
  const bundles: FrameBundles = {
    runtime: `${runtime}\n;frame.start`,
    renderer: `${renderer}\n;frame.render`,
  };
  fs.writeFileSync(target, JSON.stringify(bundles));
}

const [target] = process.argv.slice(2);
if (!target) {
  throw new Error('Name the file to write.');
}
void writeBundles(target);
