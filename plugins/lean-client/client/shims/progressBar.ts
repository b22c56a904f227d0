/**
 * Takes the place of the theme's client module and its package nprogress, which
 * are 1.3 kB larger: the bar at the top of the window while a page is loading, in
 * the theme's style. It does not move for visitors who prefer reduced motion.
 */
import '@docusaurus/theme-classic/lib/nprogress.css';
import type {ClientModule} from '@docusaurus/types';

/** Milliseconds after which a page takes long; the theme's figure. */
const DELAY = 200;

/** Milliseconds in which the bar nears its end, slower and slower. */
const DURATION = 10_000;

let bar: HTMLElement | undefined;

function show(): void {
  bar?.remove();
  bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.innerHTML = '<div class="bar"><div class="peg"></div></div>';
  document.body.append(bar);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.firstElementChild?.animate(
    {transform: ['translateX(-92%)', 'translateX(-4%)']},
    {
      duration: isStill ? 0 : DURATION,
      easing: 'cubic-bezier(0, 0.7, 0.3, 1)',
      fill: 'forwards',
    },
  );
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timeout = window.setTimeout(show, DELAY);
    return () => window.clearTimeout(timeout);
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
};

export default progressBar;
