/** Writes the files of a guide. */
import fs from 'node:fs';
import path from 'node:path';
import type {Reader} from './shell';
import type {Step} from './steps';

/** Adds what a page prints of a JSON file to what is in it. */
export function mergeJson(old: unknown, added: unknown): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject(old) || !isObject(added)) {
    return added;
  }
  return Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(added)])].map((key) => [
      key,
      key in added ? mergeJson(old[key], added[key]) : old[key],
    ]),
  );
}

/** Applies a part of a diff, without positions. */
function patchPart(text: string, part: string): string {
  const lines = part.split('\n');
  const without = (sign: string): string =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const [old, changed] = [without('+'), without('-')];
  if (!text.includes(old)) {
    throw new Error(`the file has no lines\n${old}`);
  }
  return text.replace(old, () => changed);
}

/**
 * Applies a diff, whose parts have a line `@@ @@` between them.
 *
 * @throws Error with the lines that the text lacks
 */
export const patch = (text: string, diff: string): string =>
  diff.split(/\n@@.*\n/).reduce(patchPart, text);

/**
 * Writes or changes a file. What is printed of `package.json` and `tsconfig.json` is
 * added to them.
 */
export function write(
  reader: Reader,
  step: Extract<Step, {kind: 'write' | 'patch'}>,
): void {
  const file = path.join(reader.cwd, step.file);
  const old = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  if (step.kind === 'patch' && old === undefined) {
    throw new Error(`there is no ${step.file} to change`);
  }
  const isPart =
    old !== undefined && /^(?:package|tsconfig.*)\.json$/.test(step.file);
  const text =
    step.kind === 'patch'
      ? patch(old ?? '', step.text)
      : isPart
        ? JSON.stringify(
            mergeJson(JSON.parse(old), JSON.parse(step.text)),
            null,
            2,
          )
        : `${step.text}\n`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  reader.written.add(step.file);
  reader.earlier.delete(step.file);
}
