import {listOf} from '../docs-index/source';

type FrontMatter = Readonly<Record<string, unknown>>;

/** Where an option is set, and what pages about it have in their front matter. */
const SURFACES = {
  lambda: /^(?:remotion lambda\b|@remotion\/lambda[/#-])/,
  cloudrun: /^(?:remotion cloudrun\b|@remotion\/cloudrun[/#])/,
  config: /^@remotion\/cli\/config#/,
  cli: /^remotion /,
  node: /^@remotion\//,
} as const;

/** Where an option is set: by a function, a flag, the config file, in a cloud. */
export type Surface = keyof typeof SURFACES;

/** Every surface, for messages. */
export const surfaces = Object.keys(SURFACES) as readonly Surface[];

/** What a text is written for. */
export type Place = {
  readonly surface: Surface;
  /** How names and values are written: as flags, as settings, or as in code. */
  readonly notation: 'cli' | 'config' | 'node';
};

/** Tells from the front matter of a page what its options are. */
export function findPlace({api, command}: FrontMatter): Place | undefined {
  const [key] = [...listOf(command), ...listOf(api)];
  const surface = surfaces.find((each) => SURFACES[each].test(key ?? ''));
  return (
    surface && {
      surface,
      notation:
        surface === 'config'
          ? 'config'
          : listOf(command).length > 0
            ? 'cli'
            : 'node',
    }
  );
}
