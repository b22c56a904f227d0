/** Which entry points load modules of Node.js, which browsers do not have. */
import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import ts from 'typescript';
import {toolkitPackageOf, type ToolkitPackage} from '../packages';
import {resolveSpecifier} from './modules';

/**
 * Whether a file, or what it loads of the toolkit, loads a module of Node.js.
 *
 * @param seen files that were looked at on the way here
 */
function loadsNodeModules(file: string, seen = new Set<string>()): boolean {
  if (
    seen.has(file) ||
    !/\.[cm]?js$/.test(file) ||
    toolkitPackageOf(file) === undefined
  ) {
    return false;
  }
  seen.add(file);
  return ts
    .preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
    .importedFiles.some(
      ({fileName: specifier}) =>
        isBuiltin(specifier) ||
        loadsNodeModules(resolveSpecifier(file, specifier) ?? '', seen),
    );
}

/** The entry points of a package that need Node.js. */
export function findNodeEntryPoints({entryPoints}: ToolkitPackage): string[] {
  return entryPoints
    .filter(({code = ''}) => loadsNodeModules(code))
    .map(({specifier}) => specifier);
}
