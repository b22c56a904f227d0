import {useState} from 'react';

/** What loads when a visitor asks for it. */
type OnDemand<T extends object> = {
  readonly loaded: T | undefined;
  readonly hasFailed: boolean;
  /** Loads it; may be called again after it has failed. */
  readonly request: () => void;
  /** Gives up what has loaded. */
  readonly dismiss: () => void;
};

/** Loads a module when a visitor asks for what it does. */
export function useOnDemand<T extends object>(
  load: () => Promise<T>,
): OnDemand<T> {
  const [loaded, setLoaded] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  return {
    loaded,
    hasFailed,
    request: () => {
      setHasFailed(false);
      load().then(setLoaded, () => setHasFailed(true));
    },
    dismiss: () => setLoaded(undefined),
  };
}
