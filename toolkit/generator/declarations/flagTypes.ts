/** The declared types of flags and of the option list. */
import path from 'node:path';
import ts from 'typescript';
import {exportNamed} from './collect';
import type {ToolkitPackage} from '../packages';
import type {TypeText} from './typeText';

const CLI = '@remotion/cli';

/** Where the packages that parse the command line declare their flags. */
const FLAG_TYPES: Readonly<
  Record<string, {readonly file: string; readonly name: string}>
> = {
  '@remotion/cli': {file: 'dist/parsed-cli.d.ts', name: 'parsedCli'},
  '@remotion/lambda': {file: 'dist/cli/args.d.ts', name: 'parsedLambdaCli'},
  '@remotion/cloudrun': {
    file: 'dist/cli/args.d.ts',
    name: 'parsedCloudrunCli',
  },
};

/** The option list, as types. */
export const OPTION_TYPES = {
  specifier: '@remotion/renderer/client',
  name: 'BrowserSafeApis',
};

/** The files that declare flags; no package exports them. */
export function flagTypeFiles(packages: readonly ToolkitPackage[]): string[] {
  return packages.flatMap(({name, dir}) => {
    const found = FLAG_TYPES[name];
    return found ? [path.join(dir, found.file)] : [];
  });
}

/**
 * The types that the declaration of a variable joins. What the parser gives, one of
 * them, takes any name, or is `any` where its package has no types: both would blur
 * the types of flags.
 */
function partsOf(declaration: ts.Declaration | undefined): ts.TypeNode[] {
  const type =
    declaration && ts.isVariableDeclaration(declaration)
      ? declaration.type
      : undefined;
  return type && ts.isIntersectionTypeNode(type)
    ? [...type.types]
    : type
      ? [type]
      : [];
}

/** The type of a flag, where a package declares it. */
export function typeOfFlag(
  program: ts.Program,
  text: TypeText,
  packages: readonly ToolkitPackage[],
  packageName: string,
  flag: string,
): string | undefined {
  const checker = program.getTypeChecker();
  // Flags that a package does not declare are those of the command line itself.
  for (const name of [packageName, CLI]) {
    const place = FLAG_TYPES[name];
    const dir = packages.find((item) => item.name === name)?.dir;
    const symbol =
      place && dir !== undefined
        ? exportNamed(program, path.join(dir, place.file), place.name)
        : undefined;
    const [member] = partsOf(symbol?.valueDeclaration).flatMap(
      (part) =>
        checker.getPropertyOfType(checker.getTypeFromTypeNode(part), flag) ??
        [],
    );
    if (member) {
      return flagText(checker.getTypeOfSymbol(member), text);
    }
  }
  return undefined;
}

/** The type of an entry of the option list. */
export function typeOfOption(
  program: ts.Program,
  text: TypeText,
  file: string | undefined,
  key: string,
): string | undefined {
  const checker = program.getTypeChecker();
  const apis = exportNamed(program, file, OPTION_TYPES.name);
  let type = apis && checker.getTypeOfSymbol(apis);
  for (const name of ['options', key, 'type']) {
    const member = type && checker.getPropertyOfType(type, name);
    type = member && checker.getTypeOfSymbol(member);
  }
  return type && flagText(type, text);
}

/** What one can type: nothing on a command line is `null`, which means absent. */
function flagText(type: ts.Type, text: TypeText): string {
  return text
    .print(type, {isOptional: true, expandsLiterals: true, expandsSelf: true})
    .replace(/ \| null$/, '');
}
