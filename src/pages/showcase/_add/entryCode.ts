import {clean} from './checkEntry';
import {LINK_NAMES, type Values} from './fields';

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

/** The entry as the list of the showcase writes it, in valid TypeScript. */
export function entryCode(values: Values): string {
  const text = (name: keyof Values): string => clean(values[name]);
  const links = LINK_NAMES.filter((name) => text(name));
  return [
    '  {',
    property('    ', 'name', text('title')),
    property('    ', 'kind', text('kind')),
    property('    ', 'description', text('description')),
    '    author: {',
    property('      ', 'name', text('author')),
    ...(text('authorUrl')
      ? [property('      ', 'url', text('authorUrl'))]
      : []),
    '    },',
    `    width: ${Number(text('width'))},`,
    `    height: ${Number(text('height'))},`,
    ...(links.length > 0
      ? [
          '    links: {',
          ...links.map((name) => property('      ', name, text(name))),
          '    },',
        ]
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
