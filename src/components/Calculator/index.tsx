import {useId, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {
  findMistake,
  readTexts,
  writeTexts,
  type Field,
  type Texts,
} from './fields';
import styles from './styles.module.css';

type RowProps = {
  readonly field: Field<string>;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

function FieldRow({field, text, onChange}: RowProps): ReactNode {
  const id = useId();
  const mistake = findMistake(field, text);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      {'options' in field ? (
        <select
          id={id}
          value={text}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        >
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={text}
          placeholder={field.placeholder}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake && `${id}-mistake`}
          onChange={({currentTarget}) => onChange(currentTarget.value)}
        />
      )}
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      )}
    </div>
  );
}

/** Names and values of a result, a line each. */
export function ResultList({
  rows,
}: {
  readonly rows: readonly (readonly [name: string, value: string])[];
}): ReactNode {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is wrong, in a calculator. */
export function Mistake({children}: {readonly children: ReactNode}): ReactNode {
  return <p className={styles.mistake}>{children}</p>;
}

type Props<Name extends string> = {
  /** Names the calculator for screen readers. */
  readonly label: string;
  readonly fields: readonly Field<Name>[];
  /** How the result is computed, a line for each step. */
  readonly formula: string;
  /** Draws the result of texts without mistakes. */
  readonly children: (texts: Texts<Name>) => ReactNode;
};

/**
 * Fields and the result of what is entered, which the address keeps, so that a
 * result can be shared. Without scripts, the result of the first texts stands
 * there alone.
 */
export function Calculator<Name extends string>({
  label,
  fields,
  formula,
  children,
}: Props<Name>): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const texts = readTexts(fields, search);
  const isValid = fields.every(
    (field) => !findMistake(field, texts[field.name]),
  );
  return (
    <section className={styles.calculator} aria-label={label}>
      <form
        className={styles.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            text={texts[field.name]}
            onChange={(text) =>
              history.replace({
                ...history.location,
                search: writeTexts(fields, {...texts, [field.name]: text}),
              })
            }
          />
        ))}
      </form>
      <div className={styles.result} role="status">
        {isValid ? (
          children(texts)
        ) : (
          <p>Correct the marked fields to see a result.</p>
        )}
      </div>
      <details className={styles.formula}>
        <summary>Formula, in which ⌈ ⌉ rounds up</summary>
        <pre>
          <code>{formula}</code>
        </pre>
      </details>
    </section>
  );
}
