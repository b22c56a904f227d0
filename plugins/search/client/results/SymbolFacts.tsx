import type {ReactNode} from 'react';
import type {DocSearchHit} from '../searchClient';

type Props = {
  readonly hit: Pick<DocSearchHit, 'type' | 'hierarchy'> &
    Partial<Pick<DocSearchHit, 'package' | 'signature'>>;
  readonly className?: string | undefined;
};

/** Package and signature of a symbol, for the page that documents it. */
export function SymbolFacts({hit, className}: Props): ReactNode {
  const {type, hierarchy, signature} = hit;
  // Many groups are named after the package already.
  const name = hit.package === hierarchy.lvl0 ? undefined : hit.package;
  if (type !== 'lvl1' || !(name ?? signature)) {
    return null;
  }
  return (
    <span className={className}>
      {name && <span>{name} </span>}
      {signature && <code>{signature}</code>}
    </span>
  );
}
