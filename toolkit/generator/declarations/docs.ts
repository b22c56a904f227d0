/** What the comments of a declaration say. */
import ts from 'typescript';

/** The parts of a doc comment that the model keeps. */
export type DocComment = {
  readonly description?: string;
  readonly deprecated?: string;
  readonly default?: string;
};

/** A line of text without the markup of comments. */
function tidy(text: string): string {
  return text
    .replace(/\r/g, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .replace(/(?<!\n)\n(?!\n)/g, ' ')
    .trim();
}

function tagText(
  tags: readonly ts.JSDocTagInfo[],
  ...names: readonly string[]
): string | undefined {
  const tag = tags.find(({name}) => names.includes(name));
  return tag && tidy(ts.displayPartsToString(tag.text));
}

/** A note without quotes around it, a dash before it and targets of links. */
function toNote(text: string): string {
  return text
    .replace(/^(['"])(.*)\1$/s, '$2')
    .replace(/^- /, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** A default as an expression: `@default jpeg` means the text, not a variable. */
function asExpression(text: string): string | undefined {
  const value = text.replace(/^`(.*)`$/s, '$1').replace(/\.$/, '');
  if (/^(?:-?[\d._]+|true|false|null|undefined|Infinity)$/.test(value)) {
    return value;
  }
  if (/^(['"]).*\1$/s.test(value)) {
    return `'${value.slice(1, -1)}'`;
  }
  return /^[\w.-]+$/.test(value) ? `'${value}'` : undefined;
}

function fromTags(main: string, tags: readonly ts.JSDocTagInfo[]): DocComment {
  const deprecated = tagText(tags, 'deprecated');
  const text = main === '' ? tagText(tags, 'description') : main;
  const description = text === '' ? undefined : text;
  const tagged = tagText(tags, 'default', 'defaultValue');
  // Only where the sentence ends with the value: `Default: 5 in Lambda` has two.
  const inText =
    /\bDefaults?:? (?:to )?([`'"]?[\w.-]*\w[`'"]?)\.?(?:$|\n)/.exec(
      description ?? '',
    )?.[1];
  const fallback = asExpression(tagged ?? inText ?? '');
  return {
    description,
    deprecated: deprecated === undefined ? undefined : toNote(deprecated),
    default: fallback,
  };
}

/** The doc comment of a symbol, or of one overload. */
export function readDocs(
  item: ts.Symbol | ts.Signature,
  checker: ts.TypeChecker,
): DocComment {
  return fromTags(
    tidy(ts.displayPartsToString(item.getDocumentationComment(checker))),
    item.getJsDocTags(checker),
  );
}
