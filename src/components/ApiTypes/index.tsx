import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';

type Props = {
  /** Names of the types, with commas between. */
  readonly names: string;
  /** Their declarations, as code blocks. */
  readonly children: ReactNode;
};

/**
 * The types that belong to the subject of a reference page, folded.
 * `plugins/remark/api` puts them into pages.
 */
export function ApiTypes({names, children}: Props): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  const {hash} = useLocation();
  // The framework scrolls to the target next, which has to be unfolded by then.
  useLayoutEffect(() => {
    if (ref.current?.contains(document.getElementById(hash.slice(1)))) {
      ref.current.open = true;
    }
  }, [hash]);
  return (
    <details ref={ref}>
      <summary>
        Types: <code>{names}</code>
      </summary>
      {children}
    </details>
  );
}
