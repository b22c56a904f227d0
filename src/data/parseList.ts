import * as z from 'zod';

/** Fields that no two entries of a list may share. */
const UNIQUE_FIELDS = ['slug', 'name'] as const;

/** Longest part of a wrong value that an error message repeats. */
const GIVEN_LENGTH = 80;

/**
 * Validates a whole list and returns it, frozen.
 *
 * @param name What the list is called in messages.
 * @param file Module in this folder that holds the list, if not `name`.
 * @throws One Error that names every wrong field, its value and the remedy.
 */
export function parseList<S extends z.ZodType>(
  name: string,
  schema: S,
  list: readonly z.input<S>[],
  file: string = name,
): readonly z.output<S>[] {
  const result = z
    .array(schema)
    .readonly()
    .safeParse(list, {error: explain, reportInput: true});
  const problems = [
    ...(result.error?.issues ?? []).flatMap((issue) =>
      describeIssue(name, issue),
    ),
    ...(Array.isArray(list) ? findDuplicates(name, list) : []),
  ];
  if (!result.success || problems.length > 0) {
    throw new Error(
      `Invalid list "${name}":\n${problems.map((problem) => `- ${problem}`).join('\n')}\nCorrect these entries in src/data/${file}.ts. Every field is described in src/data/schema.ts.`,
    );
  }
  return result.data;
}

/** Says what a value must be, in words that follow its path. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'is required'
        : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') {
        return 'must not be empty';
      }
      return `must ${limit(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)}`;
    case 'too_big':
      return `must ${limit(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)}`;
    default:
      return undefined;
  }
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function limit(origin: string, words: string, bound: number | bigint): string {
  switch (origin) {
    case 'string':
      return `have ${words} ${bound} characters`;
    case 'array':
      return `have ${words} ${bound} items`;
    default:
      return `be ${words} ${bound}`;
  }
}

function describeIssue(name: string, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      formatProblem(
        name,
        [...issue.path, key],
        'is not a known field',
        issue.input?.[key],
      ),
    );
  }
  return [formatProblem(name, issue.path, issue.message, issue.input)];
}

function findDuplicates(name: string, list: readonly unknown[]): string[] {
  return UNIQUE_FIELDS.flatMap((field) => {
    const firstIndex = new Map<string, number>();
    return list.flatMap((entry, index) => {
      const value = readString(entry, field);
      if (value === undefined) {
        return [];
      }
      const first = firstIndex.get(value);
      if (first === undefined) {
        firstIndex.set(value, index);
        return [];
      }
      const reason = `must be unique, and ${name}[${first}] has it already`;
      return [formatProblem(name, [index, field], reason, value)];
    });
  });
}

function readString(entry: unknown, field: string): string | undefined {
  if (typeof entry !== 'object' || entry === null) {
    return undefined;
  }
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value : undefined;
}

function formatProblem(
  name: string,
  path: readonly PropertyKey[],
  reason: string,
  given: unknown,
): string {
  const address = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return `${name}${address}: ${reason} (given: ${formatGiven(given)})`;
}

function formatGiven(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > GIVEN_LENGTH ? `${text.slice(0, GIVEN_LENGTH)}…` : text;
}
