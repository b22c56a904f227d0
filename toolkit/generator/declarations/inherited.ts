/**
 * Members that come from elsewhere, such as the attributes of an HTML element:
 * named once as a group instead of listed one by one.
 */
import ts from 'typescript';
import type {ApiInherited} from '../../model';
import {packageOf, toolkitPackageOf} from '../packages';
import {compareText, nonEmpty} from '../json';

/** Members that were split into own and inherited. */
type MemberSplit = {
  readonly own: readonly ts.Symbol[];
  readonly inherited: readonly ApiInherited[];
};

/** Up to this many members from elsewhere are listed, since someone picked them. */
const MAX_PICKED = 6;

/** React's own bookkeeping, no attribute of an element. */
const REACT_MEMBERS = new Set(['key', 'ref']);

/** Elements whose class is not named after their tag. */
const TAGS: Readonly<Record<string, string>> = {
  HTMLAnchorElement: 'a',
  HTMLImageElement: 'img',
  HTMLParagraphElement: 'p',
};

type MemberGroup = {
  readonly name: string;
  readonly package: string;
  /** All members of the group, present or not. */
  readonly all: readonly ts.Symbol[];
};

/** Finds and remembers groups of members from elsewhere. */
export class InheritedMembers {
  /** Every group that was named, with all its members. */
  readonly groups = new Map<string, readonly ts.Symbol[]>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly program: ts.Program,
  ) {}

  /** Separates the members that the toolkit declares from the others. */
  split(properties: readonly ts.Symbol[]): MemberSplit {
    const own: ts.Symbol[] = [];
    const byOwner = new Map<string, ts.Symbol[]>();
    for (const property of properties) {
      const owner = this.foreignOwner(property);
      if (owner === undefined) {
        own.push(property);
      } else {
        byOwner.set(owner, [...(byOwner.get(owner) ?? []), property]);
      }
    }
    const inherited: ApiInherited[] = [];
    const names = new Set(own.map(({name}) => name));
    for (const [owner, symbols] of byOwner) {
      const listed = symbols.filter(({name}) => !REACT_MEMBERS.has(name));
      const group = this.nameGroup(owner, listed);
      if (group === undefined) {
        continue;
      }
      if (listed.length <= MAX_PICKED && listed.length < group.all.length) {
        own.push(...listed);
        continue;
      }
      const present = new Set(listed.map(({name}) => name));
      const omits = group.all
        .map(({name}) => name)
        .filter((name) => !present.has(name) && !names.has(name))
        .sort(compareText);
      this.groups.set(group.name, group.all);
      inherited.push({
        name: group.name,
        package: group.package,
        omits: nonEmpty(omits),
      });
    }
    return {
      own: properties.filter((property) => own.includes(property)),
      inherited: inherited.sort((a, b) => compareText(a.name, b.name)),
    };
  }

  /** Where a member is declared, if not in the toolkit; `language` for built-in types. */
  private foreignOwner(property: ts.Symbol): string | undefined {
    const declarations = property.declarations ?? [];
    const files = declarations.map(
      (declaration) => declaration.getSourceFile().fileName,
    );
    const [file] = files;
    if (
      file === undefined ||
      files.some((name) => toolkitPackageOf(name) !== undefined)
    ) {
      return undefined;
    }
    const owner = packageOf(file);
    if (owner === undefined) {
      return undefined;
    }
    if (owner === 'typescript' || owner === '@types/node') {
      return 'language';
    }
    // Attributes of an element are spread over a dozen interfaces: one group.
    if (owner === '@types/react') {
      return isAttribute(declarations) ? owner : undefined;
    }
    const parent = declarations[0]?.parent;
    const name =
      parent &&
      (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent))
        ? parent.name?.text
        : undefined;
    return `${owner} ${name ?? ''}`;
  }

  private nameGroup(
    owner: string,
    symbols: readonly ts.Symbol[],
  ): MemberGroup | undefined {
    const [first] = symbols;
    if (owner === 'language' || first === undefined) {
      return undefined;
    }
    if (owner === '@types/react') {
      return this.nameAttributes(symbols);
    }
    const [packageName = owner, name = ''] = owner.split(' ');
    const parent = first.declarations?.[0]?.parent;
    const all =
      parent && ts.isInterfaceDeclaration(parent)
        ? this.checker
            .getTypeAtLocation(parent)
            .getProperties()
            .filter((property) => this.foreignOwner(property) === owner)
        : symbols;
    return {
      name: name === '' ? `members of ${packageName}` : name,
      package: packageName,
      all,
    };
  }

  private nameAttributes(symbols: readonly ts.Symbol[]): MemberGroup {
    const tag = this.tagOf(symbols);
    const isSvg = tag?.startsWith('SVG') ?? false;
    const element = tag?.replace(/^SVG /, '');
    return {
      name: [isSvg ? 'SVG' : 'HTML', element, 'attributes']
        .filter(Boolean)
        .join(' '),
      package: '@types/react',
      all: this.attributesOf(element ?? 'div'),
    };
  }

  /** The element that event handlers are for: `img`, `SVG path`. */
  private tagOf(symbols: readonly ts.Symbol[]): string | undefined {
    const handler = symbols.find(({name}) => name === 'onClick');
    const type = handler && this.checker.getTypeOfSymbol(handler);
    const text = type && this.checker.typeToString(type);
    const element = /<((?:HTML|SVG)\w*Element)\b/.exec(text ?? '')?.[1];
    if (element === undefined || /^(?:HTML|SVG)Element$/.test(element)) {
      return undefined;
    }
    const tag =
      TAGS[element] ??
      element.replace(/^(?:HTML|SVG)(\w+)Element$/, '$1').toLowerCase();
    return element.startsWith('SVG') ? `SVG ${tag}` : tag;
  }

  /** All attributes that React knows of an element. */
  private attributesOf(tag: string): readonly ts.Symbol[] {
    const react = this.program
      .getSourceFiles()
      .find(({fileName}) => fileName.endsWith('/@types/react/index.d.ts'));
    let symbol = react && this.checker.getSymbolAtLocation(react);
    for (const name of ['JSX', 'IntrinsicElements']) {
      symbol = symbol && this.checker.tryGetMemberInModuleExports(name, symbol);
    }
    const elements = symbol && this.checker.getDeclaredTypeOfSymbol(symbol);
    const element = elements?.getProperty(tag);
    const attributes =
      element && this.checker.getTypeOfSymbol(element).getProperties();
    return (attributes ?? []).filter(({name}) => !REACT_MEMBERS.has(name));
  }
}

function isAttribute(declarations: readonly ts.Declaration[]): boolean {
  return declarations.some(
    ({parent}) =>
      ts.isInterfaceDeclaration(parent) &&
      parent.name.text.endsWith('Attributes'),
  );
}
