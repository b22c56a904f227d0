import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import plans from '@generated/data-pages/default/plans.json';
import {Band} from '@site/src/components/Band';
import {PricingCalculator} from '@site/src/components/PricingCalculator';
import styles from './Plans.module.css';

/** The license plans with their prices. */
export function Plans(): ReactNode {
  return (
    <Band
      isSubtle
      heading="Free for individuals and small teams"
      lead={
        <>
          The source is open to read and change. Companies of four or more
          people need a license. See{' '}
          <Link className="textLink" to="/docs/license/">
            what counts
          </Link>
          .
        </>
      }
    >
      <ul className={styles.plans}>
        {plans.map(
          ({slug, name, for: audience, priceLines, includes, action}) => (
            <li key={slug}>
              <Heading as="h3">{name}</Heading>
              <p className={styles.audience}>{audience}</p>
              <ul className={styles.prices}>
                {priceLines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <ul className={styles.includes}>
                {includes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Link
                className="button button--outline margin-top--md"
                to={action.to}
              >
                {action.label}
              </Link>
            </li>
          ),
        )}
      </ul>
      <Heading as="h3" className="margin-top--lg">
        Price of a company license
      </Heading>
      <PricingCalculator />
    </Band>
  );
}
