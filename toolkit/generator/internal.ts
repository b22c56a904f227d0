/** Applies the list of what is internal, and finds entries of it that fit nothing. */
import {
  INTERNAL_ENTRY_POINTS,
  INTERNAL_EXPORTS,
  INTERNAL_MEMBERS,
  INTERNAL_NAMES,
  INTERNAL_PACKAGES,
} from '../internalApi';
import type {DocComment} from './declarations/docs';

/** The list, with a note of which entries were of use. */
export class InternalApi {
  private readonly used = new Set<string>();
  /** The export that is being read, as `package#name`. */
  private owner = '';

  /** Why a package is internal. */
  packageReason(name: string): string | undefined {
    return this.look(INTERNAL_PACKAGES, name);
  }

  /** Why an entry point is internal. */
  entryPointReason(specifier: string): string | undefined {
    return this.look(INTERNAL_ENTRY_POINTS, specifier);
  }

  /** Why an export is internal. */
  exportReason(packageName: string, name: string): string | undefined {
    const named = INTERNAL_NAMES.find(({pattern}) => pattern.test(name));
    return (
      named?.reason ?? this.look(INTERNAL_EXPORTS, `${packageName}#${name}`)
    );
  }

  /** Says which export the members are of that follow. */
  enter(packageName: string, name: string): void {
    this.owner = `${packageName}#${name}`;
  }

  /** Whether a member or a parameter of the current export is internal. */
  readonly isHidden = (name: string, docs: DocComment = {}): boolean =>
    INTERNAL_MEMBERS.some(({owner, name: pattern, deprecated}, index) => {
      // A destructured parameter has a made-up name, which begins like a private one.
      const isMadeUp = /^__\d+$/.test(name);
      const isIt =
        (owner === undefined || owner === this.owner) &&
        !(isMadeUp && owner === undefined) &&
        ((pattern?.test(name) ?? false) ||
          (docs.deprecated !== undefined &&
            (deprecated?.test(docs.deprecated) ?? false)));
      if (isIt) {
        this.used.add(`member ${index}`);
      }
      return isIt;
    });

  /** Entries that fit nothing in the installed packages. */
  unused(): string[] {
    const lists = [INTERNAL_PACKAGES, INTERNAL_ENTRY_POINTS, INTERNAL_EXPORTS];
    return [
      ...lists
        .flatMap((list) => Object.keys(list))
        .filter((key) => !this.used.has(key)),
      ...INTERNAL_MEMBERS.flatMap(({owner, name, deprecated}, index) =>
        this.used.has(`member ${index}`)
          ? []
          : [`${owner ?? 'any export'}: ${String(name ?? deprecated)}`],
      ),
    ];
  }

  private look(
    list: Readonly<Record<string, string>>,
    key: string,
  ): string | undefined {
    const reason = list[key];
    if (reason !== undefined) {
      this.used.add(key);
    }
    return reason;
  }
}
