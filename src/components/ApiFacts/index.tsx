import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The type as a paragraph of code, with documented types linked. */
  readonly children?: ReactNode;
  readonly isOptional?: boolean;
  /** Whether the caller has to give it. Members of return values are neither. */
  readonly isRequired?: boolean;
  /** As an expression, such as `30` or `'jpeg'`. */
  readonly defaultValue?: string;
  /** The package's deprecation note; empty if it gives none. */
  readonly deprecated?: string;
  /** Literals that the object has to have for this member to exist. */
  readonly variants?: string;
  /** Method of `Config` that sets the same as a flag. */
  readonly config?: string;
  /** A type of several lines is folded. */
  readonly isLong?: boolean;
};

/**
 * Shows what the API model says about the member that the heading above names.
 * `plugins/remark/api` puts it into pages.
 */
export function ApiFacts({
  children,
  isOptional,
  isRequired,
  defaultValue,
  deprecated,
  variants,
  config,
  isLong,
}: Props): ReactNode {
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
        {isOptional && <li>optional</li>}
        {isRequired && <li>required</li>}
        {defaultValue !== undefined && (
          <li>
            default <code>{defaultValue}</code>
          </li>
        )}
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
        {deprecated !== undefined && <li>deprecated</li>}
      </ul>
      {deprecated && <p className={styles.note}>{deprecated}</p>}
    </div>
  );
}
