import type {ShowcaseEntry} from '@site/src/data/schema';
import {clean, findMistakes} from './checkEntry';
import {EMPTY, LINK_NAMES, type Name, type Values} from './fields';

/** Longest line of code, in characters. */
const LINE = 80;

/** A string in the quotes that the formatter of the list would choose. */
function quote(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\');
  return text.split("'").length > text.split('"').length
    ? `"${escaped.replace(/"/g, '\\"')}"`
    : `'${escaped.replace(/'/g, "\\'")}'`;
}

/** A property, whose text goes to a line of its own if it is long. */
function property(indent: string, name: string, text: string): string {
  const line = `${indent}${name}: ${quote(text)},`;
  return line.length > LINE
    ? `${indent}${name}:\n${indent}  ${quote(text)},`
    : line;
}

/** The entry as far as it is typed; addresses and sizes that are wrong are left out. */
export function entryOf(values: Values): ShowcaseEntry & {
  readonly author: NonNullable<ShowcaseEntry['author']>;
} {
  const mistakes = findMistakes(values);
  const right = (name: Name): string =>
    mistakes[name] ? '' : clean(values[name]);
  const url = right('authorUrl');
  return {
    name: clean(values.title),
    kind: clean(values.kind),
    description: clean(values.description),
    author: {name: clean(values.author), ...(url && {url})},
    width: Number(right('width') || EMPTY.width),
    height: Number(right('height') || EMPTY.height),
    links: Object.fromEntries(
      LINK_NAMES.map((name) => [name, right(name)]).filter(([, text]) => text),
    ) as ShowcaseEntry['links'],
  };
}

/** The entry as the list of the showcase writes it, in valid TypeScript. */
export function entryCode(values: Values): string {
  const {name, kind, description, author, width, height, links} =
    entryOf(values);
  const properties = (texts: object): string[] =>
    Object.entries(texts).map(([key, text]) =>
      property('      ', key, text as string),
    );
  return [
    '  {',
    property('    ', 'name', name),
    property('    ', 'kind', kind),
    property('    ', 'description', description),
    '    author: {',
    ...properties(author),
    '    },',
    `    width: ${width},`,
    `    height: ${height},`,
    ...(Object.keys(links).length > 0
      ? ['    links: {', ...properties(links), '    },']
      : ['    links: {},']),
    '  },',
  ].join('\n');
}

/** What a change of the list is called. */
function changeTitle(values: Values): string {
  return `Add ${clean(values.title)} to the showcase`;
}

/** The list in GitHub's editor, with title and text of the pull request. */
export function editAddress(list: string, values: Values): string {
  return `${list}?${new URLSearchParams({
    message: changeTitle(values),
    description: clean(values.description),
  })}`;
}

/** A mail with the entry. Mail programs take a plus sign for itself. */
export function mailAddress(contactMail: string, values: Values): string {
  const encode = encodeURIComponent;
  return `${contactMail}?subject=${encode(changeTitle(values))}&body=${encode(entryCode(values))}`;
}
