import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageGroups, type PackageEntry} from '../../config/packages';
import {loadApi} from '../../toolkit/model';
import {
  hashNames,
  loadDocsIndex,
  type DocsIndex,
  type DocumentedSymbol,
} from '../docs-index';
import type {BundlerConfig} from '../lean-client';
import type {IndexedExport, IndexedGroup, IndexedPackage} from './types';

function toLine(
  name: string,
  kind: IndexedExport['kind'],
  symbol: DocumentedSymbol | undefined,
): IndexedExport {
  return {
    name,
    kind,
    ...(symbol && {
      href: symbol.page.address,
      ...(symbol.isMain && {description: symbol.page.description}),
    }),
  };
}

function indexPackage(
  {name, purpose}: PackageEntry,
  {symbols}: DocsIndex,
): IndexedPackage {
  const find = (key: string): DocumentedSymbol | undefined =>
    symbols.get(key)?.[0];
  const {exports, commands = [], lintRules = []} = loadApi(name);
  return {
    name,
    purpose,
    exports: [
      ...commands
        .filter(({isGroup}) => !isGroup)
        .map((command) => toLine(command.name, 'command', find(command.name))),
      ...lintRules.map((rule) => toLine(rule.name, 'rule', undefined)),
      ...exports.map((entry) =>
        toLine(
          entry.name,
          entry.kind,
          entry.specifiers
            .map((specifier) => find(`${specifier}#${entry.name}`))
            .find(Boolean),
        ),
      ),
    ],
  };
}

/**
 * Lists every export of every package for the API overview, from the API model,
 * and has pages made anew when names that they link lead elsewhere.
 */
export default function apiIndexPlugin({siteDir}: LoadContext): Plugin {
  let names = '';
  return {
    name: 'api-index',
    configureWebpack(config) {
      // The cache of the bundler knows a page by its file, not by other pages.
      const {experiments} = config as BundlerConfig;
      const version = experiments?.cache?.version;
      return version === undefined
        ? {}
        : {experiments: {cache: {version: `${version}-names-${names}`}}};
    },
    async allContentLoaded({actions}) {
      const index = await loadDocsIndex(path.join(siteDir, 'docs'));
      names = hashNames(index);
      const groups: IndexedGroup[] = packageGroups.map(({title, packages}) => ({
        title,
        packages: packages.map((entry) => indexPackage(entry, index)),
      }));
      await actions.createData('groups.json', JSON.stringify(groups));
    },
  };
}
