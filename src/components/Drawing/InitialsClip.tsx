import type {CSSProperties, ReactNode} from 'react';
import {initialsOf} from './initialsOf';
import {seededNumbers} from './seededNumbers';
import styles from './InitialsClip.module.css';

type Props = {readonly name: string};

/** A person's initials on a clip, hidden from screen readers. */
export function InitialsClip({name}: Props): ReactNode {
  const next = seededNumbers(name);
  const from = next(0, 44);
  const length = next(34, 54);
  return (
    <div
      className={styles.track}
      style={{'--from': from, '--length': length} as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.clip}>{initialsOf(name)}</span>
    </div>
  );
}
