import {expect, it} from 'vitest';
import {differences} from '../differences';

it.each([
  ['order', "'a' | 'b'", "'b' | 'a'"],
  ['quotes', "'a'", '"a"'],
  ['brackets and lines', 'string | (number)', '(\n  | string\n  | number)'],
  ['lists', 'readonly string[]', 'Array<string>'],
  ['names of parameters', '(a: string) => void', '(b: string) => void'],
  ['both booleans', 'true | false | null', 'boolean | null'],
  ['what a wider member includes', "string | 'a'", 'string'],
  ['an alias written out', 'LogLevel', "'a' | 'b'"],
  ['one name for another', 'OldProps', 'NewProps'],
  ['members, which are told of themselves', '{a: 1}', '{a: 1; b: 1}'],
  ['what is no type', "Reason.A = 'a'", "Reason.A = 'b'"],
])('says nothing of a type that differs by %s', (_, from, to) => {
  expect(differences({type: from}, {type: to})).toEqual([]);
});

it.each([
  ["'a' | 'b'", "'a' | 'b' | 'c'"],
  ['string', 'number'],
  ['string', 'string | StaticFile'],
  ['Options | null', 'Options'],
  ['(a: string) => void', '(a: string) => string'],
  ['() => void', '(a: number) => void'],
])('tells that a type has changed from %s to %s', (from, to) => {
  expect(differences({type: from}, {type: to})).toEqual([
    {what: 'type', from, to},
  ]);
});

it('compares what a name stands for, unless the name stays', () => {
  const old = {type: 'Codec', expanded: "'a' | 'b'"};
  expect(differences(old, {type: "'b' | 'a'"})).toEqual([]);
  expect(differences(old, {...old, expanded: "'a'"})).toEqual([]);
  expect(differences(old, {type: "'a'"})).toEqual([
    {what: 'type', from: "'a' | 'b'", to: "'a'"},
  ]);
});

it('leaves out long texts', () => {
  const to = `'${'a'.repeat(120)}'`;
  expect(differences({type: 'number'}, {type: to})).toEqual([{what: 'type'}]);
});

it('ignores what an optional member can always be', () => {
  expect(
    differences(
      {type: 'string | undefined', optional: true},
      {type: 'string', optional: true},
    ),
  ).toEqual([]);
});

it('tells of a flag which literals it takes', () => {
  const changed = (from: string, to: string): number =>
    differences({type: from, isFlag: true}, {type: to, isFlag: true}).length;
  expect(changed('string', 'string | null')).toBe(0);
  expect(changed('number', 'string')).toBe(0);
  expect(changed("'a' | null", "'a' | 'b'")).toBe(1);
});

it('tells defaults that both releases tell in one place', () => {
  const code = {default: '1', defaultSource: 'code'};
  expect(differences(code, {...code, default: '2'})).toEqual([
    {what: 'default', from: '1', to: '2'},
  ]);
  expect(differences(code, {})).toEqual([]);
  expect(differences(code, {default: '2', defaultSource: 'jsdoc'})).toEqual([]);
});

it('tells what became optional, required or deprecated', () => {
  const whatOf = (...states: Parameters<typeof differences>): string[] =>
    differences(...states).map(({what}) => what);
  expect(whatOf({optional: false}, {optional: true})).toEqual(['optional']);
  expect(whatOf({optional: true}, {optional: false})).toEqual(['required']);
  expect(whatOf({isDeprecated: false}, {isDeprecated: true})).toEqual([
    'deprecated',
  ]);
  expect(whatOf({}, {optional: true, isDeprecated: true})).toEqual([]);
});
