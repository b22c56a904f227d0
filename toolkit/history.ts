/**
 * Which release brought, changed and removed what: `toolkit/api/_history.json`,
 * which `npm run generate:history` writes.
 */

/** Between which releases something happened. */
export type Step = {
  /** The last release of the registry before it. */
  readonly before: string;
  /** The first release of the registry with it. */
  readonly since: string;
};

/** What became of a name; types and defaults may say from what, to what. */
export type Change = {
  readonly what: 'type' | 'default' | 'optional' | 'required' | 'deprecated';
  /** Texts of a type are left out where one of them is long. */
  readonly from?: string;
  readonly to?: string;
};

/** What is known of a package. */
export type PackageHistory = {
  /** The release up to which names were looked up. */
  readonly checked: string;
  /** Only of what is newer than its package, or than the export that has it. */
  readonly names: Readonly<Record<string, Step>>;
  /** Names that are gone; one that went with its export has no entry. */
  readonly removed?: Readonly<Record<string, Step>>;
  /** The oldest first. Absent where releases were not compared yet. */
  readonly changes?: Readonly<Record<string, readonly (Change & Step)[]>>;
};

/** What is known, by package. */
export type HistoryFile = Readonly<Record<string, PackageHistory>>;

/** The release after which changes are looked up. */
export const CHANGES_AFTER = '4.0.298';

/** The releases that a release belongs to: `4.0` of `4.0.59`. */
export function lineOf(version: string): string {
  return version.slice(0, version.lastIndexOf('.'));
}

/** Orders releases by their numbers. */
export const {compare: compareReleases} = new Intl.Collator('en', {
  numeric: true,
});

const patchOf = (version: string): number =>
  Number(version.slice(version.lastIndexOf('.') + 1));

/** Up to so many patch numbers lie between a release and "shortly before". */
const SHORTLY = 5;

/**
 * What a reader is told, such as `4.0.59`; undefined where too many releases
 * lie between the first with it and the last without.
 */
export function releaseText({before, since}: Step): string | undefined {
  const isSameLine = lineOf(before) === lineOf(since);
  // In a new line of releases, numbers start at 0.
  const gap = patchOf(since) - (isSameLine ? patchOf(before) : -1);
  if (gap > SHORTLY) {
    return undefined;
  }
  return gap === 1 ? since : `${since} or shortly before`;
}

/**
 * Since when a reader has something: `since 4.0.59`, or `in 4.0.59 and later`
 * where it may have come shortly before.
 */
export function sinceText(step: Step): string | undefined {
  const release = releaseText(step);
  return release === step.since
    ? `since ${release}`
    : release && `in ${step.since} and later`;
}

/** What a reader is told of a change: "became optional". Code is in backticks. */
export function changeText({what, from = '`', to = '`'}: Change): string {
  switch (what) {
    case 'optional':
    case 'required':
      return `became ${what}`;
    case 'deprecated':
      return what;
    default:
      // A text that has backticks itself is left out.
      return `${from}${to}`.includes('`')
        ? `${what} changed`
        : `${what} changed from \`${from}\` to \`${to}\``;
  }
}

/** Something that a release did to a name of a package. */
export type HistoryEvent = Omit<Change, 'what'> &
  Step & {
    readonly package: string;
    /** As the history has it: `renderMedia().buffer`, `Config.setCrf`, `--crf`. */
    readonly name: string;
    readonly what: 'added' | 'removed' | Change['what'];
  };

/**
 * What the releases after one brought, changed and removed, up to another one;
 * by package, in the order of names.
 *
 * @param from itself left out
 */
export function eventsBetween(
  history: HistoryFile,
  from: string,
  to: string,
): HistoryEvent[] {
  return Object.entries(history)
    .flatMap(([name, {names, removed = {}, changes = {}}]) => [
      ...toEvents(name, 'added', names),
      ...toEvents(name, 'removed', removed),
      ...Object.entries(changes).flatMap(([changed, list]) =>
        list.map((it) => ({package: name, name: changed, ...it})),
      ),
    ])
    .filter(
      ({since}) =>
        compareReleases(since, from) > 0 && compareReleases(since, to) <= 0,
    );
}

function toEvents(
  packageName: string,
  what: 'added' | 'removed',
  names: Readonly<Record<string, Step>>,
): HistoryEvent[] {
  return Object.entries(names).map(([name, step]) => ({
    package: packageName,
    name,
    what,
    ...step,
  }));
}
