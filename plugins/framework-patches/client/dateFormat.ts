import {formatDate, type DateParts} from '../../../src/formatDate';

/** Takes the place of the theme's hook, for the options that the theme gives it. */
export const useDateTimeFormat = (
  parts: DateParts,
): {readonly format: (date: Date) => string} => ({
  format: (date) => formatDate(date, parts),
});
