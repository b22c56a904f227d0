import ts from 'typescript';
import {orderOf} from './literalOrder';
import {isToolkitSymbol, symbolAt, symbolOf} from './program';
import {
  ARRAY,
  grouped,
  INTERSECTION,
  joinBooleans,
  moveNullishBack,
  propertyName,
  quote,
  UNION,
} from './textParts';
import {isLiteralUnion, isWrittenLiteral} from './typeKinds';
import type {TypeNames} from './typeNames';
import {
  deeper,
  isAbbreviated,
  MAX_DEPTH,
  MAX_EXPANDED,
  type TypeWriter,
  type WritingState,
} from './writingState';

/** A list of literals longer than this has a name somewhere. */
const MAX_LITERALS = 20;

/** Writes types as their authors wrote them. */
export class NodeText {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly names: TypeNames,
    private readonly types: TypeWriter,
  ) {}

  /** A type as its author wrote it, with names that a reader can import. */
  writeNode(node: ts.TypeNode, state: WritingState): string {
    if (state.depth > MAX_DEPTH) {
      return this.types.fallback(this.checker.getTypeFromTypeNode(node));
    }
    if (ts.isParenthesizedTypeNode(node)) {
      return this.writeNode(node.type, state);
    }
    if (ts.isLiteralTypeNode(node)) {
      return ts.isStringLiteral(node.literal)
        ? quote(node.literal.text)
        : node.literal.getText();
    }
    if (node.kind < ts.SyntaxKind.FirstTypeNode) {
      return node.getText();
    }
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
      return this.writeNodes(node, state);
    }
    if (ts.isArrayTypeNode(node)) {
      return `${this.groupNode(node.elementType, state)}[]`;
    }
    if (
      ts.isTypeOperatorNode(node) &&
      node.operator !== ts.SyntaxKind.UniqueKeyword
    ) {
      const isKeyOf = node.operator === ts.SyntaxKind.KeyOfKeyword;
      const keys = isKeyOf
        ? this.writeKeys(this.checker.getTypeFromTypeNode(node.type))
        : undefined;
      if (keys !== undefined) {
        return keys;
      }
      const operator = isKeyOf ? 'keyof' : 'readonly';
      return `${operator} ${this.groupNode(node.type, state)}`;
    }
    if (ts.isTypeReferenceNode(node)) {
      return this.writeReference(node, state);
    }
    if (ts.isTypeLiteralNode(node)) {
      return this.writeMembersNode(node, state);
    }
    if (ts.isFunctionTypeNode(node)) {
      const type = this.checker.getTypeFromTypeNode(node);
      return this.types.writeStructure(type, state);
    }
    // A member that is a function is told by how it is called.
    const isMember =
      ts.isPropertySignature(node.parent) ||
      ts.isTypeAliasDeclaration(node.parent);
    if (ts.isTypeQueryNode(node) && !isMember) {
      const symbol = symbolAt(node.exprName, this.checker);
      const name = symbol && this.names.publicNameOf(symbol);
      if (name !== undefined) {
        return `typeof ${name}`;
      }
    }
    // Elements with names or dots are written by what they mean.
    if (ts.isTupleTypeNode(node) && node.elements.every(isPlainElement)) {
      const parts = node.elements.map((element) =>
        this.writeNode(element, deeper(state)),
      );
      return `[${parts.join(', ')}]`;
    }
    return this.writeMeaning(node, state);
  }

  /** `'a' | 'b'` for `keyof` an object that a reader cannot name. */
  private writeKeys(owner: ts.Type): string | undefined {
    const symbol = owner.aliasSymbol ?? symbolOf(owner);
    const isNamed =
      symbol !== undefined &&
      (!isToolkitSymbol(symbol) || this.names.nameOf(symbol) !== undefined);
    if (isNamed || !(owner.flags & ts.TypeFlags.Object)) {
      return undefined;
    }
    const keys = owner.getProperties().map(({name}) => quote(name));
    const text = keys.join(' | ');
    const isOpen = this.checker.getIndexInfosOfType(owner).length > 0;
    return keys.length === 0 || isOpen || text.length > MAX_EXPANDED
      ? undefined
      : text;
  }

  private writeNodes(
    node: ts.UnionTypeNode | ts.IntersectionTypeNode,
    state: WritingState,
  ): string {
    const isUnion = ts.isUnionTypeNode(node);
    const kept = node.types.filter(
      ({kind}) =>
        !state.isOptional ||
        !isUnion ||
        kind !== ts.SyntaxKind.UndefinedKeyword,
    );
    const [only] = kept;
    if (only !== undefined && kept.length === 1) {
      return this.writeNode(only, state);
    }
    if (kept.length > MAX_LITERALS && kept.every(ts.isLiteralTypeNode)) {
      return this.writeMeaning(node, state);
    }
    const inner = {...deeper(state), isOptional: state.isOptional};
    const literals = kept.filter(isWrittenLiteral);
    const name = this.names.nameLiterals(
      literals.map((literal) => this.writeNode(literal, inner)),
      state,
    );
    const texts = kept.map((part) => {
      const text =
        name !== undefined && isWrittenLiteral(part)
          ? name
          : this.writeNode(part, inner);
      // A union in a union needs no parentheses, whatever its source says.
      return grouped(text, isUnion ? UNION : INTERSECTION);
    });
    return isUnion
      ? [...new Set(moveNullishBack(joinBooleans(texts)))].join(' | ')
      : texts.filter((text) => text !== '{}').join(' & ');
  }

  /** What a node means to the compiler, in the order in which it lists literals. */
  private writeMeaning(node: ts.TypeNode, state: WritingState): string {
    return this.types.write(this.checker.getTypeFromTypeNode(node), {
      ...state,
      order: orderOf(node, this.checker),
    });
  }

  private groupNode(node: ts.TypeNode, state: WritingState): string {
    return grouped(this.writeNode(node, deeper(state)), ARRAY);
  }

  private writeReference(
    node: ts.TypeReferenceNode,
    state: WritingState,
  ): string {
    const type = this.checker.getTypeFromTypeNode(node);
    const symbol = symbolAt(node.typeName, this.checker);
    if (!symbol || symbol.flags & ts.SymbolFlags.TypeParameter) {
      return symbol?.name ?? node.getText();
    }
    const [element] = node.typeArguments ?? [];
    if (symbol.name === 'Array' && element) {
      return `${this.groupNode(element, state)}[]`;
    }
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const name = this.names.nameOf(symbol);
    if (name !== undefined) {
      if (alias && state.expandsLiterals === true && isLiteralUnion(type)) {
        return this.writeNode(alias.type, state);
      }
      const typeArguments = (node.typeArguments ?? []).map((argument) =>
        this.writeNode(argument, deeper(state)),
      );
      return typeArguments.length > 0
        ? `${name}<${typeArguments.join(', ')}>`
        : name;
    }
    if (alias && alias.typeParameters === undefined) {
      if (state.expandsSelf) {
        return this.writeNode(alias.type, state);
      }
      return this.types.named.shorter(symbol, state, (inner) =>
        this.writeNode(alias.type, inner),
      );
    }
    return this.types.write(type, state);
  }

  private writeMembersNode(
    node: ts.TypeLiteralNode,
    state: WritingState,
  ): string {
    if (node.members.length === 0) {
      return '{}';
    }
    if (isAbbreviated(state)) {
      return 'object';
    }
    const inner = {...deeper(state), objects: state.objects + 1};
    const members = node.members.filter(ts.isPropertySignature);
    const isPlain =
      members.length === node.members.length &&
      members.every(
        ({type, name}) =>
          type !== undefined && !ts.isComputedPropertyName(name),
      );
    if (!isPlain) {
      return this.types.write(this.checker.getTypeFromTypeNode(node), state);
    }
    const visible = members.filter(({name}) => {
      const symbol = this.checker.getSymbolAtLocation(name);
      return symbol === undefined || this.types.isVisible(symbol);
    });
    const parts = visible.map((member) => {
      const mark = member.questionToken ? '?' : '';
      const text = member.type
        ? this.writeNode(member.type, {
            ...inner,
            isOptional: member.questionToken !== undefined,
          })
        : 'any';
      const name = ts.isIdentifier(member.name)
        ? member.name.text
        : propertyName(member.name.getText().replace(/^['"]|['"]$/g, ''));
      return `${name}${mark}: ${text}`;
    });
    return `{${parts.join('; ')}}`;
  }
}

function isPlainElement(node: ts.TypeNode): boolean {
  return !(
    ts.isNamedTupleMember(node) ||
    ts.isRestTypeNode(node) ||
    ts.isOptionalTypeNode(node)
  );
}
