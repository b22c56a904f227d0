import type {Nodes} from 'mdast';

/** A name of the documentation, as inline code writes it. */
export type Mention = {
  /** A word by itself may mean something else, the other forms may not. */
  readonly form: 'call' | 'tag' | 'word' | 'flag' | 'command';
  readonly name: string;
};

const FORMS: readonly (readonly [Mention['form'], RegExp])[] = [
  ['command', /^npx ([a-z][a-z -]*[a-z])$/],
  ['flag', /^(--[a-z][\w-]*)(?:=\S+)?$/],
  ['tag', /^<([A-Z]\w*(?:\.\w+)?)(?: \/)?>$/],
  ['call', /^([A-Za-z]\w*(?:\.\w+)?)\(\)$/],
  ['word', /^([A-Za-z]\w*(?:\.\w+)?)$/],
];

/** Reads inline code that is one name and nothing else. */
export function readMention(code: string): Mention | undefined {
  return FORMS.flatMap(([form, pattern]) => {
    const name = pattern.exec(code)?.[1];
    return name === undefined ? [] : [{form, name}];
  })[0];
}

/** The text of a sentence, with backticks around inline code. */
export function toSource(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(toSource).join('');
  }
  return node.type === 'inlineCode'
    ? `\`${node.value}\``
    : 'value' in node
      ? node.value
      : '';
}

/** What the inline code of a sentence names. */
export function readMentions(source: string): Mention[] {
  return [...source.matchAll(/`([^`]+)`/g)].flatMap(
    ([, code = '']) => readMention(code) ?? [],
  );
}

/**
 * The package that the words after a name give it: "`<Video>` from `remotion`",
 * also behind further names, as in "`<Video>` and `<Audio>` of `remotion`".
 */
export function readPackage(after: string): string | undefined {
  return /^(?:(?:, and|, or|,| and| or) `[^`]+`)* (?:from|of|in) `((?:@remotion\/)?[a-z-]+)`/.exec(
    after,
  )?.[1];
}
