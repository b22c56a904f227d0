/**
 * Takes the place of the package `history`, of which the router imports every kind
 * of history. The site has one kind, and the browser need not load the others.
 */
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';
