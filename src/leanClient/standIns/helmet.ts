/**
 * In place of react-helmet-async: keeps title, tags of the head and attributes
 * of `html` and `body` as the components on the page ask for them. The server
 * renders with the package, and with it checks the children; its tags, marked
 * with `data-rh`, are taken over.
 */
import {
  Children,
  Component,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';

type Attributes = Readonly<Record<string, string | undefined>>;

/** What a component asks for. */
type Wishes = {
  title?: string;
  /** Attributes of the elements that are there anyway. */
  readonly elements: Record<'html' | 'body' | 'title', Attributes>;
  readonly tags: Map<string, Attributes[]>;
};

const MARK = 'data-rh';

/** Attributes that tell which tags replace each other, in any order. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};

/** Props of React that are not the attribute in lower case. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

const CONTENT = ['innerHTML', 'cssText'];

type ElementProps = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
};

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Children of a tag are text, which arrives in pieces around expressions. */
function textOf(children: ReactNode): string | undefined {
  return children === undefined || children === null
    ? undefined
    : Children.toArray(children).map(toText).join('');
}

function attributesOf(props: ElementProps): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [
        CONTENT.includes(name)
          ? name
          : (ATTRIBUTES[name] ?? name.toLowerCase()),
        value === undefined || value === null ? undefined : toText(value),
      ]),
  );
}

function collect(children: ReactNode, wishes: Wishes): void {
  Children.forEach(children, (child) => {
    if (!isValidElement<ElementProps>(child)) {
      return;
    }
    const {type, props} = child;
    const text = textOf(props.children);
    const attributes = attributesOf(props);
    if (type === Fragment) {
      collect(props.children, wishes);
    } else if (type === 'title' || type === 'html' || type === 'body') {
      wishes.elements[type] = attributes;
      if (type === 'title') {
        wishes.title = text ?? '';
      }
    } else if (typeof type === 'string') {
      if (text !== undefined) {
        attributes[type === 'style' ? 'cssText' : 'innerHTML'] = text;
      }
      wishes.tags.set(type, [...(wishes.tags.get(type) ?? []), attributes]);
    }
  });
}

/** What tags that replace each other have in common. */
function keyOf(type: string, tag: Attributes): string | undefined {
  const rel = tag.rel?.toLowerCase();
  const names = Object.keys(tag).filter(
    (name) =>
      KEYS[type]?.includes(name) &&
      // Of links, one is canonical; style sheets are as many as their addresses.
      !(name === 'href' && rel === 'canonical') &&
      !(name === 'rel' && rel === 'stylesheet'),
  );
  const name = names.at(-1);
  return name && tag[name] ? `${name} ${tag[name].toLowerCase()}` : undefined;
}

/** Tags of all components; those further inside replace the others. */
function mergeTags(type: string, all: readonly Wishes[]): Attributes[] {
  const taken = new Set<string>();
  return all.reduceRight<Attributes[]>((inner, {tags}) => {
    const own = (tags.get(type) ?? []).flatMap((tag) => {
      const key = keyOf(type, tag);
      return key === undefined || taken.has(key) ? [] : [{tag, key}];
    });
    for (const {key} of own) {
      taken.add(key);
    }
    return [...own.map(({tag}) => tag), ...inner];
  }, []);
}

function updateTags(type: string, tags: readonly Attributes[]): void {
  const old = new Set(document.head.querySelectorAll(`${type}[${MARK}]`));
  const added = tags.flatMap((attributes) => {
    const element = document.createElement(type);
    for (const [name, value = ''] of Object.entries(attributes)) {
      if (CONTENT.includes(name)) {
        element.innerHTML = value;
      } else {
        element.setAttribute(name, value);
      }
    }
    element.setAttribute(MARK, 'true');
    const same = [...old].find((other) => other.isEqualNode(element));
    return same && old.delete(same) ? [] : [element];
  });
  for (const element of old) {
    element.remove();
  }
  document.head.append(...added);
}

/** Sets the attributes and takes away those that were set before. */
function updateAttributes(element: Element | null, next: Attributes): void {
  const names = Object.keys(next);
  for (const name of element?.getAttribute(MARK)?.split(',') ?? []) {
    if (!names.includes(name) && name !== 'true') {
      element?.removeAttribute(name);
    }
  }
  for (const [name, value = ''] of Object.entries(next)) {
    if (element?.getAttribute(name) !== value) {
      element?.setAttribute(name, value);
    }
  }
  if (names.length > 0) {
    element?.setAttribute(MARK, names.join(','));
  } else {
    element?.removeAttribute(MARK);
  }
}

const instances = new Set<Helmet>();
let frame = 0;

function update(): void {
  const all = [...instances]
    .sort((a, b) => a.rank - b.rank)
    .map(({props}) => {
      const wishes: Wishes = {
        elements: {html: {}, body: {}, title: {}},
        tags: new Map(),
      };
      collect(props.children, wishes);
      return wishes;
    });
  const title = all.reduce<string | undefined>(
    (outer, wishes) => wishes.title ?? outer,
    undefined,
  );
  if (title && document.title !== title) {
    document.title = title;
  }
  for (const name of ['html', 'body', 'title'] as const) {
    updateAttributes(
      document.querySelector(name),
      Object.assign(
        {},
        ...all.map(({elements}) => elements[name]),
      ) as Attributes,
    );
  }
  for (const type of Object.keys(KEYS)) {
    updateTags(type, mergeTags(type, all));
  }
}

/** Once for all components that change together. */
function updateSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

type Props = {readonly children?: ReactNode};

let lastRank = 0;

/** Title, tags of the head and attributes of `html` and `body`, as children. */
export class Helmet extends Component<Props> {
  /** Components are made from the outside in, but mounted from the inside out. */
  readonly rank = ++lastRank;

  override componentDidMount(): void {
    instances.add(this);
    updateSoon();
  }

  override componentDidUpdate(): void {
    updateSoon();
  }

  override componentWillUnmount(): void {
    instances.delete(this);
    updateSoon();
  }

  override render(): ReactNode {
    return null;
  }
}

/** Needed by the server only, which keeps what it collects in it. */
export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
