import {Joi} from '@docusaurus/utils-validation';

/** A third-party chat about the documentation. */
export type AskAi = {
  readonly siteId: string;
  /** Script that adds the chat button to a page. */
  readonly scriptUrl: string;
  /** Page of the chat to show in a frame on /ai/ and /ai-embed/. */
  readonly frameUrl: string | undefined;
};

/** An index at the hosted search service. All three values are public. */
export type HostedSearch = {
  readonly appId: string;
  /** The key that may search and nothing else. */
  readonly apiKey: string;
  readonly indexName: string;
};

/**
 * The environment, read and validated in one place. Nothing else on the site
 * touches `process.env`; `.env.example` describes each variable.
 */
export type Env = {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Path the site is served under, with slashes at both ends. */
  readonly baseUrl: string;
  /** Whether this is a CI run, where warnings about content become errors. */
  readonly isCi: boolean;
  /** Whether this is `npm start`, as the framework says. */
  readonly isStart: boolean;
  /** Measurement id of the analytics service; nothing is loaded without one. */
  readonly analyticsId: string | undefined;
  /** Ask AI widget; nothing is loaded without it. */
  readonly askAi: AskAi | undefined;
  /** Hosted search; the embedded index answers without it. */
  readonly hostedSearch: HostedSearch | undefined;
  /** Whether plugins/lean-client takes part in builds. */
  readonly leanClient: boolean;
  /** Whether errors are printed with their stack traces. */
  readonly errorTraces: boolean;
};

const DEFAULT_SITE_URL = 'https://www.remotion.dev';

const httpsUrl = Joi.string().uri({scheme: ['http', 'https']});

/** The rule of each variable. */
const variableSchemas = {
  SITE_URL: httpsUrl
    .pattern(/^https?:\/\/[^/?#]+$/)
    .default(DEFAULT_SITE_URL)
    .messages({
      'string.pattern.base':
        '{{#label}} must be an origin such as https://www.example.com, without a path or trailing slash',
    }),
  BASE_URL: Joi.string()
    .pattern(/^\/(?:[^?#\s]+\/)?$/)
    .default('/')
    .messages({
      'string.pattern.base':
        '{{#label}} must start and end with a slash, such as "/" or "/site/"',
    }),
  CI: Joi.string(),
  NODE_ENV: Joi.string(),
  ANALYTICS_ID: Joi.string()
    .pattern(/^G-[A-Z0-9]+$/)
    .messages({
      'string.pattern.base':
        '{{#label}} must be a measurement id such as G-ABC123DEF4',
    }),
  ASK_AI_SITE_ID: Joi.string(),
  ASK_AI_SCRIPT_URL: httpsUrl,
  ASK_AI_FRAME_URL: httpsUrl,
  // The id becomes part of a host name, so other characters are refused.
  ALGOLIA_APP_ID: Joi.string()
    .pattern(/^[A-Za-z0-9]+$/)
    .messages({
      'string.pattern.base':
        '{{#label}} must be an application id such as ABC123DEF4',
    }),
  ALGOLIA_SEARCH_API_KEY: Joi.string(),
  ALGOLIA_INDEX_NAME: Joi.string(),
  LEAN_CLIENT: Joi.string().valid('on', 'off'),
  ERROR_TRACES: Joi.string().valid('on', 'off'),
};

const schema = Joi.object(variableSchemas)
  .and('ASK_AI_SITE_ID', 'ASK_AI_SCRIPT_URL')
  .and('ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME')
  .with('ASK_AI_FRAME_URL', 'ASK_AI_SITE_ID')
  .messages({
    'object.and':
      'only {{#presentWithLabels}} is set; set {{#missingWithLabels}} too, or neither',
    'object.with':
      '{{#mainWithLabel}} is set without {{#peerWithLabel}}; set both, or neither',
  });

type Variables = Partial<Record<keyof typeof variableSchemas, string>>;

/**
 * Validates the variables the site knows and returns them with defaults.
 *
 * An empty value counts as unset, because CI systems pass unset secrets as
 * empty strings.
 *
 * @throws Error naming every wrong variable, its value and the remedy.
 */
export function parseEnv(
  source: Readonly<Record<string, string | undefined>>,
): Env {
  const variables = Object.fromEntries(
    Object.keys(variableSchemas)
      .map((name) => [name, source[name]?.trim()])
      .filter(([, value]) => value),
  ) as Variables;
  const {value, error} = schema.validate(variables, {
    abortEarly: false,
  }) as {value: Variables; error?: Joi.ValidationError};
  if (error) {
    const lines = error.details.map(({message, path}) => {
      const name = path[0];
      const given =
        typeof name === 'string' && source[name] !== undefined
          ? ` (given: ${JSON.stringify(source[name])})`
          : '';
      return `- ${message}${given}`;
    });
    throw new Error(
      `Invalid environment:\n${lines.join('\n')}\nEvery variable is described in .env.example.`,
    );
  }
  return {
    siteUrl: value.SITE_URL ?? DEFAULT_SITE_URL,
    baseUrl: value.BASE_URL ?? '/',
    isCi: value.CI !== undefined && value.CI !== 'false',
    isStart: value.NODE_ENV === 'development',
    analyticsId: value.ANALYTICS_ID,
    askAi:
      value.ASK_AI_SITE_ID && value.ASK_AI_SCRIPT_URL
        ? {
            siteId: value.ASK_AI_SITE_ID,
            scriptUrl: value.ASK_AI_SCRIPT_URL,
            frameUrl: value.ASK_AI_FRAME_URL,
          }
        : undefined,
    hostedSearch:
      value.ALGOLIA_APP_ID &&
      value.ALGOLIA_SEARCH_API_KEY &&
      value.ALGOLIA_INDEX_NAME
        ? {
            appId: value.ALGOLIA_APP_ID,
            apiKey: value.ALGOLIA_SEARCH_API_KEY,
            indexName: value.ALGOLIA_INDEX_NAME,
          }
        : undefined,
    leanClient: value.LEAN_CLIENT !== 'off',
    errorTraces: value.ERROR_TRACES === 'on',
  };
}

/** The environment of this process. */
export const env: Env = parseEnv(process.env);
