import {useId, useMemo, type KeyboardEvent, type ReactNode} from 'react';
import {VisuallyHidden} from '../VisuallyHidden';
import {highlightCode} from './highlightCode';
import {breakLine, indentLines, type Selection} from './indent';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Line with a problem, counted from 1. */
  readonly problemLine: number | undefined;
  /** Whether there is a problem, in a line or not. */
  readonly isInvalid: boolean;
};

const selectionOf = (field: HTMLTextAreaElement): Selection => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Writes as a visitor would, so that undo knows of it. */
function insert(text: string): void {
  // The other ways to set the text of a field clear its history.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand('insertText', false, text);
}

function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
    event.preventDefault();
    insert(breakLine(selectionOf(field)));
  } else if (event.ctrlKey && (event.key === ']' || event.key === '[')) {
    event.preventDefault();
    const {from, to, text} = indentLines(
      selectionOf(field),
      event.key === ']' ? 'in' : 'out',
    );
    field.setSelectionRange(from, to);
    insert(text);
    field.setSelectionRange(from, from + text.length);
  }
}

/** A text field with the look of the code on this site, and with line numbers. */
export function CodeField({
  label,
  value,
  onChange,
  problemLine,
  isInvalid,
}: Props): ReactNode {
  const lines = useMemo(() => highlightCode(value), [value]);
  const hintId = useId();
  return (
    <div className="playground-code thin-scrollbar">
      <pre aria-hidden="true">
        {lines.map((pieces, index) => (
          <span
            key={index}
            className={index + 1 === problemLine ? 'is-wrong' : undefined}
          >
            {pieces.map(({text, className}, at) => (
              <i key={at} className={className}>
                {text}
              </i>
            ))}
            {'\n'}
          </span>
        ))}
      </pre>
      <textarea
        aria-label={label}
        aria-describedby={hintId}
        aria-invalid={isInvalid}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <VisuallyHidden>
        <span id={hintId}>
          Tab moves on. Control and ] indents lines, Control and [ takes it
          back.
        </span>
      </VisuallyHidden>
    </div>
  );
}
