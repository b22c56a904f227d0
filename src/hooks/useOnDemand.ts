import {useState} from 'react';

/** What loads when a visitor asks for it. */
type OnDemand<T extends object> = {
  readonly loaded: T | undefined;
  readonly isLoading: boolean;
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
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  return {
    loaded,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    request: () => {
      setStatus('loading');
      load().then(
        (next) => {
          setLoaded(next);
          setStatus('idle');
        },
        () => setStatus('failed'),
      );
    },
    dismiss: () => setLoaded(undefined),
  };
}
