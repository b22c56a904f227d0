/** Runs the commands of a guide, and looks at what they print and write. */
import fs from 'node:fs';
import path from 'node:path';
import {checkMedia, listMedia} from './outputs';
import {createVideo, createVite, install, installAll} from './project';
import {runLine, tail, type Reader} from './shell';
import type {Step} from './steps';

/** A command that would download something, done with the pinned packages. */
async function runPinned(reader: Reader, command: string): Promise<boolean> {
  const words = command.split(/\s+/);
  const names = words.filter((word, at) => at > 1 && !word.startsWith('-'));
  if (/^cd \S+$/.test(command)) {
    reader.cwd = path.resolve(reader.cwd, words[1] ?? '.');
    if (!fs.existsSync(reader.cwd)) {
      throw new Error(`there is no folder ${words[1]}`);
    }
  } else if (/^npm (?:i|install|ci)\b/.test(command)) {
    if (names.length > 0) {
      install(reader.cwd, names);
    } else {
      installAll(reader.cwd);
    }
  } else if (command.startsWith('npx remotion add ')) {
    install(reader.cwd, names.slice(1));
  } else if (command.startsWith('npx create-video@latest ')) {
    createVideo(path.join(reader.cwd, names.at(-1) ?? 'my-video'));
  } else if (command.startsWith('npm create vite@latest ')) {
    await createVite(reader.cwd, [
      ...words.slice(3).filter((word) => word !== '--'),
      '--no-interactive',
    ]);
  } else {
    return false;
  }
  return true;
}

/** Words of a line, with its numbers, sizes, times and bars left out. */
const toWords = (line: string): string =>
  line
    .replace(/[━╸╺]+/g, ' ')
    .replace(/\d[\d.,]*\s?(?:ms|s|[kM]B|x)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Runs the commands of a step, one after the other.
 *
 * @throws Error if one fails, writes a file that cannot be what the page promises,
 *   or does not print what the page says
 */
export async function run(
  reader: Reader,
  step: Extract<Step, {kind: 'run'}>,
): Promise<void> {
  let printed = '';
  let isPinned = true;
  for (const command of step.commands) {
    reader.commands.push(command);
    isPinned = await runPinned(reader, command);
    if (isPinned) {
      continue;
    }
    const before = listMedia(reader.project);
    printed += await runLine(reader, command);
    for (const [file, time] of listMedia(reader.project)) {
      if (before.get(file) !== time) {
        reader.seen++;
        const fault = await checkMedia(file, reader.cwd, command);
        if (fault !== undefined) {
          throw new Error(
            `"${command}" wrote ${path.relative(reader.cwd, file)}, which ${fault}`,
          );
        }
      }
    }
  }
  if (isPinned) {
    return;
  }
  // Bars are drawn in a terminal alone.
  const missing = step.output
    .filter((line) => !line.includes('━'))
    .map(toWords)
    .find(
      (words) =>
        !printed.split('\n').some((line) => toWords(line).includes(words)),
    );
  if (missing !== undefined) {
    throw new Error(`nothing prints "${missing}", only:\n${tail(printed)}`);
  }
}
