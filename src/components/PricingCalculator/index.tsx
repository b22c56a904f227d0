import type {ReactNode} from 'react';
import {formatNumber} from '../../formatNumber';
import {Calculator, ResultList} from '../Calculator';
import type {Field} from '../Calculator/fields';
import {FORMULA, PRICES, priceOf} from './price';

const FIELDS: readonly Field<'seats' | 'renders' | 'conversions'>[] = [
  {
    name: 'seats',
    label: 'Developer seats',
    initial: '3',
    min: 1,
    max: 10_000,
    isWhole: true,
  },
  {
    name: 'renders',
    label: 'Cloud renders',
    initial: '4000',
    min: 0,
    max: 100_000_000,
    isWhole: true,
  },
  {
    name: 'conversions',
    label: 'Browser renders',
    initial: '0',
    min: 0,
    max: 100_000_000,
    isWhole: true,
  },
];

const toText = (usd: number): string => `${formatNumber(usd)} USD`;

/** Computes what a company license costs a month, at the prices of 2025. */
export function PricingCalculator(): ReactNode {
  return (
    <Calculator
      label="Price of a company license"
      fields={FIELDS}
      formula={FORMULA}
    >
      {(texts) => {
        const price = priceOf({
          seats: Number(texts.seats),
          renders: Number(texts.renders),
          conversions: Number(texts.conversions),
        });
        return (
          <>
            <ResultList
              rows={[
                ['Seats', toText(price.seats)],
                ['Cloud renders', toText(price.renders)],
                ['Browser renders', toText(price.conversions)],
                ['You pay', toText(price.total)],
              ]}
            />
            {price.sum < PRICES.minimum && (
              <p>
                The sum is {toText(price.sum)}, and a company license costs at
                least {toText(PRICES.minimum)}.
              </p>
            )}
            <p>Prices a month in 2025. Renders are sold by the thousand.</p>
          </>
        );
      }}
    </Calculator>
  );
}
