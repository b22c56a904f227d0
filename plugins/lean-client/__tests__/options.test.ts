import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type Options} from '../options';

function validate(options: Partial<Options> | undefined): Options {
  return validateOptions({
    validate: normalizePluginOptions as never,
    options,
  });
}

it('needs no option', () => {
  expect(validate(undefined).linkedEverywhere).toEqual([]);
});

it.each(['/', '/search/', '/docs/a-b/'])('accepts %s', (to) => {
  expect(validate({linkedEverywhere: [to]}).linkedEverywhere).toEqual([to]);
});

it.each(['search/', '/search', '/a b/', '/search/?q='])('refuses %s', (to) => {
  expect(() => validate({linkedEverywhere: [to]})).toThrow(
    `"linkedEverywhere[0]" is "${to}"; it must be a path with slashes at both ends, such as "/search/"`,
  );
});
