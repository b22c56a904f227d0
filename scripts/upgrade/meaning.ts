/** What an upgrade means for the pages: which name came, changed and went, and where it is documented. */
import {happened, isOwn} from '../../toolkit/generator/history';
import {statesOf} from '../../toolkit/generator/history/states';
import {changeText, type Change} from '../../toolkit/history';
import type {ApiPackage} from '../../toolkit/model';

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
  after: ApiPackage,
): Event[] {
  const old = before ? statesOf(before) : {};
  const next = statesOf(after);
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .sort()
    .filter((name) => isOwn(name, old, next))
    .flatMap((name) =>
      happened(name, old, next).map((what) => ({
        package: after.name,
        name,
        what,
      })),
    );
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
