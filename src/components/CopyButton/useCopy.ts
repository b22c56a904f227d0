import {useEffect, useRef, useState} from 'react';
import {writeToClipboard} from './writeToClipboard';

/** How long the outcome stays on the button, in milliseconds. */
const OUTCOME_DURATION = 2000;

export type CopyStatus = 'idle' | 'copied' | 'failed';

/** Copies a text and remembers for a moment whether that worked. */
export function useCopy(text: string): {
  readonly status: CopyStatus;
  readonly copy: () => void;
} {
  const [status, setStatus] = useState<CopyStatus>('idle');
  const timeout = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(timeout.current), []);

  function settle(next: CopyStatus): void {
    window.clearTimeout(timeout.current);
    setStatus(next);
    timeout.current = window.setTimeout(
      () => setStatus('idle'),
      OUTCOME_DURATION,
    );
  }

  function copy(): void {
    writeToClipboard(text).then(
      () => settle('copied'),
      () => settle('failed'),
    );
  }

  return {status, copy};
}
