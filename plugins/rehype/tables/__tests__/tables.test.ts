import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeTables from '..';

function element(tagName: string, ...children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function code(value: string): Element {
  return element('code', {type: 'text', value});
}

function transform(...children: Element[]): Root {
  const root: Root = {type: 'root', children};
  rehypeTables()(root);
  return root;
}

it('puts each table into a region that the keyboard reaches, named after its heading', () => {
  const table = element('table');
  const heading = element('h2', code('mode'), {type: 'text', value: ' prop'});
  const {children} = transform(table, heading, table, table);
  const region = (ariaLabel: string): object => ({
    tagName: 'div',
    properties: {ariaLabel, role: 'region', tabIndex: 0},
    children: [table],
  });
  expect(children).toMatchObject([
    region('Table'),
    heading,
    region('Table: mode prop'),
    region('Table: mode prop 2'),
  ]);
});

it.each([
  ['--codec', 'breaksNowhere'],
  ['out/video.mp4', 'breaksNowhere'],
  ['frame', undefined],
  ['npx remotion render --log=verbose', undefined],
  ['x'.repeat(33), 'breaksAnywhere'],
  ['see https://www.remotion.dev/docs/renderer/', 'breaksAnywhere'],
])('says how %s in a cell may break', (text, expected) => {
  const cell = code(text);
  transform(element('table', element('td', cell)));
  expect(cell.properties.className).toEqual(expected && [expected]);
});

it('leaves code outside of tables as it is', () => {
  const outside = code('--codec');
  transform(element('p', outside));
  expect(outside.properties).toEqual({});
});
