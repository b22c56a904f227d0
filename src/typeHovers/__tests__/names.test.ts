// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {wrapNames} from '../names';

function createCode(html: string): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

describe('wrapNames', () => {
  it('makes elements of names and leaves the text as it was', () => {
    const code = createCode(
      '<span class="k">const</span> one = two(one);\n<b>three</b>',
    );
    const text = code.textContent;
    const names = wrapNames(code, [
      [6, 3, 0],
      [12, 3, 1],
      [16, 3, 0],
      [22, 5, 2],
    ]);
    expect(code.textContent).toBe(text);
    expect(
      [...names].map(([element, info]) => [element.textContent, info]),
    ).toEqual([
      ['one', 0],
      ['two', 1],
      ['one', 0],
      ['three', 2],
    ]);
    expect(code.querySelector('b > span')?.textContent).toBe('three');
  });

  it('counts as the build does, also with signs of two units', () => {
    const code = createCode("a('\u{1F3AC} &lt;b&gt;', c)");
    const offset = code.textContent.indexOf('c');
    const names = wrapNames(code, [[offset, 1, 0]]);
    expect([...names.keys()].map((name) => name.textContent)).toEqual(['c']);
  });

  it('leaves out what is spread over elements or is not there', () => {
    const code = createCode('on<i>e</i> two');
    const names = wrapNames(code, [
      [0, 3, 0],
      [4, 3, 1],
      [40, 2, 2],
    ]);
    expect([...names.keys()].map((name) => name.textContent)).toEqual(['two']);
    expect(code.textContent).toBe('one two');
  });
});
