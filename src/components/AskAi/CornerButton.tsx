import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAskAi} from '@site/src/hooks/useAskAi';
import {AskAi} from '.';
import styles from './corner.module.css';

/** Pages that have a chat or a button of their own, or nothing but an example. */
const WITHOUT_BUTTON = /^(?:ai|ai-embed|examples)\//;

/**
 * The button in the corner of every page, where no service brings its own (see
 * src/clientModules/askAi.ts).
 */
export function CornerButton(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const isLeftOut = WITHOUT_BUTTON.test(`${pathname.slice(base.length)}/`);
  return useAskAi() || isLeftOut ? null : (
    <section className={styles.corner} aria-label="Ask AI">
      <AskAi />
    </section>
  );
}
