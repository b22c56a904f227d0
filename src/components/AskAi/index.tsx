import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {AskPanel} from './AskPanel';

type Props = {
  readonly className?: string | undefined;
  /** Loads the chat that should stand here; the panel opens where it rejects. */
  readonly loadChat?: (() => Promise<void>) | undefined;
};

/**
 * The button "Ask AI" with the panel that it opens, which is loaded with the first
 * press. Without scripts there is none. Where the code of the panel cannot be
 * loaded, the search page opens.
 */
export function AskAi({className, loadChat}: Props): ReactNode {
  const searchPath = useBaseUrl('/search/');
  const isBrowser = useIsBrowser();
  const [Panel, setPanel] = useState<typeof AskPanel>();

  async function open(): Promise<void> {
    try {
      if (loadChat) {
        await loadChat();
        return;
      }
    } catch {
      // The panel says so.
    }
    try {
      const loaded = await import('./AskPanel');
      setPanel(() => loaded.AskPanel);
    } catch {
      location.assign(searchPath);
    }
  }

  return (
    isBrowser && (
      <>
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          onClick={() => void open()}
        >
          Ask AI
        </button>
        {Panel && (
          <Panel
            replacesChat={loadChat !== undefined}
            onClose={() => setPanel(undefined)}
          />
        )}
      </>
    )
  );
}
