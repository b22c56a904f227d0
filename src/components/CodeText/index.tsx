import type {ReactNode} from 'react';

type Props = {readonly children: string};

/** A text in which backticks mark code. */
export function CodeText({children}: Props): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part : <code key={index}>{part}</code>,
    );
}
