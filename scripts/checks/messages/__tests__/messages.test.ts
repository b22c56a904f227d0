import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {checkQuote} from '..';
import {createFinder} from '../match';
import {findQuotes} from '../quotes';
import {readTexts} from '../texts';

const CODE = `
  throw new TypeError(\`CRF must be between \${min} and \${max} for codec \${codec}. Passed: \${crf}\`);
  throw new Error('The "' + name + '" prop must be a number, but you passed ' + value);
  throw new Error(['No video config found.', 'Likely reasons:', reason].join(' '));
  throw new Error('Composition ID not passed.');
`;
const PROGRAM = 'No audio stream found in . Ensure the video contains audio.\0';

const find = createFinder(readTexts(CODE), [PROGRAM]);
const processor = createProcessor({remarkPlugins: [remarkGfm]});

describe('createFinder', () => {
  it.each([
    'Composition ID not passed.',
    'TypeError: CRF must be between 1 and 51 for codec h264. Passed: 60',
    'CRF must be between … and 51 for codec h264.',
    'The "fps" prop must be a number, but you passed undefined',
    'No video config found. Likely reasons:',
    "Compositor error: No audio stream found in '/talk.mp4'. Ensure the video contains audio.",
    'Composition ID not passed.\nThe "fps" prop must be a number, but you passed NaN',
    'Composition ID not passed.\n    at find (src/compositions/find.ts:5:12)',
  ])('finds %j', (message) => {
    expect(find(message).isFound).toBe(true);
  });

  it.each([
    'Composition ID was not passed.',
    'CRF must lie between 1 and 51 for codec h264. Passed: 60',
    'The "fps" prop has to be a number, but you passed undefined',
    "Compositor error: No sound found in '/talk.mp4'.",
    'Composition ID not passed.\nThe "fps" prop has to be one number',
    'Cannot read properties of undefined',
    '"Nothing but a value"',
  ])('does not find %j', (message) => {
    expect(find(message).isFound).toBe(false);
  });
});

describe('findQuotes', () => {
  it('reads tables, titles, blocks of sections about errors, and sentences', () => {
    const page = `
\`\`\`txt
no message
\`\`\`

It throws \`one two three\`, and \`four five six\` is code.

## Errors and limits

| Message | What to do |
| --- | --- |
| \`In a table\` (browser) | Use \`other code here\`. |

### \`In a title\`

FFmpeg prints:

\`\`\`txt
In a block
\`\`\`
`;
    expect(findQuotes(processor.parse(page))).toEqual([
      {line: 6, message: 'one two three', beside: 'It throws '},
      {line: 12, message: 'In a table', beside: ' (browser)'},
      {line: 14, message: 'In a title', beside: 'FFmpeg prints:'},
      {line: 18, message: 'In a block', beside: 'FFmpeg prints:'},
    ]);
  });

  it('reads every block of a page about errors', () => {
    const root = processor.parse('```txt\nIn a block\n```');
    expect(findQuotes(root)).toEqual([]);
    expect(findQuotes(root, true)).toHaveLength(1);
  });
});

describe('checkQuote', () => {
  const message = 'Composition name not passed.';

  it('says what is wrong and which message is nearest', () => {
    expect(checkQuote({line: 3, message, beside: ''}, find)).toEqual([
      {
        line: 3,
        problem:
          'no package has the message "Composition name not passed."; the nearest is "Composition ID not passed."',
        remedy:
          'Quote it as the package has it, or name beside it whose message it is, such as "(Node.js)".',
      },
    ]);
  });

  it('leaves the messages of others alone', () => {
    expect(checkQuote({line: 3, message, beside: '(Chrome)'}, find)).toEqual(
      [],
    );
  });
});
