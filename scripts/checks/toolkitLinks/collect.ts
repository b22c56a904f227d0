import type {ApiOption, ApiPackage} from '../../../toolkit/model';

/** A link to the site that packages carry. */
export type ToolkitLink = {
  /** Path, search and hash. */
  readonly address: string;
  /** Whether the rest of the address is only known at run time. */
  readonly isPrefix: boolean;
  /** The packages and files that contain it, such as `@remotion/cli (*.js, *.d.ts)`. */
  readonly sources: readonly string[];
};

/** Links of packages are written in full. */
const ORIGIN = /^https?:\/\/(?:www\.)?remotion\.dev/;

function optionsOf({
  flags = [],
  config = [],
}: ApiPackage): (readonly [name: string, option: ApiOption | undefined])[] {
  return [
    ...flags.map(({flag, option}) => [flag, option] as const),
    ...config.map(({name, option}) => [`Config.${name}()`, option] as const),
  ];
}

/** All links of some packages, each address once, in alphabetical order. */
export function collectLinks(models: readonly ApiPackage[]): ToolkitLink[] {
  const links = new Map<string, ToolkitLink & {sources: string[]}>();
  const add = (address: string, isPrefix: boolean, source: string): void => {
    const key = `${address} ${isPrefix}`;
    const link = links.get(key) ?? {address, isPrefix, sources: []};
    link.sources.push(source);
    links.set(key, link);
  };
  for (const model of models) {
    for (const {url, isPrefix = false, files} of model.links) {
      const endings = files.map((ending) => `*.${ending}`).join(', ');
      add(
        url.replace(ORIGIN, '') || '/',
        isPrefix,
        `${model.name} (${endings})`,
      );
    }
    for (const [name, option] of optionsOf(model)) {
      if (option?.docLink !== undefined) {
        add(
          option.docLink.replace(ORIGIN, ''),
          false,
          `${model.name}, option "${option.key}" of ${name}`,
        );
      }
    }
  }
  return [...links.values()].sort((a, b) => a.address.localeCompare(b.address));
}
