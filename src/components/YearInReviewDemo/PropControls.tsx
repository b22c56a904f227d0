import type {ReactNode} from 'react';
import type {YearInReviewProps} from '@site/examples/YearInReview/props';
import styles from './PropControls.module.css';

type Props = {
  readonly value: YearInReviewProps;
  readonly onChange: (value: YearInReviewProps) => void;
  readonly hasColor?: boolean;
};

const NAME_LENGTH = 18;
const MOST_PULL_REQUESTS = 999;

/** Controls of the composition's input props; each change shows at once. */
export function PropControls({value, onChange, hasColor}: Props): ReactNode {
  return (
    <fieldset className={styles.controls}>
      <legend className={styles.legend}>Input props</legend>
      <label className={styles.control}>
        <span>name</span>
        <input
          type="text"
          maxLength={NAME_LENGTH}
          autoComplete="off"
          value={value.name}
          onChange={(event) =>
            onChange({...value, name: event.currentTarget.value})
          }
        />
      </label>
      <label className={styles.control}>
        <span>total</span>
        <input
          type="range"
          min="0"
          max={MOST_PULL_REQUESTS}
          value={value.total}
          onChange={(event) =>
            onChange({...value, total: event.currentTarget.valueAsNumber})
          }
        />
        <output>{value.total}</output>
      </label>
      {hasColor && (
        <label className={styles.control}>
          <span>accent</span>
          <input
            type="color"
            value={value.accent}
            onChange={(event) =>
              onChange({...value, accent: event.currentTarget.value})
            }
          />
          <output>{value.accent}</output>
        </label>
      )}
    </fieldset>
  );
}
