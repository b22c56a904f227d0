import path from 'node:path';
import type {ExampleMetadata} from '../examples/types';

/**
 * Reads `<name>.meta.ts`, which needs a process that runs TypeScript.
 *
 * @param examplesDir folder of the examples, absolute
 * @throws Error if there is no such file
 */
export async function readExampleMetadata(
  examplesDir: string,
  name: string,
): Promise<ExampleMetadata<object>> {
  const module = (await import(path.join(examplesDir, `${name}.meta.ts`))) as {
    default: ExampleMetadata<object>;
  };
  return module.default;
}
