import ts from 'typescript';
import {firstSentence} from '../../../plugins/type-hovers/sentence';
import type {NameInfo} from '../../../plugins/type-hovers/format';
import {
  importOf,
  isOfToolkit,
  joinKey,
  keyOf,
  keyOfCall,
  keyOfReceiver,
  keyOfType,
  ofToolkit,
  packageOfDeclaration,
} from './exportKeys';
import type {DescribedName} from './types';

/** Longer signatures are cut: this much fills a popover on a phone. */
const MAX_SIGNATURE = 400;
const MAX_LINES = 14;

/** Packages that every reader knows and that would crowd out the toolkit's names. */
const WELL_KNOWN = new Set([
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'csstype',
]);

/** The property of an object literal as declared by the type that it is given to. */
function expectedProperty(
  literal: ts.Expression,
  name: string,
  checker: ts.TypeChecker,
): {readonly symbol?: ts.Symbol; readonly type?: ts.Type} {
  // An optional argument may be undefined, which has no properties.
  const type = checker.getContextualType(literal)?.getNonNullableType();
  return {type, symbol: type?.getProperty(name)};
}

/** Whether a name declares a member of the reader's own type or object. */
function isOwnMember({parent}: ts.Identifier): boolean {
  return (
    ts.isTypeElement(parent) ||
    ts.isClassElement(parent) ||
    ts.isEnumMember(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isJsxAttribute(parent)
  );
}

/**
 * What an identifier means on this site.
 *
 * @returns nothing where its type is not worth a reader's time; else the
 *   exported name it belongs to, or '' for the reader's own names
 */
function meaningOf(
  node: ts.Identifier,
  checker: ts.TypeChecker,
  ownFolder: string,
): string | undefined {
  const {parent, text} = node;
  const symbol = checker.getSymbolAtLocation(
    // The name that a module exports is not yet that of the import.
    ts.isImportSpecifier(parent) ? parent.name : node,
  );
  const member = (owner: string | undefined): string =>
    owner ? ofToolkit(joinKey(owner, text)) : '';

  if (ts.isJsxClosingElement(parent)) {
    return undefined;
  }
  // Members that a package declares: attributes, properties and member accesses.
  if (ts.isJsxAttribute(parent)) {
    return isOfToolkit(expectedProperty(parent.parent, text, checker).symbol)
      ? member(keyOf(parent.parent.parent.tagName, checker))
      : undefined;
  }
  if (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isShorthandPropertyAssignment(parent)
  ) {
    const expected = expectedProperty(parent.parent, text, checker);
    if (isOfToolkit(expected.symbol)) {
      return member(
        keyOfReceiver(parent.parent, checker) ?? keyOfType(expected.type),
      );
    }
  }
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const owner = parent.expression;
    if (isOfToolkit(symbol)) {
      const type = checker.getTypeAtLocation(owner);
      return member(keyOf(owner, checker) ?? keyOfType(type));
    }
    const isCalled =
      ts.isCallExpression(parent.parent) && parent.parent.expression === parent;
    const source = packageOfDeclaration(symbol?.declarations?.[0]);
    if (isCalled && source !== '' && !WELL_KNOWN.has(source)) {
      return '';
    }
  }
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const pattern = parent.parent;
    const isName = (parent.propertyName ?? parent.name) === node;
    const type = checker.getTypeAtLocation(pattern);
    if (isName && isOfToolkit(checker.getPropertyOfType(type, text))) {
      const source = ts.isVariableDeclaration(pattern.parent)
        ? pattern.parent.initializer
        : undefined;
      return member(keyOfCall(source, checker) ?? keyOfType(type));
    }
  }

  const value = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : symbol;
  const imported = importOf(value);
  if (imported !== undefined) {
    // The name of a whole module has no type worth showing.
    return imported.endsWith('#') ? undefined : ofToolkit(imported);
  }
  const isOwn = (value?.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(ownFolder),
  );
  return isOwn && !isOwnMember(node) ? '' : undefined;
}

/** A signature, cut where it is very long. */
export function cutSignature(text: string): string {
  const lines = text.split('\n').slice(0, MAX_LINES).join('\n');
  const cut = lines.slice(0, MAX_SIGNATURE).trimEnd();
  return cut.length < text.length ? `${cut} …` : cut;
}

/** Text as editors show it, without what only they need. */
export function tidySignature(text: string): string {
  return cutSignature(
    text
      .replace(/^namespace .*\n/, '')
      .replace(/\n?import [^\n]*$/, '')
      .replace(/^(?:\([\w ]+\) )+/, '')
      // The compiler names files of this machine where a type is not imported.
      .replace(/\bimport\("[^"]*"\)\./g, '')
      // The compiler writes it or not, by which samples it saw before.
      .replace(/(?<![\w.])React\.(?=[A-Z])/g, '')
      .replaceAll('    ', '  '),
  );
}

/** Where to ask for a name: `{opacity}` is about the variable, not the property. */
function placeOfValue(node: ts.Identifier, checker: ts.TypeChecker): number {
  const {parent} = node;
  const declaration = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)?.valueDeclaration
    : undefined;
  const name = declaration && ts.getNameOfDeclaration(declaration);
  return name?.getSourceFile() === node.getSourceFile()
    ? name.getStart()
    : node.getStart();
}

function describe(
  node: ts.Identifier,
  symbol: string,
  service: ts.LanguageService,
  checker: ts.TypeChecker,
): NameInfo | undefined {
  const quick = service.getQuickInfoAtPosition(
    node.getSourceFile().fileName,
    symbol === '' ? placeOfValue(node, checker) : node.getStart(),
  );
  const code = tidySignature(ts.displayPartsToString(quick?.displayParts));
  // The compiler says nothing about it, or that it is `any`.
  if (code === '' || /^(?:(?:const|let|var) )?[\w.]+\??: any$/.test(code)) {
    return undefined;
  }
  const doc = firstSentence(ts.displayPartsToString(quick?.documentation));
  return {code, ...(doc && {doc}), ...(symbol && {symbol})};
}

/**
 * Describes the names of a file whose types are worth showing, in order.
 *
 * @param fileName name of the file in the compiler's program
 * @param ownFolder folder in which the reader's own files are
 * @param isVisible whether a reader sees a line of the file, from 0
 */
export function describeFile(
  service: ts.LanguageService,
  fileName: string,
  ownFolder: string,
  isVisible: (line: number) => boolean,
): DescribedName[] {
  const program = service.getProgram();
  const file = program?.getSourceFile(fileName);
  if (!program || !file) {
    return [];
  }
  const checker = program.getTypeChecker();
  const found: DescribedName[] = [];

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && file && !node.text.startsWith('_')) {
      const {line, character} = file.getLineAndCharacterOfPosition(
        node.getStart(),
      );
      const symbol = isVisible(line)
        ? meaningOf(node, checker, ownFolder)
        : undefined;
      const info =
        symbol === undefined
          ? undefined
          : describe(node, symbol, service, checker);
      if (info) {
        found.push({line, column: character, length: node.text.length, info});
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found;
}
