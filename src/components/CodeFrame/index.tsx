import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  readonly language: string;
  readonly title?: ReactNode;
  /** Number of the first line, where lines are numbered. */
  readonly start?: number;
  /** How many lines a folded block has. */
  readonly foldedLines?: number;
  /** Name of the file with the types of the code, see `plugins/type-hovers`. */
  readonly types?: string;
  /** The highlighted code as HTML. Its text content is exactly the code. */
  readonly html?: string;
  /** Code without colors, in place of `html`. */
  readonly children?: ReactNode;
};

/** Unfolds a block without a script: the style sheet reads whether it is open. */
function Fold({lines}: {readonly lines: number}): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        <span>Show all {lines} lines</span>
        <span>Show fewer lines</span>
      </summary>
    </details>
  );
}

/**
 * A block of code with its title and buttons, which `plugins/rehype/code` makes
 * of each fence. It has no state and never renders again, because one listener
 * in `src/clientModules/codeButtons.ts` handles the buttons of all blocks.
 */
export function CodeFrame({
  language,
  title,
  start,
  foldedLines,
  types,
  html,
  children,
}: Props): ReactNode {
  const code = {
    className: clsx(start !== undefined && styles.numbered) || undefined,
    style:
      start === undefined ? undefined : {counterReset: `line ${start - 1}`},
  };
  return (
    <div
      className={clsx(
        'theme-code-block',
        `language-${language}`,
        styles.frame,
        title && styles.titled,
        foldedLines && styles.folded,
      )}
      style={{'--lines': html?.split('\n').length}}
      data-types={types}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre className="thin-scrollbar" tabIndex={0}>
          {html ? (
            <code {...code} dangerouslySetInnerHTML={{__html: html}} />
          ) : (
            <code {...code}>{children}</code>
          )}
        </pre>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.wrap}
            data-code-button="wrap"
            aria-label="Toggle word wrap"
            aria-pressed="false"
            title="Toggle word wrap"
          />
          <button
            type="button"
            className={styles.copy}
            data-code-button="copy"
            aria-label="Copy code to clipboard"
            title="Copy"
          />
        </div>
      </div>
      {foldedLines && <Fold lines={foldedLines} />}
    </div>
  );
}
