/**
 * Prices of a company license a month in 2025, in US dollars, as published that
 * year (packages/promo-pages/src/components/homepage/FreePricing.tsx in
 * remotion-dev/remotion). Later prices differ.
 */
export const PRICES = {
  seat: 25,
  thousandRenders: 10,
  thousandConversions: 10,
  minimum: 100,
};

/** What a team needs a month. */
type Usage = {
  readonly seats: number;
  readonly renders: number;
  readonly conversions: number;
};

/** What it costs a month, in US dollars. */
type Price = {
  readonly seats: number;
  readonly renders: number;
  readonly conversions: number;
  readonly sum: number;
  /** The sum, or the minimum where that is more. */
  readonly total: number;
};

/** Prices a company license. Renders and conversions are sold by the thousand. */
export function priceOf({seats, renders, conversions}: Usage): Price {
  const price = {
    seats: seats * PRICES.seat,
    renders: Math.ceil(renders / 1000) * PRICES.thousandRenders,
    conversions: Math.ceil(conversions / 1000) * PRICES.thousandConversions,
  };
  const sum = price.seats + price.renders + price.conversions;
  return {...price, sum, total: Math.max(sum, PRICES.minimum)};
}

/** What `priceOf()` computes, to be read. The brackets round up. */
export const FORMULA = `seats = developer seats × ${PRICES.seat} USD
cloud = ⌈cloud renders / 1000⌉ × ${PRICES.thousandRenders} USD
browser = ⌈browser renders / 1000⌉ × ${PRICES.thousandConversions} USD
you pay = max(seats + cloud + browser, ${PRICES.minimum} USD)`;
