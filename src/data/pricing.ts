import {links} from '../../config/links';
import {parseList} from './parseList';
import {PRICES} from '../components/PricingCalculator/price';
import {planSchema} from './schema';

/** The three license plans, with the prices of 2025. */
export const plans = parseList('pricing', planSchema, [
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
    action: {label: 'Read the docs', to: '/docs/'},
  },
  {
    slug: 'company',
    name: 'Company',
    for: 'Companies of 4 or more people, and collaborations that reach that number',
    priceLines: [
      `${PRICES.seat} USD per developer seat`,
      `${PRICES.thousandRenders} USD per 1,000 cloud renders`,
      `${PRICES.thousandConversions} USD per 1,000 WebCodecs conversions`,
      `At least ${PRICES.minimum} USD a month`,
    ],
    includes: [
      'Commercial use',
      'Rendering in your own cloud account',
      'Prioritized support',
      'The Recorder',
      '250 USD of Mux credits for new Mux customers',
    ],
    action: {label: 'Buy a license', to: links.buyLicense},
  },
  {
    slug: 'enterprise',
    name: 'Enterprise',
    for: 'Organizations with special requirements',
    priceLines: ['From 500 USD a month, on request'],
    includes: [
      'Everything in the Company plan',
      'Your own terms, billing and prices',
      'Compliance forms',
      'Prioritized feature requests',
      'A private channel',
      'Monthly consulting',
    ],
    action: {label: 'Contact us', to: '/contact/'},
  },
]);
