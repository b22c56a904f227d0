import {useEffect, useEffectEvent} from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

type NetworkInformation = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

/** Whether the visitor accepts motion, and data that the page does not need. */
function isMotionWelcome(): boolean {
  const {connection} = navigator as Navigator & {
    readonly connection?: NetworkInformation;
  };
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !connection?.saveData &&
    !connection?.effectiveType?.includes('2g')
  );
}

/**
 * Calls back once, when the visitor first moves the pointer, presses or scrolls.
 * It never does with reduced motion, data saving or a 2G connection.
 */
export function useFirstActivity(onActivity: () => void): void {
  const callBack = useEffectEvent(onActivity);
  useEffect(() => {
    if (!isMotionWelcome()) {
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
