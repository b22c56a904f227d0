/**
 * What cannot be read from the code with certainty, looked up by hand. Each
 * entry names the place; the generator fails when an entry fits nothing any
 * more.
 */

import type {ApiFlag} from '../../model';

/**
 * `--image-format` of a video has other values and another method than that of a
 * still, with which the packages declare it: `@remotion/cli/dist/image-formats.js`.
 */
export function splitImageFormat(flag: ApiFlag): ApiFlag[] {
  const isStill = (command: string): boolean => command.endsWith(' still');
  return flag.flag === '--image-format'
    ? [
        {...flag, commands: flag.commands.filter(isStill)},
        {
          ...flag,
          type: "'jpeg' | 'none' | 'png'",
          commands: flag.commands.filter((command) => !isStill(command)),
          option: undefined,
          config: 'setVideoImageFormat',
        },
      ].filter(({commands}) => commands.length > 0)
    : [flag];
}

/** `Config` methods that set the same as a flag, where nothing in the code joins the two. */
export const REVIEWED_CONFIG: Readonly<
  Record<string, {readonly method: string; readonly source: string}>
> = {
  'env-file': {
    method: 'setDotEnvLocation',
    source: '@remotion/cli/dist/get-env.js: the flag, else the configuration',
  },
  metadata: {
    method: 'setMetadata',
    source:
      '@remotion/cli/dist/config/metadata.js: kept beside the option of the same name',
  },
  'number-of-shared-audio-tags': {
    method: 'setNumberOfSharedAudioTags',
    source: '@remotion/cli/dist/studio.js: numberOfAudioTags',
  },
  open: {
    method: 'setShouldOpenBrowser',
    source:
      '@remotion/studio-server/dist/start-studio.js: getShouldOpenBrowser, as --no-open',
  },
  output: {
    method: 'setOutputLocation',
    source:
      '@remotion/cli/dist/user-passed-output-location.js: the argument, the flag, else the configuration',
  },
};
