/** Finds where a name is defined in the code that packages ship, without running it. */
import ts from 'typescript';
import {isExports, readModule, resolveSpecifier} from './modules';
import {memberOf, unwrap} from './syntax';

/** A name at the top of a file. */
export type Definition = {
  readonly file: string;
  readonly name: string;
  readonly node: ts.Node;
};

/** What a file exports under a name. */
export function findExport(file: string, name: string): Definition | undefined {
  const module = readModule(file);
  if (!module) {
    return undefined;
  }
  const exported = module.exports.get(name);
  if (exported) {
    return (
      resolveExpression(file, exported) ?? {file, name, node: unwrap(exported)}
    );
  }
  const reexport = module.reexports.get(name);
  const candidates = [
    ...(reexport ? [reexport] : []),
    ...module.starExports.map((specifier) => ({specifier, name})),
  ];
  for (const {specifier, name: original = name} of candidates) {
    const found = findImport(file, specifier, original);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function findImport(
  file: string,
  specifier: string,
  name: string,
): Definition | undefined {
  const target = resolveSpecifier(file, specifier);
  return target === undefined ? undefined : findExport(target, name);
}

/** Where the value of a name or of `module.name` is defined. */
export function resolveExpression(
  file: string,
  expression: ts.Node,
): Definition | undefined {
  const module = readModule(file);
  const node = unwrap(expression);
  if (!module) {
    return undefined;
  }
  if (ts.isIdentifier(node)) {
    const definition = module.definitions.get(node.text);
    if (definition) {
      const value = unwrap(definition);
      const isAlias =
        !module.variables.has(node.text) &&
        (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value));
      const target = isAlias ? resolveExpression(file, value) : undefined;
      return target ?? {file, name: node.text, node: definition};
    }
    const {specifier, name} = module.imports.get(node.text) ?? {};
    return specifier !== undefined && name !== undefined
      ? findImport(file, specifier, name)
      : undefined;
  }
  if (ts.isPropertyAccessExpression(node)) {
    if (isExports(node.expression)) {
      return findExport(file, node.name.text);
    }
    const imported = ts.isIdentifier(node.expression)
      ? module.imports.get(node.expression.text)
      : undefined;
    if (imported && imported.name === undefined) {
      return findImport(file, imported.specifier, node.name.text);
    }
    const owner = resolveExpression(file, node.expression);
    const value = owner && memberOf(owner.node, node.name.text);
    return owner && value
      ? (resolveExpression(owner.file, value) ?? {
          file: owner.file,
          name: `${owner.name}.${node.name.text}`,
          node: value,
        })
      : undefined;
  }
  return undefined;
}

/** Whether a definition can change while the code runs. */
export function isVariable({file, name}: Definition): boolean {
  return readModule(file)?.variables.has(name) ?? false;
}
