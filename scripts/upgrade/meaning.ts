/** What an upgrade means for the pages: which name came, changed and went, and where it is documented. */
import {differences} from '../../toolkit/generator/history/differences';
import {statesOf} from '../../toolkit/generator/history/states';
import {changeText, type Change} from '../../toolkit/history';
import type {ApiPackage} from '../../toolkit/model';
import {ownerOf} from '../../toolkit/names';

/** Something that has happened to a name. */
export type Event = {
  readonly package: string;
  /** As the history has it: `renderMedia.crf`, `--crf`, `Config.setCrf`. */
  readonly name: string;
  readonly what: 'added' | 'removed' | Change;
};

/** What happened to the names of a package; what came or went with its owner is left out. */
export function eventsOf(
  before: ApiPackage | undefined,
  after: ApiPackage | undefined,
): Event[] {
  const [old, next] = [before, after].map((it) => (it ? statesOf(it) : {}));
  const packageName = (after ?? before)?.name ?? '';
  const toEvent = (name: string, what: Event['what']): Event => ({
    package: packageName,
    name,
    what,
  });
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])]
    .sort()
    .flatMap((name): Event[] => {
      const [from, to] = [old?.[name], next?.[name]];
      const owner = ownerOf(name);
      // Where an owner lists no members any more, its type has got a name.
      const isOwn =
        owner === undefined ||
        (from === undefined
          ? old?.[owner] !== undefined
          : Object.keys(next ?? {}).some((it) => ownerOf(it) === owner));
      if (from && to) {
        return differences(from, to).map((change) => toEvent(name, change));
      }
      return isOwn ? [toEvent(name, to ? 'added' : 'removed')] : [];
    });
}

/** A line about it, with what a writer has to do. */
export function lineOf({name, what}: Event, since?: string): string {
  if (what === 'added') {
    return `- \`${name}\` is new${since === undefined ? '' : ` (${since})`}: write about it`;
  }
  return what === 'removed'
    ? `- \`${name}\` is gone: delete its heading, or say what replaces it`
    : `- \`${name}\`: ${changeText(what)}`;
}
