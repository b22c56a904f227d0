import type {ReactNode} from 'react';
import clsx from 'clsx';
import Layout from '@theme/Layout';
import type {PageMeta} from '../../../config/marketingPages';
import {PageHeader} from '../PageHeader';
import styles from './styles.module.css';

type Props = {
  readonly meta: Pick<PageMeta, 'title' | 'description'>;
  /** One or two sentences beside the heading. */
  readonly lead?: ReactNode;
  /** Whether the page is one column of text. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
};

/** Frame of a hand-made page: title, description, heading and lead. */
export function SitePage({
  meta,
  lead,
  isNarrow = false,
  children,
}: Props): ReactNode {
  return (
    <Layout title={meta.title} description={meta.description}>
      <main className={clsx(styles.page, isNarrow && styles.narrow)}>
        <PageHeader heading={meta.title} lead={lead} />
        {children}
      </main>
    </Layout>
  );
}
