import {
  CHANGES_AFTER,
  compareReleases,
  eventsBetween,
  type HistoryFile,
} from '../../history';

/**
 * The day by which each release that changed something was out. A mirror dates a
 * release by the day on which it was first asked for it, which may be years later:
 * a release was out at the latest when a later one was.
 *
 * @param times when the registry got each release, as ISO 8601
 */
export function releaseDays(
  history: HistoryFile,
  times: Readonly<Record<string, string>>,
): Record<string, string> {
  const versions = Object.values(history).map(({checked}) => checked);
  const last = versions.sort(compareReleases).at(-1) ?? '';
  const changed = new Set(
    eventsBetween(history, CHANGES_AFTER, last).map(({since}) => since),
  );
  const days = Object.entries(times).filter(([it]) => /^[\d.]+$/.test(it));
  return Object.fromEntries(
    [...changed].sort(compareReleases).flatMap((release) => {
      const [day] = days
        .filter(([it]) => compareReleases(it, release) >= 0)
        .map(([, time]) => time.slice(0, 10))
        .sort();
      return day === undefined ? [] : [[release, day]];
    }),
  );
}
