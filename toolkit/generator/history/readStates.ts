/** Reads a release that lies in a folder. */
import path from 'node:path';
import {createApiReader} from '../generate';
import {InternalApi} from '../internal';
import {readPackage} from '../packages';
import type {ReleaseStates} from './releases';
import {statesOf, type States} from './states';

/**
 * What packages of a release have, or why that cannot be read, all in one program.
 *
 * @param dir the folder whose `node_modules` holds them
 */
export function readStates(
  dir: string,
  names: readonly string[],
): ReleaseStates {
  const packages = names.map((name) =>
    readPackage(path.join(dir, 'node_modules', name), true),
  );
  const attempt = <T>(read: () => T): T | string => {
    try {
      return read();
    } catch (error) {
      return `The generator of the model cannot read it: ${(error as Error).message}`;
    }
  };
  const reader = attempt(() =>
    createApiReader(dir, packages, new InternalApi()),
  );
  return Object.fromEntries(
    packages.map((item): [string, States | string] => [
      item.name,
      typeof reader === 'string'
        ? reader
        : attempt(() => statesOf(reader.read(item))),
    ]),
  );
}
