import {
  changeText,
  compareReleases,
  releaseText,
  type HistoryEvent,
} from '../../toolkit/history';
import {groupBy} from '../groupBy';
import type {IndexedRelease, ReleaseLine, ReleasePackage} from './types';

type Section = ReleasePackage['sections'][number];

/** The order of the sections, and what belongs to each. */
const SECTIONS: readonly (readonly [
  Section['title'],
  readonly HistoryEvent['what'][],
])[] = [
  ['Added', ['added']],
  ['Changed', ['type', 'default', 'optional', 'required']],
  ['Deprecated', ['deprecated']],
  ['Removed', ['removed']],
];

/**
 * What a reader finds about a name: where it is documented, if it is; nothing for
 * a name that a reader is not told of.
 */
export type FindName = (
  event: HistoryEvent,
) => Pick<ReleaseLine, 'href'> | undefined;

/** What each release did, the newest first; by package and by kind. */
export function groupReleases(
  events: readonly HistoryEvent[],
  find: FindName,
): IndexedRelease[] {
  return [...groupBy(events, ({since}) => since)]
    .sort(([a], [b]) => compareReleases(b, a))
    .map(([version, ofRelease]) => ({
      version,
      packages: [...groupBy(ofRelease, (event) => event.package)]
        .map(([name, ofPackage]) => ({
          name,
          sections: toSections(ofPackage, find),
        }))
        .filter(({sections}) => sections.length > 0),
    }))
    .filter(({packages}) => packages.length > 0);
}

function toSections(
  events: readonly HistoryEvent[],
  find: FindName,
): ReleasePackage['sections'] {
  return SECTIONS.map(([title, kinds]) => {
    const named = groupBy(
      events.filter(({what}) => kinds.includes(what)),
      ({name}) => name,
    );
    const lines = [...named.values()].flatMap((group) => toLine(group, find));
    return {title, lines: lines.filter(isFirst)};
  }).filter(({lines}) => lines.length > 0);
}

/** The line of a name, with all that happened to it; nothing where the release is not known. */
function toLine(
  events: readonly HistoryEvent[],
  find: FindName,
): ReleaseLine[] {
  const [event] = events;
  const release = event && releaseText(event);
  const found = event && find(event);
  if (!found || release === undefined) {
    return [];
  }
  const {name, since} = event;
  const texts = events.flatMap(({what, from, to}) =>
    what === 'added' || what === 'removed' || what === 'deprecated'
      ? []
      : [changeText({what, from, to})],
  );
  const text = [
    ...texts,
    ...(release === since ? [] : ['in this version or shortly before']),
  ].join(', ');
  return [{name, ...found, ...(text && {text})}];
}

/** An option has the name of the function and that of its type, and one heading. */
function isFirst(
  {href, text}: ReleaseLine,
  position: number,
  lines: readonly ReleaseLine[],
): boolean {
  return (
    href === undefined ||
    lines.findIndex((it) => it.href === href && it.text === text) === position
  );
}
