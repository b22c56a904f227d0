/** Follows a page as it is printed. */
import fs from 'node:fs';
import path from 'node:path';
import {lookBack} from './lookBack';
import {readPage, readStart} from './pages';
import {makeFolder, starts} from './project';
import {bringMedia} from './readersFiles';
import {run} from './run';
import {kill, type Reader} from './shell';
import {readSteps} from './steps';
import {write} from './write';

async function followSteps(reader: Reader, page: string): Promise<void> {
  await bringMedia(reader.project, readPage(page));
  for (const step of await readSteps(page)) {
    try {
      if (step.kind === 'run') {
        await run(reader, step);
      } else {
        write(reader, step);
      }
    } catch (error) {
      throw new Error(
        `docs/${page}:${step.line}: ${(error as Error).message}`,
        {cause: error},
      );
    }
  }
}

async function startProject(reader: Reader, page: string): Promise<void> {
  const start = readStart(page) ?? '';
  const create = starts[start];
  if (create) {
    await create(reader.project);
  } else {
    const before = `${start}.mdx`;
    await startProject(reader, before);
    await followSteps(reader, before);
    reader.written.forEach((file) => reader.earlier.add(file));
  }
}

/**
 * Follows a page: makes the project that it starts from, writes its files, runs
 * its commands, and looks at what comes out.
 *
 * @param page file below `docs/`
 * @throws Error with the line of the page, and the folder of the project, which
 *   is then kept
 */
export async function follow(page: string): Promise<void> {
  const project = makeFolder();
  const reader: Reader = {
    project,
    cwd: project,
    servers: [],
    written: new Set(),
    earlier: new Set(),
    commands: [],
    seen: 0,
  };
  try {
    await startProject(reader, page);
    await followSteps(reader, page);
    await lookBack(reader);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nThe project is in ${project}`,
      {cause: error},
    );
  } finally {
    reader.servers.forEach(kill);
  }
  fs.rmSync(path.dirname(project), {recursive: true, force: true});
}
