import type {DocusaurusConfig} from '@docusaurus/types';

/**
 * Configuration that only the build reads. It can be long, such as a list of
 * redirects, and the browser would get all of it.
 */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  // The framework hands it to the browser a second time, as `i18n`.
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The configuration without what the build alone reads. */
export function pruneConfig(config: DocusaurusConfig): object {
  const {experimental_router: router} = config.future;
  return {
    ...Object.fromEntries(
      Object.entries(config).filter(
        ([name]) => !(BUILD_ONLY as readonly string[]).includes(name),
      ),
    ),
    // The only one of these settings that is read in the browser.
    future: {experimental_router: router},
  };
}
