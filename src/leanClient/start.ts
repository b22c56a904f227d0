// In place of the framework's entry. One script is one task, in which the
// browser answers nobody: the largest package runs in that task, all else in
// the next.
import 'react-dom/client';

setTimeout(() => {
  void import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'
  );
});
