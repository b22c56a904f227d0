import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {packageGroups, type PackageEntry} from '../../config/packages';
import {loadApi} from '../../toolkit/model';
import {findPlaces, type Place} from './places';
import type {IndexedExport, IndexedGroup, IndexedPackage} from './types';

function toLine(
  name: string,
  kind: IndexedExport['kind'],
  place: Place | undefined,
): IndexedExport {
  return {
    name,
    kind,
    ...(place && {
      href: place.doc.permalink,
      ...(place.isMain && {description: place.doc.description}),
    }),
  };
}

function indexPackage(
  {name, purpose}: PackageEntry,
  places: ReadonlyMap<string, Place>,
): IndexedPackage {
  const {exports, commands = [], lintRules = []} = loadApi(name);
  return {
    name,
    purpose,
    exports: [
      ...commands
        .filter(({isGroup}) => !isGroup)
        .map((command) =>
          toLine(command.name, 'command', places.get(command.name)),
        ),
      ...lintRules.map((rule) => toLine(rule.name, 'rule', undefined)),
      ...exports.map((entry) =>
        toLine(
          entry.name,
          entry.kind,
          entry.specifiers
            .map((specifier) => places.get(`${specifier}#${entry.name}`))
            .find(Boolean),
        ),
      ),
    ],
  };
}

/** Lists every export of every package for the API overview, from the API model. */
export default function apiIndexPlugin(): Plugin {
  return {
    name: 'api-index',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const places = findPlaces(
        content?.loadedVersions.flatMap(({docs}) => docs) ?? [],
      );
      const groups: IndexedGroup[] = packageGroups.map(({title, packages}) => ({
        title,
        packages: packages.map((entry) => indexPackage(entry, places)),
      }));
      await actions.createData('groups.json', JSON.stringify(groups));
    },
  };
}
