/** Lists the members of a declaration by its syntax, without a compiler's program. */
import ts from 'typescript';
import {RESULT} from '../../since';
import type {Declarations, Found, Piece} from './scopes';

/** Members of something. */
type Level = {
  /** By name, with their types; `()` is what a call gives back. */
  readonly names: ReadonlyMap<string, readonly Piece[]>;
  /** Whether there may be more. */
  readonly isOpen: boolean;
};

/** Deeper, types refer to themselves. */
const DEPTH = 40;

const OPEN_KEYWORDS = new Set([
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.ObjectKeyword,
]);

/** Lists what the pieces of a declaration have together. */
export function expand(
  declarations: Declarations,
  pieces: readonly Piece[],
): Level {
  return new Expansion(declarations).run(pieces);
}

function nameOf(name: ts.PropertyName | undefined): string | undefined {
  return name &&
    (ts.isIdentifier(name) ||
      ts.isStringLiteral(name) ||
      ts.isNumericLiteral(name))
    ? name.text
    : undefined;
}

const isPrivate = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(
    ({kind}) =>
      kind === ts.SyntaxKind.PrivateKeyword ||
      kind === ts.SyntaxKind.ProtectedKeyword,
  );

class Expansion {
  private readonly names = new Map<string, Piece[]>();
  private isOpen = false;

  constructor(private readonly declarations: Declarations) {}

  run(pieces: readonly Piece[], depth = 0): Level {
    pieces.forEach((piece) => this.visit(piece, depth));
    return {names: this.names, isOpen: this.isOpen};
  }

  private visit(piece: Piece, depth: number): void {
    const {node} = piece;
    const inside = (child: ts.Node | undefined): void => {
      if (child) {
        this.visit({...piece, node: child}, depth + 1);
      }
    };
    if (depth > DEPTH) {
      this.isOpen = true;
    } else if (ts.isFunctionLike(node)) {
      node.parameters.forEach(({type}) => inside(type));
      this.add(RESULT, node.type, piece);
    } else if (ts.isTypeLiteralNode(node)) {
      node.members.forEach((member) => this.visitMember(member, piece, depth));
    } else if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      node.heritageClauses?.forEach(({types}) => types.forEach(inside));
      node.members.forEach((member) => this.visitMember(member, piece, depth));
    } else if (
      ts.isTypeAliasDeclaration(node) ||
      ts.isParenthesizedTypeNode(node)
    ) {
      inside(node.type);
    } else if (ts.isVariableDeclaration(node)) {
      inside(node.type);
    } else if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
      node.types.forEach(inside);
    } else if (ts.isArrayTypeNode(node)) {
      inside(node.elementType);
    } else if (ts.isTupleTypeNode(node)) {
      node.elements.forEach(inside);
    } else if (
      ts.isNamedTupleMember(node) ||
      ts.isRestTypeNode(node) ||
      ts.isOptionalTypeNode(node)
    ) {
      inside(node.type);
    } else if (ts.isTypeOperatorNode(node)) {
      if (node.operator !== ts.SyntaxKind.KeyOfKeyword) {
        inside(node.type);
      }
    } else if (ts.isConditionalTypeNode(node)) {
      inside(node.trueType);
      inside(node.falseType);
    } else if (ts.isMappedTypeNode(node)) {
      this.visitMapped(node, piece, depth);
    } else if (ts.isIndexedAccessTypeNode(node)) {
      const found = this.findIndexed(node, piece, depth);
      this.isOpen ||= !found;
      found?.forEach((it) => this.visit(it, depth + 1));
    } else if (ts.isTypeQueryNode(node)) {
      this.visitFound(
        this.findEntity(node.exprName, piece, depth),
        piece,
        [],
        depth,
      );
    } else if (ts.isImportTypeNode(node)) {
      this.visitImport(node, piece, depth);
    } else if (ts.isTypeReferenceNode(node)) {
      this.visitReference(node.typeName, node.typeArguments, piece, depth);
    } else if (ts.isExpressionWithTypeArguments(node)) {
      if (ts.isIdentifier(node.expression)) {
        this.visitReference(node.expression, node.typeArguments, piece, depth);
      } else if (!ts.isPropertyAccessExpression(node.expression)) {
        this.isOpen = true;
      } else {
        node.typeArguments?.forEach(inside);
      }
    } else if (ts.isIdentifier(node)) {
      this.visitReference(node, undefined, piece, depth);
    } else if (OPEN_KEYWORDS.has(node.kind)) {
      this.isOpen = true;
    } else if (ts.isExportSpecifier(node) || ts.isModuleDeclaration(node)) {
      this.isOpen = true;
    }
    // What is left, such as `string` and literals, has no members.
  }

  private add(name: string, type: ts.Node | undefined, piece: Piece): void {
    this.names.set(name, [
      ...(this.names.get(name) ?? []),
      ...(type ? [{...piece, node: type}] : []),
    ]);
  }

  private visitMember(
    member: ts.TypeElement | ts.ClassElement,
    piece: Piece,
    depth: number,
  ): void {
    if (
      ts.isCallSignatureDeclaration(member) ||
      ts.isConstructSignatureDeclaration(member) ||
      ts.isConstructorDeclaration(member)
    ) {
      this.visit({...piece, node: member}, depth + 1);
    } else if (ts.isIndexSignatureDeclaration(member)) {
      this.isOpen = true;
    } else if (!isPrivate(member)) {
      const name = nameOf(member.name);
      if (name !== undefined) {
        const isProperty =
          ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
        this.add(name, isProperty ? member.type : member, piece);
      } else if (member.name && ts.isComputedPropertyName(member.name)) {
        this.isOpen = true;
      }
    }
  }

  /** `{[K in keyof T]: …}` has the names of `T`, or what `as` makes of them. */
  private visitMapped(
    {typeParameter, nameType, type}: ts.MappedTypeNode,
    piece: Piece,
    depth: number,
  ): void {
    const {name, constraint} = typeParameter;
    const keys = constraint && this.keysOf({...piece, node: constraint}, depth);
    this.isOpen ||= !keys;
    for (const key of keys ?? []) {
      const literal = ts.factory.createLiteralTypeNode(
        ts.factory.createStringLiteral(key),
      );
      const inside = {
        ...piece,
        bound: new Map([
          ...piece.bound,
          [name.text, {...piece, node: literal}] as const,
        ]),
      };
      const renamed = nameType
        ? this.keysOf({...inside, node: nameType}, depth + 1)
        : [key];
      this.isOpen ||= !renamed;
      renamed?.forEach((own) => this.add(own, type, inside));
    }
  }

  /** What `T['key']` stands for; undefined where it cannot be told. */
  private findIndexed(
    {objectType, indexType}: ts.IndexedAccessTypeNode,
    piece: Piece,
    depth: number,
  ): readonly Piece[] | undefined {
    const object = {...piece, node: objectType};
    if (indexType.kind === ts.SyntaxKind.NumberKeyword) {
      return [object];
    }
    const keys = this.keysOf({...piece, node: indexType}, depth);
    const level = this.level(object, depth);
    const isKnown = keys?.every((key) => level.names.has(key)) ?? false;
    return isKnown && !level.isOpen
      ? keys?.flatMap((key) => level.names.get(key) ?? [])
      : undefined;
  }

  private visitImport(
    node: ts.ImportTypeNode,
    piece: Piece,
    depth: number,
  ): void {
    const {argument, qualifier, typeArguments = []} = node;
    if (
      !qualifier ||
      !ts.isIdentifier(qualifier) ||
      !ts.isLiteralTypeNode(argument)
    ) {
      this.isOpen = true;
      return;
    }
    const found = this.declarations.findIn(
      piece.file,
      argument.literal,
      qualifier.text,
    );
    this.visitFound(found, piece, typeArguments, depth);
    if (found.pieces.length === 0) {
      typeArguments.forEach((it) =>
        this.visit({...piece, node: it}, depth + 1),
      );
    }
  }

  private visitReference(
    name: ts.EntityName,
    typeArguments: readonly ts.TypeNode[] = [],
    piece: Piece,
    depth: number,
  ): void {
    const text = ts.isIdentifier(name) ? name.text : name.right.text;
    const bound = ts.isIdentifier(name) ? piece.bound.get(text) : undefined;
    if (bound) {
      this.visit(bound, depth + 1);
      return;
    }
    const found = this.findEntity(name, piece, depth);
    if (found.pieces.length > 0 || found.isOpen) {
      this.visitFound(found, piece, typeArguments, depth);
      return;
    }
    const [first, second] = typeArguments.map((node) => ({...piece, node}));
    if ((text === 'Pick' || text === 'Omit') && first && second) {
      this.visitSelected(text, first, second, depth);
    } else if (text === 'Record' && first) {
      const keys = this.keysOf(first, depth);
      keys?.forEach((key) => this.add(key, second?.node, piece));
      this.isOpen ||= !keys;
    } else if (text === 'ReturnType' && first) {
      const level = this.level(first, depth);
      level.names.get(RESULT)?.forEach((it) => this.visit(it, depth + 1));
      this.isOpen ||= level.isOpen;
    } else {
      // What others declare, such as `Promise<T>` and `React.FC<T>`, is told by
      // what it is made of.
      typeArguments.forEach((node) => this.visit({...piece, node}, depth + 1));
    }
  }

  private visitSelected(
    kind: 'Pick' | 'Omit',
    from: Piece,
    selection: Piece,
    depth: number,
  ): void {
    const keys = this.keysOf(selection, depth);
    const level = this.level(from, depth);
    this.isOpen ||= level.isOpen || !keys;
    for (const [name, pieces] of level.names) {
      if (!keys || keys.includes(name) === (kind === 'Pick')) {
        pieces.forEach((piece) => this.add(name, piece.node, piece));
      }
    }
    if (kind === 'Pick') {
      // Of what others declare only the picked names are known.
      keys?.forEach((key) => this.add(key, undefined, from));
    }
  }

  private visitFound(
    {pieces, isOpen}: Found,
    from: Piece,
    typeArguments: readonly ts.TypeNode[],
    depth: number,
  ): void {
    this.isOpen ||= isOpen;
    for (const piece of pieces) {
      const {node} = piece;
      const parameters =
        ts.isTypeAliasDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isClassDeclaration(node)
          ? (node.typeParameters ?? [])
          : [];
      const bound = new Map(
        parameters.flatMap(({name, default: standard}, index) => {
          const argument = typeArguments[index];
          return argument
            ? [[name.text, {...from, node: argument}] as const]
            : standard
              ? [[name.text, {...piece, node: standard}] as const]
              : [];
        }),
      );
      this.visit({...piece, bound}, depth + 1);
    }
  }

  private findEntity(name: ts.EntityName, piece: Piece, depth: number): Found {
    const {file} = piece;
    if (ts.isIdentifier(name)) {
      return this.declarations.findLocal(file, name.text);
    }
    const {left, right} = name;
    const found = ts.isIdentifier(left)
      ? this.declarations.findQualified(file, left.text, right.text)
      : undefined;
    if (found && (found.pieces.length > 0 || !found.isOpen)) {
      return found;
    }
    // `typeof options.audio` is of an object.
    const owner = this.findEntity(left, piece, depth);
    const level = new Expansion(this.declarations).run(owner.pieces, depth + 1);
    const pieces = level.names.get(right.text) ?? [];
    return {pieces, isOpen: pieces.length === 0};
  }

  private level(piece: Piece, depth: number): Level {
    return new Expansion(this.declarations).run([piece], depth + 1);
  }

  /** The names that a type of literals stands for; undefined where it cannot be told. */
  private keysOf(piece: Piece, depth: number): string[] | undefined {
    const {node} = piece;
    if (depth > DEPTH) {
      return undefined;
    }
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      return [node.literal.text];
    }
    if (ts.isParenthesizedTypeNode(node) || ts.isTypeAliasDeclaration(node)) {
      return this.keysOf({...piece, node: node.type}, depth + 1);
    }
    if (ts.isUnionTypeNode(node)) {
      const keys = node.types.map((type) =>
        this.keysOf({...piece, node: type}, depth + 1),
      );
      return keys.every((list) => list !== undefined) ? keys.flat() : undefined;
    }
    if (
      ts.isTypeOperatorNode(node) &&
      node.operator === ts.SyntaxKind.KeyOfKeyword
    ) {
      const level = this.level({...piece, node: node.type}, depth);
      return level.isOpen ? undefined : [...level.names.keys()];
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const lists = this.findIndexed(node, piece, depth + 1)?.map((it) =>
        this.keysOf(it, depth + 1),
      );
      return lists?.every((list) => list !== undefined)
        ? lists.flat()
        : undefined;
    }
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const bound = piece.bound.get(node.typeName.text);
      const [target, ...others] = bound
        ? [bound]
        : this.findEntity(node.typeName, piece, depth).pieces;
      return target && others.length === 0
        ? this.keysOf(target, depth + 1)
        : undefined;
    }
    return undefined;
  }
}
