import {Joi} from '@docusaurus/utils-validation';

/** The hosted index, and the key that may change it. */
type PushEnvironment = {
  readonly appId: string;
  readonly indexName: string;
  /** Secret. It needs the rights addObject, deleteIndex and editSettings. */
  readonly adminApiKey: string;
};

const WHERE =
  'Set it in the shell or in CI; .env.example says where to find its value. "npm run search:push -- --dry-run" needs none of them.';

const NAMES = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_ADMIN_API_KEY',
] as const;

type Variables = Readonly<Record<(typeof NAMES)[number], string>>;

const schema = Joi.object({
  ALGOLIA_APP_ID: Joi.string()
    .pattern(/^[A-Za-z0-9]+$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be an application id of letters and digits such as "AB12CD34EF", but is "{#value}"',
    }),
  ALGOLIA_INDEX_NAME: Joi.string()
    .pattern(/^[^\s/?#]+$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be a name without spaces and slashes such as "docs", but is "{#value}"',
    }),
  // The value of a secret is never repeated in a message.
  ALGOLIA_ADMIN_API_KEY: Joi.string()
    .pattern(/^[A-Za-z0-9+/=]+$/)
    .required()
    .messages({
      'string.pattern.base':
        '{{#label}} must be a key of letters and digits, without spaces and quotes',
    }),
}).messages({'any.required': '{{#label}} is not set'});

/**
 * Reads where to push to. An empty value counts as unset, because CI systems
 * pass unset secrets as empty strings.
 *
 * @throws Error naming every variable that is missing or wrong, and the remedy.
 */
export function readPushEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): PushEnvironment {
  const given = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const {value, error} = schema.validate(given, {abortEarly: false}) as {
    value: Variables;
    error?: Joi.ValidationError;
  };
  if (error) {
    throw new Error(
      `The hosted index is not pushed:\n${error.details
        .map(({message}) => `- ${message}`)
        .join('\n')}\n${WHERE}`,
    );
  }
  return {
    appId: value.ALGOLIA_APP_ID,
    indexName: value.ALGOLIA_INDEX_NAME,
    adminApiKey: value.ALGOLIA_ADMIN_API_KEY,
  };
}
