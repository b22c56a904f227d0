import * as z from 'zod';

/** Fields that no two entries of a list may share. */
const UNIQUE_FIELDS = ['slug', 'name', 'tagline', 'label'];

/** Longest part of a wrong value that an error message repeats. */
const GIVEN_LENGTH = 80;

function refuseRepeated(
  list: readonly unknown[],
  context: z.core.$RefinementCtx,
): void {
  for (const field of UNIQUE_FIELDS) {
    const values = list.map(
      (entry) => (entry as Record<string, unknown>)[field],
    );
    values.forEach((input, index) => {
      const first = values.indexOf(input);
      if (input !== undefined && first < index) {
        const message = `must be unique, and [${first}] has it already`;
        context.addIssue({
          code: 'custom',
          path: [index, field],
          input,
          message,
        });
      }
    });
  }
}

/**
 * Validates a whole list and returns it, frozen.
 *
 * @param name module in this folder that holds the list and, if it has others
 *   too, the name of the list: `team.milestones`
 * @throws Error that names every wrong field, its value and the remedy
 */
export function parseList<S extends z.ZodType>(
  name: string,
  schema: S,
  list: readonly z.input<S>[],
): readonly z.output<S>[] {
  const {data, error} = z
    .array(schema)
    .superRefine(refuseRepeated)
    .readonly()
    .safeParse(list, {reportInput: true});
  if (error) {
    const problems = error.issues.map(({path, message, input}) => {
      const given = JSON.stringify(input ?? null).slice(0, GIVEN_LENGTH);
      return `- ${name}${z.core.toDotPath(path)}: ${message} (given: ${given})`;
    });
    throw new Error(
      `Invalid list "${name}":\n${problems.join('\n')}\nCorrect these entries in src/data/${name.replace(/\..*/, '')}.ts. Every field is described in src/data/schema.ts.`,
    );
  }
  return data;
}
