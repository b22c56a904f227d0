/** The methods of `Config`, with what each of them sets. */
import type ts from 'typescript';
import type {ApiConfigMethod, ApiExport, ApiFlag} from '../../model';
import type {ConfigEffect} from '.';
import {readDocs} from '../declarations/docs';
import {toApiOption, type OptionList} from './options';
import {compareText, nonEmpty} from '../json';

/** Joins what the declarations, the code and the flags say of each method. */
export function readConfigMethods(
  config: ApiExport,
  flags: readonly ApiFlag[],
  targets: ReadonlyMap<string, ConfigEffect>,
  options: OptionList,
): ApiConfigMethod[] {
  return (config.members ?? [])
    .map((member): ApiConfigMethod => {
      const target = targets.get(member.name);
      const own = flags
        .filter(
          ({config: method, option}) =>
            method === member.name ||
            (option !== undefined && target?.options.has(option.key)),
        )
        .map(({flag}) => flag);
      const [key] = target?.options ?? [];
      const option = key === undefined ? undefined : options.byKey.get(key);
      // `setShouldOpenBrowser()` sets the opposite of `--no-open`.
      const isInverse = option?.flag.startsWith('no-') ?? false;
      const fallback =
        isInverse && option?.default === 'false' ? 'true' : option?.default;
      return {
        ...member,
        flags: nonEmpty([...own].sort(compareText)),
        option: option && toApiOption(option),
        ...(fallback !== undefined && member.default === undefined
          ? {default: fallback, defaultSource: 'option' as const}
          : {}),
        removed: target?.removed,
      };
    })
    .sort((a, b) => compareText(a.name, b.name));
}

/** Whether the declaration of a method says that it is deprecated. */
export function isDeprecatedMember(
  checker: ts.TypeChecker,
  config: ts.Symbol | undefined,
  name: string,
): boolean {
  const type = config && checker.getTypeOfSymbol(config);
  const member = type && checker.getPropertyOfType(type, name);
  return (
    member !== undefined && readDocs(member, checker).deprecated !== undefined
  );
}
