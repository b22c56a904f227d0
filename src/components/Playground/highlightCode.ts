import {normalizeTokens, Prism} from 'prism-react-renderer';
import {tokenClasses} from '@site/config/prism';

const classOfType = new Map(
  Object.entries(tokenClasses).flatMap(([className, types]) =>
    types.map((type) => [type, className]),
  ),
);

/** A piece of a line, with the class of its color. */
type Piece = {readonly text: string; readonly className?: string};

/** The lines of code as pieces with the colors that code has on this site. */
export function highlightCode(code: string): Piece[][] {
  const grammar = Prism.languages.tsx;
  const lines = normalizeTokens(
    grammar ? Prism.tokenize(code, grammar) : [code],
  );
  return lines.map((line) =>
    line.map(({types, content, empty}) => ({
      text: empty ? '' : content,
      className: types.map((type) => classOfType.get(type)).findLast(Boolean),
    })),
  );
}
