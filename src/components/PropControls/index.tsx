import type {ReactNode} from 'react';
import type {ExampleControl} from '@site/examples/types';
import styles from './styles.module.css';

type Props<P extends object> = {
  /** Props that visitors can change, in the order in which they are shown. */
  readonly controls: {readonly [Name in keyof P]?: ExampleControl};
  readonly value: P;
  readonly onChange: (value: P) => void;
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
        <input
          type="range"
          min={control.min}
          max={control.max}
          step={control.step}
          value={Number(value)}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
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
        <input
          type="color"
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
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

/** Controls of the input props of a composition; each change shows at once. */
export function PropControls<P extends object>({
  controls,
  value,
  onChange,
}: Props<P>): ReactNode {
  const names = Object.keys(controls) as (keyof P & string)[];
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>Input props</legend>
      {names.map((name) => {
        const control = controls[name];
        return (
          control && (
            <div key={name} className={styles.control}>
              <label>
                {name}
                <Control
                  control={control}
                  value={value[name]}
                  onChange={(next) => onChange({...value, [name]: next})}
                />
              </label>
              {(control.type === 'range' || control.type === 'color') && (
                <output>{String(value[name])}</output>
              )}
            </div>
          )
        );
      })}
    </fieldset>
  );
}
