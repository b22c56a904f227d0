// Takes the place of `react-router` in the bundle that renders pages to HTML.
// Everything but `matchPath` comes from the package itself. It is imported by
// the name of its file, because `react-router` alone would lead back here.
export * from 'react-router/index.js';
export {matchPath} from './matchPath';
