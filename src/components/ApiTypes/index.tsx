import type {ReactNode} from 'react';

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
  return (
    <details>
      <summary>
        Types: <code>{names}</code>
      </summary>
      {children}
    </details>
  );
}
