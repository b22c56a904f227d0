// Takes the place of the framework's entry. The browser reacts to nothing while a
// task runs, so each part of the site has one of its own: the largest package, what
// the plugins bring, the routes, the frame of every page in two, and what is left. In
// this order, which is the framework's, for that of the rules in style sheets too.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@theme/Error'),
  () =>
    import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
    ),
];

// If this object is missing when the document is complete, the home page tells
// the visitor that its scripts did not load. Before the rest has run there is
// nothing to fetch ahead, so both functions do nothing.
window.docusaurus = {prefetch: () => false, preload: () => false};

for (const start of parts) {
  setTimeout(() => void start());
}
