import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  listApiPackages,
  loadApi,
  packageOf,
  parseKey,
} from '../../../toolkit/model';
import {
  addressOfHeading,
  type DocPage,
  type DocsIndex,
  type DocumentedSymbol,
} from '../../docs-index';
import {groupBy} from '../../groupBy';
import type {Binding} from '../api/bindHeadings';
import {readMention, readMentions, readPackage, type Mention} from './mentions';

/** The id that the framework has given to a heading. */
const idOf = ({data}: Heading): string | undefined => {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
};

/** Several packages export the name, and the page imports it from none. */
export const AMBIGUOUS = 'ambiguous';

const NONE: ReadonlySet<string> = new Set();

/** Where a mention leads. */
type Target = {
  readonly url: string;
  /** The heading, where it is on the page itself. */
  readonly heading?: Heading;
};

/** Names that several packages export, whether a page documents them or not. */
function listShared(): ReadonlySet<string> {
  const names = listApiPackages().flatMap((each) => [
    ...new Set(loadApi(each).exports.map(({name}) => name)),
  ]);
  return new Set(names.filter((name, index) => names.indexOf(name) < index));
}

let shared: ReturnType<typeof listShared> | undefined;

function isShared(name: string): boolean {
  shared ??= listShared();
  return shared.has(name);
}

/** Methods of what packages export, such as `play`: calls that mean many things. */
function listMethods(): ReadonlySet<string> {
  const exported = listApiPackages().flatMap((each) => loadApi(each).exports);
  return new Set(
    exported
      .flatMap(({members = []}) => members.map(({name}) => name))
      .filter((name) => /^[a-z]+$/.test(name)),
  );
}

let methods: ReturnType<typeof listMethods> | undefined;

function isMethod(name: string): boolean {
  methods ??= listMethods();
  return methods.has(name);
}

/** The command of a flag that no other command has. */
function findCommandOf(flag: string): string | undefined {
  const entries = listApiPackages().flatMap(
    (each) => loadApi(each).flags ?? [],
  );
  const [command, ...others] = new Set(
    entries
      .filter((entry) => entry.flag === flag)
      .flatMap(({commands}) => commands),
  );
  return others.length === 0 ? command : undefined;
}

/** Names that samples import, with the packages that they import them from. */
function readImports(text: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const lines = text.matchAll(
    /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g,
  );
  for (const [, names = '', specifier = ''] of lines) {
    for (const name of names.match(/\w+/g) ?? []) {
      const packages = imports.get(name) ?? new Set();
      imports.set(name, packages.add(packageOf(specifier)));
    }
  }
  return imports;
}

/** Names that samples declare: on such a page they mean what the sample made. */
function readDeclared(text: string): Set<string> {
  const declarations = text.matchAll(
    /\b(?:const|let|function|class|type|interface|enum) (\w+)/g,
  );
  return new Set([...declarations].map(([, name = '']) => name));
}

/** Addresses of links whose text is nothing but a name, by that name. */
export function collectLinks(root: Root): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  visit(root, 'link', ({url, children: [child, ...others]}) => {
    const mention =
      child?.type === 'inlineCode' && others.length === 0
        ? readMention(child.value)
        : undefined;
    if (mention) {
      const {name} = mention;
      links.set(name, (links.get(name) ?? new Set()).add(url));
    }
  });
  return links;
}

/** The text around a mention, with backticks around inline code. */
export type Around = {
  readonly before: () => string;
  readonly after: () => string;
};

/** Finds what the names on one page mean. */
export class Targets {
  private readonly ownNames: ReadonlySet<string>;
  private readonly ownPackages: ReadonlySet<string>;
  private readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly declared: ReadonlySet<string>;
  private readonly members: ReadonlyMap<string, readonly Binding[]>;

  /**
   * @param bindings headings that name members of what the page documents
   * @param links links that a writer made, see `collectLinks`
   */
  constructor(
    private readonly page: DocPage,
    private readonly index: DocsIndex,
    bindings: readonly Binding[],
    private readonly links: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.ownNames = new Set(page.api.map((key) => parseKey(key).name));
    this.ownPackages = new Set(
      page.api.map((key) => parseKey(key).packageName),
    );
    this.imports = readImports(page.text);
    this.declared = readDeclared(page.text);
    this.members = groupBy(bindings, ({facts}) => facts.name);
  }

  /** Where a mention leads; nothing where its meaning is not sure. */
  find(
    mention: Mention,
    around: Around,
  ): Target | typeof AMBIGUOUS | undefined {
    const {form, name} = mention;
    if (form === 'command') {
      return this.findCommand(name);
    }
    const [owner = '', member] = name.split('.');
    if (this.ownNames.has(name) || this.ownNames.has(owner)) {
      return this.findHeading(member ?? name);
    }
    if (form === 'flag') {
      return this.findHeading(name) ?? this.findFlag(name);
    }
    if (this.members.has(name)) {
      // Next to the name of something else, it may be a member of that.
      return this.index.symbolsByName.has(name) || this.hasOthers(around)
        ? undefined
        : this.findHeading(name);
    }
    return this.declared.has(owner) || !this.isSure(mention)
      ? undefined
      : this.findExport(mention, around);
  }

  private findCommand(name: string): Target | undefined {
    const page =
      this.index.symbols.get(name)?.[0]?.page ?? this.findTitled(`npx ${name}`);
    return page && page !== this.page ? {url: page.address} : undefined;
  }

  /** A page about what no package exports, such as `calculateMetadata()`. */
  private findTitled(title: string): DocPage | undefined {
    return this.index.pages.find((page) => page.title === title);
  }

  private findExport(
    mention: Mention,
    {after}: Around,
  ): Target | typeof AMBIGUOUS | undefined {
    const symbol = this.findSymbol(mention, after);
    if (symbol !== AMBIGUOUS) {
      return symbol ? {url: symbol.address} : this.findUnexported(mention);
    }
    const [url, ...others] = this.links.get(mention.name) ?? [];
    if (url === undefined) {
      return mention.form === 'word'
        ? undefined
        : (this.findNeighbor(mention) ?? AMBIGUOUS);
    }
    return others.length === 0 ? {url} : undefined;
  }

  /** Pages about Lambda mean what Lambda exports: the one in their own folder. */
  private findNeighbor({name}: Mention): Target | undefined {
    const folder = /^[^/]+\//.exec(this.page.file)?.[0];
    const [neighbor, ...others] = (
      this.index.symbolsByName.get(name) ?? []
    ).filter(({page}) => folder && page.file.startsWith(folder));
    return neighbor && others.length === 0
      ? {url: neighbor.address}
      : undefined;
  }

  /** Tells whether a text names something else that has members. */
  private hasOthers({before, after}: Around): boolean {
    return readMentions(before() + after()).some(
      ({form, name}) =>
        (form === 'call' || form === 'tag') &&
        !this.members.has(name) &&
        !this.ownNames.has(name.replace(/\..*/, '')),
    );
  }

  /** The heading of a member; two of one name leave open which is meant. */
  private findHeading(name: string): Target | undefined {
    const [binding, ...others] = this.members.get(name) ?? [];
    const id = binding && idOf(binding.heading);
    return id && others.length === 0
      ? {url: `#${id}`, heading: binding.heading}
      : undefined;
  }

  private findFlag(flag: string): Target | undefined {
    const command = findCommandOf(flag);
    const page = command && this.index.symbols.get(command)?.[0]?.page;
    const url = page && addressOfHeading(flag, page);
    return url ? {url} : undefined;
  }

  /**
   * Words of everyday English, or of other APIs, are none of ours for sure. Nor is
   * `play()`, unless the page is about the package that exports it.
   */
  private isSure({form, name}: Mention): boolean {
    if (form === 'call' && isMethod(name)) {
      const symbols = this.index.symbolsByName.get(name) ?? [];
      return (
        this.imports.has(name) ||
        symbols.some(({key}) => this.ownPackages.has(parseKey(key).packageName))
      );
    }
    return (
      form !== 'word' ||
      /.[A-Z.]/.test(name.replace(/^[A-Z]+$/, '')) ||
      (/^[A-Z]/.test(name) && this.imports.has(name))
    );
  }

  private findUnexported(mention: Mention): Target | undefined {
    const page =
      mention.form === 'call'
        ? this.findTitled(`${mention.name}()`)
        : undefined;
    return page && page !== this.page
      ? {url: page.address}
      : this.findMember(mention);
  }

  /** A member that has a heading: `Config.setLevel()`, `<Series.Sequence>`. */
  private findMember({form, name}: Mention): Target | undefined {
    const [owner = '', member] = name.split('.');
    const symbol =
      member && /^[A-Z]/.test(owner)
        ? this.findSymbol({form, name: owner})
        : undefined;
    if (!member || !symbol || symbol === AMBIGUOUS) {
      return undefined;
    }
    const url =
      addressOfHeading(member, symbol.page) ??
      (form === 'tag' ? symbol.address : undefined);
    return url ? {url} : undefined;
  }

  /** What a documented name means on this page, if several packages export it. */
  private findSymbol(
    {form, name}: Mention,
    after = (): string => '',
  ): DocumentedSymbol | typeof AMBIGUOUS | undefined {
    const symbols = this.index.symbolsByName.get(name) ?? [];
    if (symbols.length === 0 || !isShared(name)) {
      return symbols[0];
    }
    const written = readPackage(after());
    const packages = written
      ? new Set([written])
      : (this.imports.get(name) ?? (form === 'word' ? this.ownPackages : NONE));
    return packages.size === 1
      ? symbols.find(({key}) => packages.has(parseKey(key).packageName))
      : AMBIGUOUS;
  }
}
