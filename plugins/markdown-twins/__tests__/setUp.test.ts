import {expect, it} from 'vitest';
import {readSetUps, sampleKey} from '../setUp';

it('finds what samples hide, at any indentation', () => {
  const source = `
\`\`\`ts
shown();
\`\`\`

\`\`\`ts title="a.ts"
declare const a: number;
// ---cut---
// highlight-next-line
use(a);
\`\`\`

\`\`\`ts
// @filename: b.ts
export const b = 1;
// @filename: c.ts
declare const c: number;
// ---cut---
import {b} from './b';
\`\`\`

- In a list:

  \`\`\`tsx
  first();
  // ---cut-start---
  hidden();
  // ---cut-end---
  last();
  \`\`\`
`;
  expect([...readSetUps(source)]).toEqual([
    [
      'use(a);',
      '// Set-up, not shown on the page:\ndeclare const a: number;\n// Shown on the page:\nuse(a);',
    ],
    [
      "import {b} from './b';",
      "// Set-up, not shown on the page:\ndeclare const c: number;\n// Shown on the page:\nimport {b} from './b';",
    ],
    [
      'first();\nlast();',
      'first();\n// Set-up, not shown on the page:\nhidden();\n// Shown on the page:\nlast();',
    ],
  ]);
  expect(sampleKey('use(a);\n')).toBe('use(a);');
});
