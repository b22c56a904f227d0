import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {DocSearchHit} from '../searchClient';
import {crumbsOf} from '../results/crumbs';
import {KindIcon} from '../results/KindIcon';
import {ResultLink} from '../results/ResultLink';
import {SymbolFacts} from '../results/SymbolFacts';
import styles from './Hit.module.css';

type Props = {
  /** One that was found, or one of the recent searches and favorites. */
  readonly hit: Pick<DocSearchHit, 'type' | 'url' | 'hierarchy'> &
    Partial<
      Pick<
        DocSearchHit,
        '_highlightResult' | 'section' | 'package' | 'kind' | 'signature'
      >
    >;
  /** Icon, title and text, as the dialog draws them. */
  readonly children: ReactNode;
};

/** A result in the dialog: a link to the result with an icon of its kind. */
export function Hit({hit, children}: Props): ReactNode {
  const isFound = hit._highlightResult !== undefined;
  if (isFound) {
    const crumbs = crumbsOf(hit);
    return (
      <div className={styles.cell}>
        <ResultLink className={styles.hit} href={hit.url}>
          <KindIcon hit={hit} />
          <div className={styles.words}>
            {children}
            {crumbs.length > 0 && (
              <span
                className={styles.crumbs}
                // The client escapes every heading, see plugins/search/client/searchClient.ts.
                dangerouslySetInnerHTML={{__html: crumbs.join(' › ')}}
              />
            )}
            <SymbolFacts hit={hit} className={styles.facts} />
          </div>
        </ResultLink>
      </div>
    );
  }
  // Recent searches have buttons, which a link must not hold: it lies below.
  return (
    <div className={styles.cell}>
      <ResultLink className={styles.under} href={hit.url} aria-label="Open" />
      <div className={clsx(styles.hit, styles.stored)}>
        <div className={styles.words}>{children}</div>
      </div>
    </div>
  );
}
