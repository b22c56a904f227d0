import {MONTHS} from '../../formatDate';

/** A stretch of time in months, counted from January of the year 0. */
export type Period = {readonly from: number; readonly length: number};

/** First month of each season in the northern hemisphere. */
const SEASONS: Readonly<Record<string, number>> = {
  Spring: 2,
  Summer: 5,
  Autumn: 8,
};

const DATE = /^(?:([A-Z][a-z]+) )?(?:(\d{1,2}), )?(\d{4})$/;

/**
 * Reads a date as it is shown: a day ("February 8, 2021"), a month, a season
 * or a year. The vaguer the date, the longer the period; a day has none.
 *
 * @returns undefined for any other text
 */
export function periodOf(date: string): Period | undefined {
  const [, word, day, year] = DATE.exec(date) ?? [];
  if (!year) {
    return undefined;
  }
  const start = Number(year) * 12;
  if (!word) {
    return day ? undefined : {from: start, length: 12};
  }
  const month = MONTHS.indexOf(word);
  if (month !== -1) {
    return day
      ? {from: start + month + (Number(day) - 1) / 31, length: 0}
      : {from: start + month, length: 1};
  }
  const season = SEASONS[word];
  return season === undefined || day
    ? undefined
    : {from: start + season, length: 3};
}
