import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Calls back once, when an element comes into the window.
 *
 * @param isAwaited whether to look at all
 * @param rootMargin how far the window is taken to reach
 */
export function useOnceInView(
  ref: RefObject<HTMLElement | null>,
  isAwaited: boolean,
  onInView: () => void,
  rootMargin: string,
): void {
  const callBack = useEffectEvent(onInView);
  useEffect(() => {
    const element = ref.current;
    if (!isAwaited || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          callBack();
        }
      },
      {rootMargin},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isAwaited, rootMargin]);
}
