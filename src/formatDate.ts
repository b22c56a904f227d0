/**
 * Dates in English, without `Intl`: the first date that it formats costs a phone
 * 180 ms, while the page is hydrated (measured with Chromium and a processor that is
 * slowed four times).
 */

export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What of a date is shown, named as by `Intl.DateTimeFormat`. */
export type DateParts = {
  readonly day?: 'numeric';
  readonly month: 'long' | 'short';
  readonly year?: 'numeric';
};

/**
 * Writes a date as "September 3, 2026", "Sep 3, 2026", "September 3" or "September
 * 2026". The build and every browser, whatever its time zone, write the same one.
 */
export function formatDate(date: Date, {day, month, year}: DateParts): string {
  const name = MONTHS[date.getUTCMonth()] ?? '';
  return [
    month === 'short' ? name.slice(0, 3) : name,
    day && ` ${date.getUTCDate()}`,
    day && year && ',',
    year && ` ${date.getUTCFullYear()}`,
  ]
    .filter(Boolean)
    .join('');
}
