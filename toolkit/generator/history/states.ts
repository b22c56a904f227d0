/** What a release says of each name of a package. */
import type {ApiPackage} from '../../model';
import {pathName, visitNames} from '../../names';

/** What is compared of a name. */
export type State = {
  readonly type?: string;
  readonly expanded?: string;
  readonly optional?: boolean;
  readonly default?: string;
  readonly defaultSource?: string;
  /** Undefined where it is not known. */
  readonly isDeprecated?: boolean;
  readonly isFlag?: true;
};

/** States by names as `_history.json` has them. */
export type States = Readonly<Record<string, State>>;

/** The states of the names of a package; those that were taken away are left out. */
export function statesOf(model: ApiPackage): States {
  const states: Record<string, State> = {};
  visitNames(model, (where, entry) => {
    if (isTakenAway(entry)) {
      return;
    }
    const name = pathName(where);
    // Of what several forms of a call have, only that it is there.
    states[name] = Object.hasOwn(states, name) ? {} : stateOf(entry);
  });
  return states;
}

type Entry = Parameters<Parameters<typeof visitNames>[1]>[1];

/** Whether what it does is to say that it is gone. */
function isTakenAway(entry: Entry): boolean {
  return 'flag' in entry
    ? entry.notice !== undefined
    : 'removed' in entry && entry.removed !== undefined;
}

function stateOf(entry: Entry): State {
  if ('flag' in entry) {
    const {type, expanded, default: value, defaultSource} = entry;
    return {type, expanded, default: value, defaultSource, isFlag: true};
  }
  const isDeprecated = entry.deprecated !== undefined;
  if ('kind' in entry) {
    // The value of a constant, such as `VERSION`, is no promise.
    return {type: entry.kind === 'type' ? entry.type : undefined, isDeprecated};
  }
  const {type, expanded, optional, default: value, defaultSource} = entry;
  return {
    type,
    expanded,
    optional,
    default: value,
    defaultSource,
    isDeprecated,
  };
}
