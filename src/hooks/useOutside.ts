import {useEffect} from 'react';

/** Calls back when mouse, touch or focus lands outside of the element. */
export function useOutside(
  ref: {readonly current: HTMLElement | null},
  onOutside: () => void,
): void {
  useEffect(() => {
    function handleEvent(event: Event): void {
      if (ref.current && !ref.current.contains(event.target as Node)) {
        onOutside();
      }
    }
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, handleEvent));
    return () =>
      events.forEach((name) => document.removeEventListener(name, handleEvent));
  }, [ref, onOutside]);
}
