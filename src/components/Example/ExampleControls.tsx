import type {ReactNode} from 'react';
import type {ExampleControl} from '@site/examples/types';
import styles from './ExampleControls.module.css';

type Values = Record<string, unknown>;

type Props = {
  readonly controls: Readonly<Record<string, ExampleControl | undefined>>;
  readonly value: Values;
  readonly onChange: (value: Values) => void;
};

type ControlProps = {
  readonly control: ExampleControl;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

function Control({control, value, onChange}: ControlProps): ReactNode {
  switch (control.type) {
    case 'range':
      return (
        <>
          <input
            type="range"
            min={control.min}
            max={control.max}
            step={control.step}
            value={Number(value)}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          <output>{Number(value)}</output>
        </>
      );
    case 'select':
      return (
        <select
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'toggle':
      return (
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'color':
      return (
        <>
          <input
            type="color"
            value={String(value)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <output>{String(value)}</output>
        </>
      );
    case 'text':
      return (
        <input
          type="text"
          autoComplete="off"
          maxLength={control.maxLength}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

/** Controls of the input props of an example; each change shows at once. */
export function ExampleControls({controls, value, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>Input props</legend>
      {Object.entries(controls).map(
        ([name, control]) =>
          control && (
            <label key={name} className={styles.control}>
              <span>{name}</span>
              <Control
                control={control}
                value={value[name]}
                onChange={(next) => onChange({...value, [name]: next})}
              />
            </label>
          ),
      )}
    </fieldset>
  );
}
