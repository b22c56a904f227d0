import type {ReactNode} from 'react';

/** A button; `isIdle` if a press would only say why it does nothing. */
type Tool = {readonly label: string; readonly isIdle: boolean};

type Props = {
  readonly label: string;
  readonly tools: readonly Tool[];
  readonly onPress: (label: string) => void;
};

/** Buttons that keep the focus when they have nothing to do. */
export function Tools({label, tools, onPress}: Props): ReactNode {
  return (
    <div className="tools" role="group" aria-label={label}>
      {tools.map(({label: name, isIdle}) => (
        <button
          key={name}
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={isIdle}
          onClick={() => onPress(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
