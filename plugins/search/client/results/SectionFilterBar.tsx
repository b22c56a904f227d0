import {useId, type ReactNode} from 'react';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden';
import {sectionFilters} from './sectionFilters';
import styles from './SectionFilterBar.module.css';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Which part of the site is searched: one choice of a few. */
export function SectionFilterBar({value, onChange}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.bar}>
      <legend>
        <VisuallyHidden>Search in</VisuallyHidden>
      </legend>
      {sectionFilters.map((filter) => (
        <label key={filter.value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={filter.value}
            checked={filter.value === value}
            onChange={() => onChange(filter.value)}
          />
          <span>{filter.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
