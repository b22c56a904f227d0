import type {ReactNode} from 'react';

type Props = {
  /** Names of the types, with commas between. */
  readonly names: string;
  /** Their declarations, as code blocks. */
  readonly children: ReactNode;
};

/**
 * Types that belong to what a reference page is about, folded. Put into pages by
 * `plugins/remark/api`, never by hand.
 */
export function ApiTypes({names, children}: Props): ReactNode {
  return (
    <details>
      <summary>
        Types: <code>{names}</code>
      </summary>
      {children}
    </details>
  );
}
