import type {ReactNode} from 'react';
import {CodeText} from '../CodeText';
import styles from './styles.module.css';

type Props = {
  /** The type as a paragraph of code, with documented types linked. */
  readonly children?: ReactNode;
  /** Whether the caller has to give it. Members of return values have none. */
  readonly presence?: 'optional' | 'required';
  /** As an expression, such as `30` or `'jpeg'`. */
  readonly defaultValue?: string;
  /** The package's deprecation note, with code in backticks; empty if it gives none. */
  readonly deprecated?: string;
  /** Literals that the object has to have for this member to exist. */
  readonly variants?: string;
  /** Method of `Config` that sets the same as a flag. */
  readonly config?: string;
  /** Since when it is there, where it is newer than what it belongs to. */
  readonly since?: string;
  /** What releases changed, a line each, with code in backticks. */
  readonly changes?: string;
  /** A type of several lines is folded. */
  readonly isLong?: boolean;
};

const isDeprecation = (change: string): boolean =>
  change.startsWith('deprecated in');

/**
 * Shows what the API model says about the member that the heading above names.
 * `plugins/remark/api` puts it into pages.
 */
export function ApiFacts({
  children,
  presence,
  defaultValue,
  deprecated,
  variants,
  config,
  since,
  changes,
  isLong,
}: Props): ReactNode {
  const changed = changes?.split('\n') ?? [];
  return (
    <div className={styles.facts}>
      {children &&
        (isLong ? (
          <details className={styles.fold}>
            <summary>Type</summary>
            {children}
          </details>
        ) : (
          <div className={styles.type}>{children}</div>
        ))}
      <ul className={styles.list}>
        {presence && <li>{presence}</li>}
        {defaultValue !== undefined && (
          <li>
            default <code>{defaultValue}</code>
          </li>
        )}
        {since && <li>{since}</li>}
        {changed.map((text) => (
          <li key={text}>
            <CodeText>{text}</CodeText>
          </li>
        ))}
        {variants && (
          <li>
            only with <code>{variants}</code>
          </li>
        )}
        {config && (
          <li>
            in the config file <code>Config.{config}()</code>
          </li>
        )}
        {deprecated !== undefined && !changed.some(isDeprecation) && (
          <li>deprecated</li>
        )}
      </ul>
      {deprecated && (
        <p className={styles.note}>
          <CodeText>{deprecated}</CodeText>
        </p>
      )}
    </div>
  );
}
