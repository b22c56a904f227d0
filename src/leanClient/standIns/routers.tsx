/**
 * The two routers that the framework's entry imports, of which a build without
 * the "hash" router uses one. Taken from react-router-dom they would bring its
 * links, which `links.tsx` is in place of.
 */
import {useState, type PropsWithChildren, type ReactNode} from 'react';
import {createBrowserHistory} from 'history';
import {Router} from 'react-router';

export function BrowserRouter({children}: PropsWithChildren): ReactNode {
  const [history] = useState(createBrowserHistory);
  return <Router history={history}>{children}</Router>;
}

export {BrowserRouter as HashRouter};
