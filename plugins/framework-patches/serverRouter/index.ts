// In place of `react-router` in the bundle that renders pages. The longer name
// is of the same package, which has this one.
export * from 'react-router/index.js';
export {matchPath} from './matchPath';
