import {useEffect, useState} from 'react';

export type PageSearch = typeof import('./pageSearch');

type State =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'}
  | {readonly status: 'ready'; readonly search: PageSearch};

/** Loads the page index and its engine after the first render. */
export function usePageSearch(): State {
  const [state, setState] = useState<State>({status: 'loading'});
  useEffect(() => {
    let isCurrent = true;
    import('./pageSearch').then(
      (search) => isCurrent && setState({status: 'ready', search}),
      () => isCurrent && setState({status: 'failed'}),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return state;
}
