import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  /** What was typed or chosen; empty for everything. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What can be chosen, beside everything; without them, it can be typed. */
  readonly options?: readonly string[];
  /** Most characters that can be typed. */
  readonly maxLength?: number;
  /** How much is left of the list; screen readers say it after each change. */
  readonly children?: ReactNode;
};

/** A field that filters the list below it. Hidden where scripts are off. */
export function FilterField({
  label,
  query,
  onQuery,
  options,
  maxLength = 64,
  children,
}: Props): ReactNode {
  const inputId = useId();
  return (
    <search className={styles.filter} aria-label={label}>
      <label htmlFor={inputId}>{label}</label>
      {options ? (
        <select
          id={inputId}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        >
          <option value="">All</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={inputId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          // Not every browser does so by itself.
          onKeyDown={(event) => event.key === 'Escape' && onQuery('')}
        />
      )}
      {children && <output htmlFor={inputId}>{children}</output>}
    </search>
  );
}
