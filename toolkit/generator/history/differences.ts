/** What differs between two releases, and is not only written in another way. */
import ts from 'typescript';
import type {Change} from '../../history';
import {compareText} from '../json';
import type {State} from './states';

/** Longer types are not told. */
const TOLD = 120;

/** Words of a type that mean the same in every release. */
const PLAIN = new Set(
  'bigint boolean false never null number string symbol true undefined void'.split(
    ' ',
  ),
);

/** Written `T[]`, since that they are only read makes no other type of them. */
const ARRAYS = /^(?:Readonly)?Array$/;

const shapes = new Map<string, ReadonlySet<string> | undefined>();

/**
 * Members of a union, each in one spelling, or the one type that a text is;
 * undefined where it is no type, as a value of an enum is none.
 */
function shapeOf(text: string): ReadonlySet<string> | undefined {
  if (!shapes.has(text)) {
    const file = ts.createSourceFile(
      'type.ts',
      `type T = ${text};`,
      ts.ScriptTarget.Latest,
    );
    const [only, ...others] = file.statements;
    shapes.set(
      text,
      only && ts.isTypeAliasDeclaration(only) && others.length === 0
        ? membersOf(only.type, file)
        : undefined,
    );
  }
  return shapes.get(text);
}

/** What a type is a union of, in one order and without what others include. */
function membersOf(type: ts.TypeNode, file: ts.SourceFile): Set<string> {
  if (ts.isParenthesizedTypeNode(type)) {
    return membersOf(type.type, file);
  }
  if (!ts.isUnionTypeNode(type)) {
    return new Set([write(type, file)]);
  }
  const all = new Set(type.types.flatMap((it) => [...membersOf(it, file)]));
  if (all.has('true') && all.has('false')) {
    all.add('boolean');
  }
  const wider = (it: string): string =>
    it.startsWith("'")
      ? 'string'
      : /^-?\d/.test(it)
        ? 'number'
        : /^(?:true|false)$/.test(it)
          ? 'boolean'
          : '';
  return new Set(
    [...all].filter((it) => !all.has(wider(it))).sort(compareText),
  );
}

/** A type in one spelling: without names of parameters, members of objects are told apart. */
function write(type: ts.TypeNode, file: ts.SourceFile): string {
  const join = (nodes: readonly ts.TypeNode[], separator: string): string =>
    nodes.map((it) => nest(it)).join(separator);
  const nest = (it: ts.TypeNode): string =>
    [...membersOf(it, file)].join(' | ');
  if (ts.isTypeLiteralNode(type)) {
    return 'object';
  }
  if (ts.isFunctionTypeNode(type)) {
    const parameters = type.parameters.map(
      ({type: each, questionToken, dotDotDotToken}) =>
        `${dotDotDotToken ? '...' : ''}${each ? nest(each) : 'any'}${questionToken ? '?' : ''}`,
    );
    return `(${parameters.join(', ')}) => ${nest(type.type)}`;
  }
  if (
    ts.isTypeOperatorNode(type) &&
    type.operator === ts.SyntaxKind.ReadonlyKeyword
  ) {
    return write(type.type, file);
  }
  if (ts.isArrayTypeNode(type)) {
    return `(${nest(type.elementType)})[]`;
  }
  if (ts.isTupleTypeNode(type)) {
    return `[${join(
      type.elements.map((it) => (ts.isNamedTupleMember(it) ? it.type : it)),
      ', ',
    )}]`;
  }
  if (ts.isIntersectionTypeNode(type)) {
    return [...new Set(type.types.map(nest))].sort(compareText).join(' & ');
  }
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText(file);
    const values = join(type.typeArguments ?? [], ', ');
    return ARRAYS.test(name)
      ? `(${values})[]`
      : `${name}${values && `<${values}>`}`;
  }
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? `'${type.literal.text}'`
    : type.getText(file).replace(/\s+/g, ' ');
}

/** Whether a type says all by itself: no name that may stand for another, no object. */
function isPlain(shape: string): boolean {
  const words = shape.replace(/'[^']*'/g, '').match(/[a-z_$][\w$]*/gi) ?? [];
  return words.every((word) => PLAIN.has(word));
}

/**
 * The members of a union in which a type is another one; none where it may be the
 * same one written in another way: with a name in place of what it stands for, in
 * another order, with other names of parameters. Where names or objects take the
 * place of each other that cannot be told.
 *
 * @param isSame whether a member says nothing, such as `undefined` of an option
 */
function membersThatDiffer(
  from: string,
  to: string,
  isSame: (member: string) => boolean,
): string[] {
  const [old, next] = [shapeOf(from), shapeOf(to)];
  if (!old || !next) {
    return [];
  }
  const gone = [...old].filter((it) => !next.has(it) && !isSame(it));
  const came = [...next].filter((it) => !old.has(it) && !isSame(it));
  const all = [...gone, ...came];
  return gone.length === 0 || came.length === 0 || all.every(isPlain)
    ? all
    : [];
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A type as it is told. */
const textOf = ({type = '', expanded = type}: State): string =>
  onOneLine(expanded);

/** Whether a type is another one. What one flag takes is sure for literals alone. */
function isOtherType(from: State, to: State): boolean {
  // A named type that has changed is told of itself alone.
  const isNamedSame = onOneLine(from.type ?? '') === onOneLine(to.type ?? '');
  if (from.type === undefined || to.type === undefined || isNamedSame) {
    return false;
  }
  const isOptional = from.optional === true || to.optional === true;
  const differing = membersThatDiffer(
    textOf(from),
    textOf(to),
    (member) =>
      member === 'never' ||
      (member === 'undefined' && isOptional) ||
      (member === 'null' && to.isFlag === true),
  );
  return (
    differing.length > 0 &&
    (!to.isFlag || differing.every((it) => it.startsWith("'")))
  );
}

/**
 * What differs between two states of a name. What may be nothing but another
 * spelling of the generator is left out, and so is a default that only one of the
 * releases tells, or that they tell in different places: it may have been there.
 * Types of more than 120 characters are told without their texts.
 */
export function differences(from: State, to: State): Change[] {
  const texts = {from: textOf(from), to: textOf(to)};
  const isTold = texts.from.length <= TOLD && texts.to.length <= TOLD;
  const changes: (Change | false)[] = [
    isOtherType(from, to) && {
      what: 'type',
      ...(isTold && texts),
    },
    from.default !== undefined &&
      to.default !== undefined &&
      from.defaultSource === to.defaultSource &&
      from.default !== to.default && {
        what: 'default',
        from: from.default,
        to: to.default,
      },
    from.optional !== undefined &&
      to.optional !== undefined &&
      from.optional !== to.optional && {
        what: to.optional ? 'optional' : 'required',
      },
    from.isDeprecated === false &&
      to.isDeprecated === true && {what: 'deprecated'},
  ];
  return changes.filter((it) => it !== false);
}
