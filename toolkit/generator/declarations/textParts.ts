/** Types as text: operators, parentheses, names. */
import type {ApiTypeParameter} from '../../model';

/** Operators that need parentheses in a part of a union. */
export const UNION = /^ => $/;
/** Operators that need parentheses in a part of an intersection. */
export const INTERSECTION = /^ (?:=>|\|) $/;
/** Operators that need parentheses before `[]`. */
export const ARRAY = /^ (?:=>|[|&]) $/;

/** A text in parentheses, where an operator outside all brackets needs them. */
export function grouped(text: string, context: RegExp): string {
  return hasOperator(text, context) ||
    (context === ARRAY && /^(?:keyof|readonly|new) /.test(text))
    ? `(${text})`
    : text;
}

/** The places of a text that stand outside all brackets. */
function outside(text: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if ('([{<'.includes(character)) {
      depth += 1;
    } else if (
      ')]}'.includes(character) ||
      (character === '>' && text[index - 1] !== '=')
    ) {
      depth -= 1;
    } else if (depth === 0) {
      places.push(index);
    }
  }
  return places;
}

/** Whether an operator stands outside all brackets. */
function hasOperator(text: string, operator: RegExp): boolean {
  return outside(text).some((index) =>
    operator.test(/^ (?:=>|[|&]) /.exec(text.slice(index))?.[0] ?? ''),
  );
}

/** The parts of a union. */
function splitUnion(text: string): string[] {
  const ends = outside(text).filter((index) => text.startsWith(' | ', index));
  return [...ends, text.length].map((end, number) => {
    const before = ends[number - 1];
    return text.slice(before === undefined ? 0 : before + ' | '.length, end);
  });
}

/** `null` and `undefined` come last, as people write them. */
export function moveNullishBack(texts: readonly string[]): string[] {
  const isNullish = (text: string): boolean =>
    text === 'null' || text === 'undefined';
  return [
    ...texts.filter((text) => !isNullish(text)),
    ...texts.filter(isNullish).sort(),
  ];
}

/** `boolean` comes last where `true` and `false` are both there. */
export function joinBooleans(texts: readonly string[]): string[] {
  return texts.includes('true') && texts.includes('false')
    ? [
        ...texts.filter((text) => text !== 'true' && text !== 'false'),
        'boolean',
      ]
    : [...texts];
}

/** Whether the compiler's name of a property stands for a symbol. */
export function isSymbolName(name: string): boolean {
  return name.startsWith('__@');
}

/** A string literal in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A name as it stands in an object type. */
export function propertyName(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
    ? name
    : quote(name);
}

/** `<T extends string = 'a'>`; empty where there are no type parameters. */
export function typeParameterList(
  parameters: readonly ApiTypeParameter[],
): string {
  const texts = parameters.map(
    ({name, constraint, default: fallback}) =>
      name +
      (constraint === undefined ? '' : ` extends ${constraint}`) +
      (fallback === undefined ? '' : ` = ${fallback}`),
  );
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** A union of what several forms say, without saying anything twice. */
export function joinTypes(texts: readonly string[]): string {
  if (texts.length < 2) {
    return texts[0] ?? 'unknown';
  }
  const parts = texts.flatMap((text) => {
    if (hasOperator(text, / => /)) {
      return [`(${text})`];
    }
    return splitUnion(text);
  });
  // An empty object accepts nothing that the others do not.
  const isOther = parts.some((text) => text !== '{}');
  const unique = [...new Set(parts)].filter(
    (text) => text !== '{}' || !isOther,
  );
  return moveNullishBack(joinBooleans(unique)).join(' | ');
}
