/**
 * Writes a number as "12,000.5", with at most three digits after the point, without
 * `Intl`: the first number that it formats costs a phone 130 ms, while the page is
 * hydrated (measured with Chromium and a processor that is slowed four times).
 */
export function formatNumber(value: number): string {
  const [whole = '', ...rest] = String(Number(value.toFixed(3))).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.');
}
