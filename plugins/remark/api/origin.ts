/** Where a documented thing comes from: how to install its package, and its source. */
import type {Code, Paragraph, Root} from 'mdast';
import {TOOLKIT_REPOSITORY} from '../../../config/toolkit';
import type {ApiSymbol} from './symbols';

/** Packages that every project has. */
const ALWAYS_INSTALLED = new Set(['remotion', '@remotion/cli']);

/**
 * The command that installs the packages of a page in the version that the
 * project already uses; none where the page itself says how to install one.
 */
export function createInstallLine(
  symbols: readonly ApiSymbol[],
  root: Root,
): Code[] {
  const names = [...new Set(symbols.map(({package: {name}}) => name))].filter(
    (name) => !ALWAYS_INSTALLED.has(name),
  );
  const isOnPage = root.children.some(
    (node) =>
      node.type === 'code' &&
      node.lang === 'bash' &&
      names.some((name) => node.value.split(/\s/).includes(name)),
  );
  return names.length === 0 || isOnPage
    ? []
    : [
        {
          type: 'code',
          lang: 'bash',
          meta: 'npm2yarn',
          value: `npx remotion add ${names.join(' ')}`,
        },
      ];
}

/**
 * The link to the source at the documented release: to the one file that
 * everything is in, else to the folder of the package.
 */
export function createSourceLink(symbols: readonly ApiSymbol[]): Paragraph[] {
  const [first] = symbols;
  if (!first?.package.directory) {
    return [];
  }
  const {version, directory} = first.package;
  const {source} = first.export;
  const place =
    source && symbols.every((symbol) => symbol.export.source === source)
      ? `blob/v${version}/${source}`
      : `tree/v${version}/${directory}`;
  return [
    {
      type: 'paragraph',
      // The link itself, because a paragraph around it would cost each page bytes.
      data: {
        hName: 'a',
        hProperties: {href: `${TOOLKIT_REPOSITORY}/${place}`},
      },
      children: [{type: 'text', value: 'Source code'}],
    },
  ];
}
