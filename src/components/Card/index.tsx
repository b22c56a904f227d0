import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

type CardProps = {
  readonly title: string;
  readonly headingLevel: 'h2' | 'h3';
  /** Where the whole card leads, on this site or outside. */
  readonly to?: string;
  /** Anchor of the card. */
  readonly id?: string;
  /** A drawing above the text, hidden from screen readers. */
  readonly drawing?: ReactNode;
  /** Links and marks at the foot of the card. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

type CardListProps = {
  /** For up to three cards, which fill the row. */
  readonly isFilled?: boolean;
  /** One `Card` per item. */
  readonly children: ReactNode;
};

/** Arranges cards in as many columns as there is room for. */
export function CardList({
  isFilled = false,
  children,
}: CardListProps): ReactNode {
  return <ul className={isFilled ? styles.filled : styles.list}>{children}</ul>;
}

/** One item of a `CardList`. Its drawing is lit while it is pointed at. */
export function Card({
  title,
  headingLevel,
  to,
  id,
  drawing,
  footer,
  children,
}: CardProps): ReactNode {
  return (
    <li id={id} className={styles.card}>
      {drawing && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <div className={styles.text}>
        <Heading as={headingLevel} className={styles.title}>
          {to ? (
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </li>
  );
}
