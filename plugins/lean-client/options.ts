import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options of the plugin. */
export type Options = {
  /**
   * Pages beside those of the navbar to which every page links, as paths from
   * the root of the site, such as "/search/". Every page knows them.
   */
  readonly linkedEverywhere: readonly string[];
};

const schema = Joi.object<Options>({
  linkedEverywhere: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/(?:[^?#\s]*\/)?$/)
        .messages({
          'string.pattern.base':
            '{{#label}} is "{{#value}}"; it must be a path with slashes at both ends, such as "/search/"',
        }),
    )
    .default([]),
});

/**
 * Checks the options and fills in what is missing.
 *
 * @throws Error naming the option and what it must be
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options ?? {});
}
