import {parseList} from './parseList';
import {planSchema, unitPriceSchema, type UnitPrice} from './schema';

// Prices of 2025, in US dollars, as published on the home page of that year
// (packages/promo-pages/src/components/homepage/FreePricing.tsx in
// remotion-dev/remotion). Later prices differ.

/** What a company pays per month at least, in US dollars. */
const MONTHLY_MINIMUM_USD = 100;

/** The monthly price at which the enterprise plan starts, in US dollars. */
const ENTERPRISE_FROM_USD = 500;

/** The prices of the company plan, and what each counter starts from. */
export const unitPrices = parseList(
  'unitPrices',
  unitPriceSchema,
  [
    {
      slug: 'developer-seats',
      singular: 'developer seat',
      plural: 'developer seats',
      priceUsd: 25,
      quantity: 1,
      minimumUnits: 1,
    },
    {
      slug: 'cloud-renders',
      singular: 'cloud render',
      plural: 'cloud renders',
      priceUsd: 10,
      quantity: 1000,
      minimumUnits: 0,
    },
    {
      slug: 'webcodecs-conversions',
      singular: 'WebCodecs conversion',
      plural: 'WebCodecs conversions',
      priceUsd: 10,
      quantity: 1000,
      minimumUnits: 0,
    },
  ],
  'pricing',
);

/** The three license plans. */
export const plans = parseList(
  'plans',
  planSchema,
  [
    {
      slug: 'free',
      name: 'Free',
      for: 'Individuals, companies of up to 3 people, non-profits and evaluation',
      priceLines: ['0 USD'],
      includes: [
        'Unlimited videos',
        'Commercial use',
        'Rendering in your own cloud account',
        'An upgrade is required when the team grows beyond the limit',
      ],
    },
    {
      slug: 'company',
      name: 'Company',
      for: 'Companies of 4 or more people, and collaborations that reach that number',
      priceLines: [
        ...unitPrices.map(formatUnitPrice),
        `At least ${MONTHLY_MINIMUM_USD} USD a month`,
      ],
      includes: [
        'Commercial use',
        'Rendering in your own cloud account',
        'Prioritized support',
        'The Recorder',
        '250 USD of Mux credits for new Mux customers',
      ],
    },
    {
      slug: 'enterprise',
      name: 'Enterprise',
      for: 'Organizations with special requirements',
      priceLines: [`From ${ENTERPRISE_FROM_USD} USD a month, on request`],
      includes: [
        'Everything in the Company plan',
        'Your own terms, billing and prices',
        'Compliance forms',
        'Prioritized feature requests',
        'A private channel',
        'Monthly consulting',
      ],
    },
  ],
  'pricing',
);

function formatUnitPrice(price: UnitPrice): string {
  const {priceUsd, quantity, singular, plural} = price;
  return quantity === 1
    ? `${priceUsd} USD per ${singular}`
    : `${priceUsd} USD per ${quantity.toLocaleString('en-US')} ${plural}`;
}
