import {expect, test} from 'vitest';
import {toPlainMarkdown} from '../toPlainMarkdown';

test('leaves out what only the site needs', () => {
  const source = `---
title: Rules
description: Rules.
---

<a href="../rules.md">Plain</a>

Text.

\`\`\`tsx title="a.tsx"
hidden();
// ---cut---
shown();
// highlight-next-line
lit();
\`\`\`

\`\`\`tsx
whole();
\`\`\`
`;
  expect(toPlainMarkdown(source)).toBe(`# Rules

Text.

\`\`\`tsx title="a.tsx"
shown();
lit();
\`\`\`

\`\`\`tsx
whole();
\`\`\`
`);
});
