import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAskAi} from '@site/src/hooks/useAskAi';
import {AskAi} from '.';
import styles from './corner.module.css';

/** Pages that have a chat or a button of their own, or nothing but an example. */
const WITHOUT_BUTTON = /^(?:ai|ai-embed|examples)\//;

type Chat = {
  /** Whether there is no chat of a service to be seen. */
  readonly isMissing: boolean;
  /** Tries once more to load it; nothing where no service is configured. */
  readonly retry: (() => Promise<void>) | undefined;
};

/** Loads the chat of the configured service, which brings its own button. */
function useChat(): Chat {
  const service = useAskAi();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (service) {
      import('./chat')
        .then(({addChatWhenIdle}) => addChatWhenIdle(service))
        .catch(() => setHasFailed(true));
    }
  }, [service]);
  return {
    isMissing: !service || hasFailed,
    retry:
      service &&
      (async () => {
        const {addChat} = await import('./chat');
        await addChat(service);
        setHasFailed(false);
      }),
  };
}

/** The button in the corner of every page, where no service brings its own. */
export function CornerButton(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const chat = useChat();
  const isLeftOut = WITHOUT_BUTTON.test(`${pathname.slice(base.length)}/`);
  return (
    chat.isMissing &&
    !isLeftOut && (
      <section className={styles.corner} aria-label="Ask AI">
        <AskAi loadChat={chat.retry} />
      </section>
    )
  );
}
