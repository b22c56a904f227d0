import {isSlowConnection} from '@site/src/isSlowConnection';

/** Whether the visitor accepts motion, and data that the page does not need. */
export function isMotionWelcome(): boolean {
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !isSlowConnection()
  );
}
