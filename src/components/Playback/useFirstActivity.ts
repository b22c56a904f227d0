import {useEffect, useEffectEvent} from 'react';
import {isMotionWelcome} from './isMotionWelcome';

const EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/**
 * Calls back once, when the visitor first moves the pointer, presses or scrolls.
 *
 * @param isWelcome whether to wait for it; by default not with reduced motion, data
 *   saving or a 2G connection
 */
export function useFirstActivity(
  onActivity: () => void,
  isWelcome = isMotionWelcome,
): void {
  const callBack = useEffectEvent(onActivity);
  const isAwaited = useEffectEvent(isWelcome);
  useEffect(() => {
    if (!isAwaited()) {
      return undefined;
    }
    function handleActivity(): void {
      stop();
      callBack();
    }
    function stop(): void {
      EVENTS.forEach((name) =>
        window.removeEventListener(name, handleActivity),
      );
    }
    EVENTS.forEach((name) =>
      window.addEventListener(name, handleActivity, {passive: true}),
    );
    return stop;
  }, []);
}
