/**
 * The two routers that the framework's entry imports, of which a build without
 * the "hash" router uses one. The other would bring a history of its own.
 */
export {BrowserRouter, BrowserRouter as HashRouter} from 'react-router-dom';
