/** The fields of a calculator, and how the address keeps what is entered. */
import {formatNumber} from '../../formatNumber';

type Choice = {readonly options: readonly string[]};
type Amount = {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
  /** What the field says while it is empty, if it may be. */
  readonly placeholder?: string;
};

/** A field for one of a few options, or for an amount. */
export type Field<Name extends string> = {
  /** Its parameter in the address. */
  readonly name: Name;
  readonly label: string;
  /** What it has in it at first. */
  readonly initial: string;
} & (Choice | Amount);

/** What each field has in it. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong with the text of a field, as a sentence. */
export function findMistake(
  field: Field<string>,
  text: string,
): string | undefined {
  if ('options' in field || (field.placeholder && text === '')) {
    return undefined;
  }
  const {label, min, max, isWhole} = field;
  const value = Number(text);
  // No other notation, such as 1e3 or 0x10, since results repeat the text.
  return /^[\d.]{1,10}$/.test(text.trim()) &&
    value >= min &&
    value <= max &&
    (!isWhole || Number.isInteger(value))
    ? undefined
    : `${label}: enter a ${isWhole ? 'whole number' : 'number'} from ${formatNumber(min)} to ${formatNumber(max)}.`;
}

/** Reads the query string of an address; what it lacks or has wrong is as at first. */
export function readTexts<Name extends string>(
  fields: readonly Field<Name>[],
  search: string,
): Texts<Name> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    fields.map((field) => {
      const text = query.get(field.name);
      const isKnown =
        text !== null &&
        (!('options' in field) || field.options.includes(text));
      return [field.name, isKnown ? text : field.initial];
    }),
  ) as Texts<Name>;
}

/** The query string of these texts, without those that are as at first. */
export function writeTexts<Name extends string>(
  fields: readonly Field<Name>[],
  texts: Texts<Name>,
): string {
  return new URLSearchParams(
    fields
      .filter(({name, initial}) => texts[name] !== initial)
      .map(({name}) => [name, texts[name]]),
  ).toString();
}
