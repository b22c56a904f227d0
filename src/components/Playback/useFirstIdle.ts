import {useEffect, useEffectEvent} from 'react';
import {whenIdle} from '@site/src/whenIdle';
import {isMotionWelcome} from './isMotionWelcome';

/**
 * Calls back once, when the page has loaded and answers, and the browser has
 * nothing else to do. It never does with reduced motion, data saving or a 2G
 * connection.
 */
export function useFirstIdle(onIdle: () => void): void {
  const callBack = useEffectEvent(onIdle);
  useEffect(() => {
    let isGone = !isMotionWelcome();
    function wait(): void {
      void whenIdle().then(() => {
        if (!isGone) {
          callBack();
        }
      });
    }
    if (document.readyState === 'complete') {
      wait();
    } else {
      window.addEventListener('load', wait);
    }
    return () => {
      isGone = true;
      window.removeEventListener('load', wait);
    };
  }, []);
}
