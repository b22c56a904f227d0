import type {ReactNode} from 'react';
import {useAskAi} from '@site/src/hooks/useAskAi';
import styles from './styles.module.css';

/** The chat of the configured Ask AI service; nothing without its address. */
export function AskAiFrame(): ReactNode {
  const frameUrl = useAskAi()?.frameUrl;
  return frameUrl ? (
    <iframe
      className={styles.frame}
      title="Ask AI"
      src={frameUrl}
      allow="clipboard-write"
      loading="lazy"
    />
  ) : null;
}
