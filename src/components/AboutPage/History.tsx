import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {Milestone} from '../../data/schema';
import {periodOf, type Period} from './periodOf';
import styles from './History.module.css';

type Props = {readonly milestones: readonly Milestone[]};

const MONTHS_PER_YEAR = 12;

/** The whole years that hold all periods. */
function yearsOf(periods: readonly Period[]): readonly number[] {
  const first = Math.floor(
    Math.min(...periods.map(({from}) => from)) / MONTHS_PER_YEAR,
  );
  const end = Math.ceil(
    Math.max(...periods.map(({from, length}) => from + length)) /
      MONTHS_PER_YEAR,
  );
  return Array.from({length: end - first}, (_, index) => first + index);
}

/** The position among the years, as custom properties. */
function place(
  {from, length}: Period,
  years: readonly number[],
): CSSProperties {
  const start = (years[0] ?? 0) * MONTHS_PER_YEAR;
  const percent = 100 / (years.length * MONTHS_PER_YEAR);
  return {
    '--from': ((from - start) * percent).toFixed(2),
    '--length': (length * percent).toFixed(2),
  };
}

/** The milestones on a ruler of years. The vaguer a date, the longer its mark. */
export function History({milestones}: Props): ReactNode {
  const periods = milestones
    .map(({date}) => periodOf(date))
    .filter((period) => period !== undefined);
  const years = yearsOf(periods);
  return (
    <div className={styles.history} style={{'--years': years.length}}>
      <div className={styles.ruler} aria-hidden="true">
        <div className={styles.years}>
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
      </div>
      <ol className={styles.list}>
        {milestones.map(({date, text}) => {
          const period = periodOf(date);
          return (
            <li key={text} className={styles.milestone}>
              <span className={styles.date}>{date}</span>
              <span className={styles.text}>{text}</span>
              <span className={styles.lane} aria-hidden="true">
                {period && (
                  <span
                    className={clsx(
                      styles.mark,
                      period.length === 0 && styles.day,
                    )}
                    style={place(period, years)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
