// Ejected from @docusaurus/theme-classic 3.10.2. Changed: the layout of the
// screen, a link home beside "Try again", and role "alert", so that the crash is
// announced. The parts that show the error are the theme's.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import {MessagePage} from '@site/src/components/MessagePage';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <MessagePage>
      <div role="alert">
        <Heading as="h1">This page crashed.</Heading>
        <p>The rest of the site still works. The error message is below.</p>
        <div className={styles.error}>
          <ErrorBoundaryError error={error} />
        </div>
      </div>
      <div className={styles.actions}>
        <ErrorBoundaryTryAgainButton
          onClick={tryAgain}
          className="button button--primary"
        />
        <Link className="button button--secondary" to="/">
          Go to the home page
        </Link>
      </div>
    </MessagePage>
  );
}
