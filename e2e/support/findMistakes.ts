import type {Page} from '@playwright/test';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:browser'],
    rules: {
      // The framework and React begin theirs with an underscore.
      'valid-id': ['error', {relaxed: true}],
      // Names of lists and drawings, which HTML and ARIA allow.
      'aria-label-misuse': ['error', {allowAnyNamable: true}],
      // The theme draws dropdowns, categories and the skip link with roles; axe
      // and the tests of the keyboard see that they work.
      // The list below a field is no <select>, for the field keeps the focus.
      'prefer-native-element': [
        'error',
        {exclude: ['button', 'listbox', 'region']},
      ],
      // The field of a search submits its form with Enter.
      'wcag/h32': 'off',
      // Search engines cut a long title; it is no mistake in HTML.
      'long-title': 'off',
    },
  }),
);

/** What is wrong with the HTML of a parsed page, one line each. */
async function validate(html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(
      ({ruleId, selector, message}) =>
        `${ruleId} at ${selector ?? 'the page'}: ${message}`,
    ),
  );
}

/**
 * Finds what is wrong with HTML that the server sends, which leaves out tags and
 * quotes that a browser's parser adds.
 */
export async function findMistakesInSource(
  page: Page,
  source: string,
): Promise<string[]> {
  return validate(
    await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/html').documentElement
          .outerHTML,
      source,
    ),
  );
}

/** Finds what is wrong with the HTML of a page as its scripts have made it. */
export async function findMistakesInPage(page: Page): Promise<string[]> {
  return validate(await page.content());
}
