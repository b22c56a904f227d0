import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';

/** Validates a part of the theme's configuration as a build does. */
export function validateTheme(
  themeConfig: Readonly<Record<string, unknown>>,
): ThemeConfig {
  return validateThemeConfig({
    validate: normalizeThemeConfig,
    themeConfig: themeConfig as ThemeConfig,
  });
}
