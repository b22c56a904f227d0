import {useId, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {
  BUSY_VCPUS,
  estimate,
  findObstacles,
  JOIN_SECONDS,
  MEGABYTES_PER_VCPU,
} from './estimate';
import {
  FIELDS,
  findMistake,
  readTexts,
  toSettings,
  writeTexts,
  type Field,
  type Texts,
} from './fields';
import styles from './styles.module.css';

type FieldProps = {
  readonly field: Field;
  readonly text: string;
  readonly onChange: (text: string) => void;
};

function FieldRow({field, text, onChange}: FieldProps): ReactNode {
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

const toText = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', {maximumFractionDigits: digits});

function Result({texts}: {readonly texts: Texts}): ReactNode {
  const result = estimate(toSettings(texts));
  const obstacles = findObstacles(result);
  const rows = [
    ['Functions', `${toText(result.functions)}, and the main function`],
    ['Frames per function', toText(result.framesPerFunction)],
    ['Time', `about ${toText(result.seconds)} seconds`],
    ['Billed', `about ${toText(result.billedSeconds)} function seconds`],
    ['Cost', `about $${result.costInUsd.toFixed(4)}`],
  ] as const;
  return (
    <>
      <p>
        {texts.duration} seconds at {texts.fps} fps, {texts.width} pixels wide,{' '}
        {texts.codec}, in {texts.region} with {texts.memory} MB:
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {obstacles.map((obstacle) => (
        <p key={obstacle} className={styles.mistake}>
          {obstacle}
        </p>
      ))}
      <p>
        The time assumes {toText(result.secondsPerFrame * 1000)} ms per frame
        with one vCPU, which AWS gives a function for{' '}
        {toText(MEGABYTES_PER_VCPU)} MB, at most {BUSY_VCPUS} busy vCPUs,{' '}
        {texts.start} seconds for each start and {JOIN_SECONDS} seconds for
        joining.
      </p>
    </>
  );
}

/**
 * Estimates functions, time and cost of a render on Lambda. What is entered is
 * kept in the address, so that an estimate can be shared.
 */
export function LambdaCalculator(): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const texts = readTexts(search);
  const isValid = FIELDS.every(
    (field) => !findMistake(field, texts[field.name]),
  );
  return (
    <section className={styles.calculator} aria-label="Calculator">
      <form
        className={styles.fields}
        onSubmit={(event) => event.preventDefault()}
      >
        {FIELDS.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            text={texts[field.name]}
            onChange={(text) =>
              history.replace({
                ...history.location,
                search: writeTexts({...texts, [field.name]: text}),
              })
            }
          />
        ))}
      </form>
      <div className={styles.result} role="status">
        {isValid ? (
          <Result texts={texts} />
        ) : (
          <p>Correct the marked fields to see an estimate.</p>
        )}
      </div>
    </section>
  );
}
