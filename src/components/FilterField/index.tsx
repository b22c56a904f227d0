import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  /** What was typed. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Most characters that can be typed. */
  readonly maxLength?: number;
  /** How much is left of the list. */
  readonly children: ReactNode;
};

/** A field that filters the list below it. Hidden where scripts are off. */
export function FilterField({
  label,
  query,
  onQuery,
  maxLength = 64,
  children,
}: Props): ReactNode {
  const inputId = useId();
  return (
    <search className={styles.filter}>
      <label htmlFor={inputId}>{label}</label>
      <input
        id={inputId}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <output htmlFor={inputId}>{children}</output>
    </search>
  );
}
