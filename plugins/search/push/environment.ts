/** The hosted index, and the key that may change it. */
type PushEnvironment = {
  readonly appId: string;
  readonly indexName: string;
  /** Secret. It needs the rights addObject, deleteIndex and editSettings. */
  readonly adminApiKey: string;
};

/** What each variable must be. */
const rules = {
  ALGOLIA_APP_ID: [
    /^[A-Za-z0-9]+$/,
    'an application id of letters and digits such as "AB12CD34EF"',
  ],
  ALGOLIA_INDEX_NAME: [
    /^[^\s/?#]+$/,
    'a name without spaces and slashes such as "docs"',
  ],
  ALGOLIA_ADMIN_API_KEY: [
    /^[A-Za-z0-9+/=]+$/,
    'a key of letters and digits, without spaces and quotes',
  ],
} as const;

type Variable = keyof typeof rules;

/**
 * Reads where to push to. An empty value counts as unset, because CI systems
 * pass unset secrets as empty strings.
 *
 * @throws Error naming every variable that is missing or wrong, and the remedy.
 */
export function readPushEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): PushEnvironment {
  const valueOf = (name: Variable): string => source[name]?.trim() ?? '';
  const problems = (Object.keys(rules) as Variable[]).flatMap((name) => {
    const value = valueOf(name);
    const [pattern, what] = rules[name];
    if (value === '') {
      return `- "${name}" is not set`;
    }
    // The value of a secret is never repeated in a message.
    const given = name.endsWith('KEY') ? '' : `, but is "${value}"`;
    return pattern.test(value) ? [] : `- "${name}" must be ${what}${given}`;
  });
  if (problems.length > 0) {
    throw new Error(
      `The hosted index is not pushed:\n${problems.join('\n')}\nSet it in the shell or in CI; .env.example says where to find its value. "npm run search:push -- --dry-run" needs none of them.`,
    );
  }
  return {
    appId: valueOf('ALGOLIA_APP_ID'),
    indexName: valueOf('ALGOLIA_INDEX_NAME'),
    adminApiKey: valueOf('ALGOLIA_ADMIN_API_KEY'),
  };
}
