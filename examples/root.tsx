import type {ComponentType, ReactNode} from 'react';
import {cancelRender, Composition, registerRoot} from 'remotion';
import '../src/css/tokens.css';
import {MediaFiles} from './media';
import type {ExampleMetadata} from './types';
import {YearInReview} from './YearInReview';
import {defaultProps, metadata} from './YearInReview/props';

type Modules<Module> = {
  (file: string): Module;
  keys: () => string[];
};

type Component = ComponentType<Record<string, unknown>>;

/** Gathers the modules of this folder; the bundler replaces the calls. */
declare const require: {
  context: (
    folder: string,
    isDeep: boolean,
    files: RegExp,
    mode?: 'lazy',
  ) => unknown;
};

// A frame of one example needs the code of that example only.
const components = require.context(
  '.',
  false,
  /\/[A-Z]\w+\.tsx$/,
  'lazy',
) as Modules<Promise<Record<string, Component | undefined>>>;
const modulesOfMetadata = require.context(
  '.',
  false,
  /\.meta\.ts$/,
) as Modules<{
  readonly default: ExampleMetadata<Record<string, unknown>>;
}>;

/** @throws Error if the module of an example has no export of its name */
async function loadExample(name: string): Promise<{default: Component}> {
  const {[name]: component} = await components(`./${name}.tsx`);
  if (!component) {
    throw new Error(`examples/${name}.tsx exports no "${name}".`);
  }
  return {default: component};
}

/** Every example as a composition, for the renderer. */
function Root(): ReactNode {
  return (
    <>
      <MediaFiles />
      <Composition
        {...metadata}
        component={YearInReview}
        defaultProps={defaultProps}
      />
      {components.keys().map((file) => {
        const name = file.slice(2, -'.tsx'.length);
        const {width, height, fps, durationInFrames, ...example} =
          modulesOfMetadata(`./${name}.meta.ts`).default;
        return (
          <Composition
            key={name}
            id={name}
            lazyComponent={() => loadExample(name)}
            width={width}
            height={height}
            fps={fps}
            durationInFrames={durationInFrames}
            defaultProps={example.defaultProps}
          />
        );
      })}
    </>
  );
}

// A typeface that the pages of the site do not wait for has to be there before the
// first frame is drawn, or no frame is drawn with it.
void Promise.all([...document.fonts].map((typeface) => typeface.load())).then(
  () => registerRoot(Root),
  cancelRender,
);
