import {describe, expect, it} from 'vitest';
import {compile, GUARD, guardLoops} from '../frame/compile';

describe('the guard of loops', () => {
  it.each([
    ['while (a) {}', `while (${GUARD}()&&(a)) {}`],
    ['do {} while (a);', `do {} while (${GUARD}()&&(a));`],
    ['for (;;) {}', `for (;${GUARD}();) {}`],
    [
      'for (let i = (1, 2); i < f(";"); i++) g();',
      `for (let i = (1, 2);${GUARD}()&&( i < f(";")); i++) g();`,
    ],
    ['for (const a of b) {}', 'for (const a of __remotionItems(b)) {}'],
    ['for (const a in b) {}', 'for (const a in b) {}'],
    ['const text = "while (true)";', 'const text = "while (true)";'],
    ['const a = <b>while (true)</b>;', 'const a = <b>while (true)</b>;'],
  ])('%s', (code, guarded) => {
    expect(guardLoops(code)).toBe(guarded);
  });

  it('stands in loops within loops', () => {
    expect(guardLoops('while (a) { while (b) {} }')).toBe(
      `while (${GUARD}()&&(a)) { while (${GUARD}()&&(b)) {} }`,
    );
  });
});

describe('the compiler', () => {
  it('leaves every line where it is', () => {
    const code = compile(
      "import type {FC} from 'react';\nimport {spring} from 'remotion';\n\nexport const A: FC = () => {\n  return <b>{spring}</b>;\n};\n",
      'A.tsx',
    );
    expect(code.split('\n')[4]).toContain('spring');
    expect(code).not.toContain("require('react')");
  });

  it.each([
    ['const a = 1;\nconst b = ;\n', /\(2:11\)$/],
    ['const A = () => {\n  const b = 1;\n  return f(;\n};', /\(3:12\)$/],
    ['const A = ({b}: P) => {\n  return <b>{c + }</b>;\n};', /\(2:18\)$/],
  ])('says where it does not understand the code: %s', (code, place) => {
    expect(() => compile(code, 'A.tsx')).toThrow(place);
  });
});
