import {findCommand, listApiPackages, loadApi} from '../../../toolkit/model';
import type {ApiFlag, ApiPackage} from '../../../toolkit/model';
import type {MemberFacts} from './members';

function toFacts(flag: ApiFlag, command: string): MemberFacts {
  return {
    ...flag,
    name: flag.flag,
    type: flag.isBoolean ? 'boolean' : flag.type,
    optional: true,
    deprecated: flag.notice,
    members: [],
    // What only presets a later render is explained there, a letter beside the
    // flag it is short for, and an old name beside the new one.
    isRequired:
      flag.commands.includes(command) &&
      flag.flag.startsWith('--') &&
      flag.notice === undefined,
  };
}

/**
 * Finds the package of what `command` in front matter names.
 *
 * @param name as typed after `npx`, such as `remotion render`
 * @throws Error that lists the commands there are
 */
export function findCommandPackage(name: string): ApiPackage {
  const model = findCommand(name);
  if (!model) {
    const known = listApiPackages()
      .flatMap((each) => loadApi(each).commands ?? [])
      .map((command) => command.name);
    throw new Error(
      `There is no command "${name}". Known commands: ${known.join(', ')}.`,
    );
  }
  return model;
}

/**
 * Finds the flags of what `command` in front matter names.
 *
 * @param name as typed after `npx`, such as `remotion render`
 * @throws Error that lists the commands there are
 */
export function findCommandFlags(name: string): MemberFacts[] {
  return (findCommandPackage(name).flags ?? [])
    .filter(
      ({commands, presets = []}) =>
        commands.includes(name) || presets.includes(name),
    )
    .map((flag) => toFacts(flag, name));
}
