import type {ReactNode} from 'react';
import {VisuallyHidden} from '../VisuallyHidden';
import {useCopy, type CopyStatus} from './useCopy';
import styles from './styles.module.css';

type Props = {
  readonly text: string;
  /** What is copied, such as 'command'; completes the name of the button. */
  readonly what: string;
  /** Shown instead of 'Copy', where two of these buttons stand together. */
  readonly label?: string;
};

const LABELS: Readonly<Record<CopyStatus, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Not copied',
};

const ANNOUNCEMENTS: Readonly<Record<CopyStatus, string>> = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser blocked copying. Select the text and copy it.',
};

/** Copies a text. The button is absent without scripts. */
export function CopyButton({text, what, label}: Props): ReactNode {
  const {status, copy} = useCopy(text);
  return (
    <>
      <button type="button" className={styles.button} onClick={copy}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
          <path d="M3 10.5H2.5V2.5h8V3" />
        </svg>
        {status === 'idle' && label ? label : LABELS[status]}
        {!label && <VisuallyHidden> {what}</VisuallyHidden>}
      </button>
      <span role="status">
        <VisuallyHidden>{ANNOUNCEMENTS[status]}</VisuallyHidden>
      </span>
    </>
  );
}
