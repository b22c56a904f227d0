// In place of the framework's entry. One script is one task, in which the
// browser answers nobody: the largest package runs in that task, all else in
// the next.
import 'react-dom/client';

// The home page takes its scripts for missing, and says so, if this is not there
// as soon as the document is. Until the rest has run there is nothing to fetch
// ahead.
window.docusaurus = {prefetch: () => false, preload: () => false};

setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
});
