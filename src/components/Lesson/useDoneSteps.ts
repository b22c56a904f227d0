import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {parseDone, toggleDone} from './steps';

type Progress = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => readonly number[];
  readonly toggle: (number: number) => void;
};

const NONE: readonly number[] = [];

/**
 * What is done stays in memory, so that it also counts where the browser stores
 * nothing; the slot gives nothing and takes nothing there.
 */
function createProgress(lesson: string): Progress {
  const slot = createStorageSlot(`lesson-${lesson}`);
  const listeners = new Set<() => void>();
  let done: readonly number[] | undefined;
  const read = (): readonly number[] => (done ??= parseDone(slot.get()));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    toggle(number) {
      done = toggleDone(read(), number);
      slot.set(done.join(','));
      listeners.forEach((listener) => listener());
    },
  };
}

const lessons = new Map<string, Progress>();

function progressOf(lesson: string): Progress {
  const progress = lessons.get(lesson) ?? createProgress(lesson);
  lessons.set(lesson, progress);
  return progress;
}

/** The steps of a lesson that the visitor has done; none during hydration. */
export function useDoneSteps(lesson: string): {
  readonly done: readonly number[];
  readonly toggle: (number: number) => void;
} {
  const {subscribe, read, toggle} = progressOf(lesson);
  return {done: useSyncExternalStore(subscribe, read, () => NONE), toggle};
}
