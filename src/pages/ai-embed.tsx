import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {AskAiFrame} from '@site/src/components/AskAiFrame';
import {SearchResults} from '@site/plugins/search/client/results/SearchResults';
import {useAskAi} from '@site/src/hooks/useAskAi';
import {marketingPages} from '../../config/marketingPages';
import styles from './_ai-embed/styles.module.css';

/** Keys that the frame passes on to the page around it. */
function useKeysForParent(): void {
  useEffect(() => {
    if (window.parent === window) {
      return undefined;
    }
    function handleKeyDown(event: KeyboardEvent): void {
      const isToggle = event.key === 'i' && (event.metaKey || event.ctrlKey);
      if (event.key === 'Escape' || isToggle) {
        // Only the name of a key leaves the frame, so it may be sent to any parent.
        window.parent.postMessage({type: 'ask-ai-key', key: event.key}, '*');
      }
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/**
 * The chat without navbar and footer, to be embedded in a frame. Without a
 * configured service it offers the page search, so that it is never empty.
 */
export default function AiEmbedPage(): ReactNode {
  const {title, description} = marketingPages.aiEmbed;
  const hasChat = Boolean(useAskAi()?.frameUrl);
  useKeysForParent();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.title}>
          {hasChat ? title : marketingPages.search.title}
        </h1>
        {hasChat ? <AskAiFrame /> : <SearchResults />}
      </main>
    </>
  );
}
