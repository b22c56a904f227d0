/**
 * Where an API works: the rows of the table on every reference page, and what
 * they say unless the front matter of a page (`works_in`) says otherwise.
 */
import {Joi} from '@docusaurus/utils-validation';
import {loadApi, packageOf} from '../toolkit/model';

/** Where code runs, by the key in front matter, in the order of the table. */
export const environments = {
  studio: 'Studio',
  player: 'Player',
  local_render: 'rendering on your machine',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
  web_render: 'rendering in the browser',
  node: 'Node.js and Bun',
  browsers: 'browsers',
} as const;

type Environment = keyof typeof environments;

/**
 * Yes or no, with a note where that is not all: `no, it throws`. Backticks in a
 * note mark code.
 */
type Answer = 'yes' | 'no' | `${'yes' | 'no'}, ${string}`;

/** The answers for an API; an environment that does not concern it is absent. */
export type WorksIn = Readonly<Partial<Record<Environment, Answer>>>;

/** Longest note that fits into a row on a phone with two lines. */
const NOTE_LIMIT = 60;

/** The form of `works_in` in front matter. */
export const worksInSchema = Joi.object(
  Object.fromEntries(
    Object.keys(environments).map((environment) => [
      environment,
      Joi.string().pattern(
        new RegExp(
          `^(?:yes|no)(?:, (?=.{1,${NOTE_LIMIT}}$)(?:[^\`]|\`[^\`]+\`)+)?$`,
        ),
        `yes or no, with a note of up to ${NOTE_LIMIT} characters after the comma,`,
      ),
    ]),
  ),
).min(1);

/** Parts of a composition of which renders in the browser may know nothing. */
const withChrome = {
  studio: 'yes',
  player: 'yes',
  local_render: 'yes',
  lambda: 'yes',
  cloudrun: 'yes',
} as const satisfies WorksIn;

/** Whatever belongs to a composition. */
const composition = {
  ...withChrome,
  web_render: 'yes',
} as const satisfies WorksIn;

/** A function or a value that needs no composition and no page. */
const everywhere = {
  ...composition,
  node: 'yes',
  browsers: 'yes',
} as const satisfies WorksIn;

/** What needs a page, but not a composition. */
const inPages = {
  ...composition,
  node: 'no, it needs a page',
  browsers: 'yes',
} as const satisfies WorksIn;

/** For apps and web sites, which play videos or make them. */
const inApps = {
  browsers: 'yes',
  node: 'no, it needs a page',
} as const satisfies WorksIn;

const scripts = {
  node: 'yes',
  browsers: 'no, the package needs Node.js modules',
} as const satisfies WorksIn;

const commands = {
  node: 'yes, on macOS, Windows and Linux',
} as const satisfies WorksIn;

const configFile = {
  node: 'yes, in the config file and for `bundle()`',
  browsers: 'no, it configures the bundler',
} as const satisfies WorksIn;

/**
 * What a page says without `works_in`. A key is a package or one of its entry
 * points, with the kind of the export behind a `#` where kinds differ. The most
 * exact key counts. A row whose answer is not known is left out.
 */
export const defaults: Readonly<Record<string, WorksIn>> = {
  remotion: everywhere,
  'remotion#component': composition,
  'remotion#hook': {
    ...composition,
    node: 'no, it throws outside a composition',
  },
  'create-video': commands,
  '@remotion/animated-emoji': {...withChrome, web_render: 'no, it throws'},
  '@remotion/animation-utils': everywhere,
  '@remotion/bundler': scripts,
  '@remotion/captions': everywhere,
  '@remotion/cli': commands,
  '@remotion/cli/config': {...scripts, node: 'yes, in the config file'},
  '@remotion/cloudrun': scripts,
  '@remotion/cloudrun/defaults': everywhere,
  '@remotion/cloudrun/regions': everywhere,
  '@remotion/enable-scss': configFile,
  '@remotion/eslint-plugin': {
    node: 'yes, in ESLint',
    browsers: 'no, it needs ESLint',
  },
  '@remotion/fonts': {
    ...withChrome,
    node: 'no, it needs a page',
    browsers: 'yes',
  },
  '@remotion/gif': withChrome,
  // Scripts get the names and addresses of fonts.
  '@remotion/google-fonts': {...withChrome, node: 'yes', browsers: 'yes'},
  '@remotion/install-whisper-cpp': scripts,
  '@remotion/lambda': scripts,
  '@remotion/lambda/policies': everywhere,
  '@remotion/layout-utils': inPages,
  '@remotion/licensing': {node: 'yes', browsers: 'yes'},
  '@remotion/lottie': composition,
  '@remotion/mcp': {
    node: 'yes, started by a coding assistant',
    browsers: 'no, it talks over standard input and output',
  },
  '@remotion/media': composition,
  '@remotion/media-parser': {
    ...withChrome,
    node: 'yes, Node.js 20, Bun 1.0 and later',
    browsers: 'yes, Chrome 111, Safari 16.4, Firefox 128 and later',
  },
  '@remotion/media-parser/node': scripts,
  '@remotion/media-parser/node-writer': scripts,
  '@remotion/media-parser/universal': scripts,
  '@remotion/media-utils': inPages,
  '@remotion/motion-blur': composition,
  '@remotion/noise': everywhere,
  '@remotion/openai-whisper': everywhere,
  '@remotion/paths': everywhere,
  '@remotion/player': {
    studio: 'no',
    local_render: 'no',
    lambda: 'no',
    cloudrun: 'no',
    node: 'yes, for the HTML of the first frame',
    browsers: 'yes, with React 16.8 or later',
  },
  '@remotion/preload': {
    studio: 'yes',
    player: 'yes',
    local_render: 'no, frames wait for their files',
    lambda: 'no, frames wait for their files',
    cloudrun: 'no, frames wait for their files',
    web_render: 'no, frames wait for their files',
    node: 'no, it logs a warning',
    browsers: 'yes',
  },
  '@remotion/renderer': scripts,
  '@remotion/renderer/client': everywhere,
  '@remotion/rive': {
    ...withChrome,
    web_render: 'yes, but some frames repeat the previous one',
  },
  '@remotion/rounded-text-box': everywhere,
  '@remotion/shapes': everywhere,
  '@remotion/skia': withChrome,
  '@remotion/skia/enable': configFile,
  '@remotion/studio': {studio: 'yes'},
  '@remotion/tailwind': configFile,
  '@remotion/tailwind-v4': configFile,
  '@remotion/three': withChrome,
  '@remotion/transitions': composition,
  '@remotion/web-renderer': inApps,
  '@remotion/webcodecs': {
    browsers: 'yes, Chrome 94, Firefox 130, Safari 16.4 and later',
    node: 'no, it needs WebCodecs',
  },
  '@remotion/whisper-web': inApps,
  '@remotion/zod-types': everywhere,
};

/**
 * What a page says of an export or a command.
 *
 * @param specifier what to import it from; the package of a command
 * @param kind of an export
 */
export function defaultWorksIn(
  specifier: string,
  kind = '',
): WorksIn | undefined {
  return [specifier, packageOf(specifier)]
    .flatMap((name) => [defaults[`${name}#${kind}`], defaults[name]])
    .find(Boolean);
}

/**
 * Holds what is said of browsers to what the code of an entry point loads.
 *
 * @returns what is wrong, and what to write instead; undefined if nothing is
 */
export function checkBrowsers(
  specifier: string,
  {browsers}: WorksIn,
): {readonly problem: string; readonly remedy: string} | undefined {
  const {needsNode = []} = loadApi(packageOf(specifier));
  const isForNode = needsNode.includes(specifier);
  if (isForNode && browsers?.startsWith('yes')) {
    return {
      problem: `"browsers: ${browsers}", but ${specifier} loads modules of Node.js`,
      remedy: 'Write "no", with a reason if the page does not give one.',
    };
  }
  return !isForNode && browsers === 'no'
    ? {
        problem: `"browsers: no", but ${specifier} loads no module of Node.js`,
        remedy: 'Write "yes", or give the reason: "no, it needs ESLint".',
      }
    : undefined;
}
