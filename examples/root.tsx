import type {ComponentType, ReactNode} from 'react';
import {Composition, registerRoot} from 'remotion';
import '../src/css/tokens.css';
import {MediaFiles} from './media';
import type {ExampleMetadata} from './types';
import {YearInReview} from './YearInReview';
import {defaultProps, metadata} from './YearInReview/props';

type Modules<Module> = {
  (file: string): Module;
  keys: () => string[];
};

/** Gathers the modules of this folder; the bundler replaces the calls. */
declare const require: {
  context: (folder: string, isDeep: boolean, files: RegExp) => unknown;
};

const components = require.context('.', false, /\/[A-Z]\w+\.tsx$/) as Modules<
  Record<string, ComponentType<Record<string, unknown>> | undefined>
>;
const modulesOfMetadata = require.context(
  '.',
  false,
  /\.meta\.ts$/,
) as Modules<{
  readonly default: ExampleMetadata<Record<string, unknown>>;
}>;

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
        const component = components(file)[name];
        if (!component) {
          throw new Error(`examples/${name}.tsx exports no "${name}".`);
        }
        const {width, height, fps, durationInFrames, ...example} =
          modulesOfMetadata(`./${name}.meta.ts`).default;
        return (
          <Composition
            key={name}
            id={name}
            component={component}
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

registerRoot(Root);
