import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper is white: a page is printed in the light mode, whichever is shown.
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    shown = dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    dataset.theme = shown;
  });
}
