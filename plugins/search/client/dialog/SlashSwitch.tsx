import {useState, type ReactNode} from 'react';
import {isSlashOn, switchSlash} from './slashKey';
import styles from './SlashSwitch.module.css';

/** Turns the slash shortcut off for those whom single keys disturb (WCAG 2.1.4). */
export function SlashSwitch(): ReactNode {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={() => {
          switchSlash(!isOn);
          setIsOn(!isOn);
        }}
      />
      Open with <kbd>/</kbd>
    </label>
  );
}
