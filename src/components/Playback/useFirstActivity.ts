import {useEffect, useEffectEvent} from 'react';

const EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

type NetworkInformation = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
};

/** Whether motion and data beyond the page itself are welcome. */
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
 * Calls back once, when the visitor first moves, presses or scrolls. Never with
 * reduced motion, data saving or a 2g connection.
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
