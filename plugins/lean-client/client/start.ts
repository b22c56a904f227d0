// Takes the place of the framework's entry. The browser runs a script as one
// task and reacts to nothing meanwhile. Here the largest package runs in the
// task of this script, and everything else in the next one.
import 'react-dom/client';

// If this object is missing when the document is complete, the home page tells
// the visitor that its scripts did not load. Before the rest has run there is
// nothing to fetch ahead, so both functions do nothing.
window.docusaurus = {prefetch: () => false, preload: () => false};

setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
});
