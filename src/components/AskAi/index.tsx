import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {AskPanel} from './AskPanel';

type Props = {readonly className?: string | undefined};

/**
 * The button "Ask AI" with the panel that it opens, which is loaded with the first
 * press. Without scripts there is none. Where the code of the panel cannot be
 * loaded, the search page opens.
 */
export function AskAi({className}: Props): ReactNode {
  const searchPath = useBaseUrl('/search/');
  const isBrowser = useIsBrowser();
  const [Panel, setPanel] = useState<typeof AskPanel>();

  return (
    isBrowser && (
      <>
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          onClick={() => {
            import('./AskPanel').then(
              (loaded) => setPanel(() => loaded.AskPanel),
              () => location.assign(searchPath),
            );
          }}
        >
          Ask AI
        </button>
        {Panel && <Panel onClose={() => setPanel(undefined)} />}
      </>
    )
  );
}
