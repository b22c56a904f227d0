import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {magicComments, prismLanguages} from '../../../../config/prism';
import {copyText} from '../../../__tests__/copyText';
import {nameOfCode} from '../../../type-hovers/format';
import remarkSamples from '../../../remark/samples';
import rehypeCode, {type Options} from '..';

/** An attribute as the plugin writes it. */
type Attribute = {
  readonly name: string;
  readonly value: {
    data: {estree: {body: {expression: {value: unknown}}[]}};
  };
};

type Frame = Readonly<Record<string, unknown>>;

/** Properties of the frames of a page after the plugin. */
async function build(
  value: string,
  onUnknownLanguage: Options['onUnknownLanguage'] = 'throw',
  remarkPlugins: (typeof remarkSamples)[] = [],
): Promise<Frame[]> {
  const frames: Frame[] = [];
  const collect = () => (root: Root) => {
    visit(root, 'mdxJsxFlowElement', ({name, attributes}) => {
      if (name === 'CodeFrame') {
        const entries = (attributes as unknown as Attribute[]).map(
          (attribute) => [
            attribute.name,
            attribute.value.data.estree.body[0]?.expression.value,
          ],
        );
        frames.push(Object.fromEntries(entries) as Frame);
      }
    });
  };
  const options = {magicComments, onUnknownLanguage};
  await compile(
    {value, path: '/site/docs/page.mdx', cwd: '/site'},
    {remarkPlugins, rehypePlugins: [[rehypeCode, options], collect]},
  );
  return frames;
}

/** The module that a page becomes. */
async function compilePage(value: string): Promise<string> {
  const options = {magicComments, onUnknownLanguage: 'throw'};
  return String(await compile(value, {rehypePlugins: [[rehypeCode, options]]}));
}

const fence = (first: string, ...lines: readonly string[]): string =>
  ['```' + first, ...lines, '```', ''].join('\n');

const textOf = (frame: Frame | undefined): string =>
  copyText(String(frame?.html));

const MARKED =
  /<span class="[^"]*theme-code-block-highlighted-line">(.*?)(?:\n<\/span>|<\/span>$)/g;

/** The highlighted lines, as text. */
const marked = (frame: Frame | undefined): string[] =>
  [...String(frame?.html).matchAll(MARKED)].map(([, line = '']) =>
    line.replace(/<[^>]*>/g, ''),
  );

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a block', () => {
  it('has classes and no colors, in one string', async () => {
    expect(await build(fence('ts', 'const a = 1;'))).toEqual([
      {
        language: 'ts',
        html: '<span class="syn-keyword">const</span> a = <span class="syn-number">1</span>;',
      },
    ]);
  });

  it('becomes an import and an element of the page', async () => {
    const page = await compilePage(fence('ts', 'a;'));
    expect(page).toContain(
      'import {CodeFrame} from "@site/src/components/CodeFrame";',
    );
    expect(page).toContain('html: "a;"');
  });

  it('is found in lists and in components, and without a language', async () => {
    const frames = await build(
      '- One\n\n  ```ts\n  a;\n  ```\n\n<Tabs>\n\n```\nb < c\n```\n\n</Tabs>\n',
    );
    expect(frames).toEqual([
      {language: 'ts', html: 'a;'},
      {language: 'text', html: 'b &lt; c'},
    ]);
  });

  it('leaves inline code and pages without blocks alone', async () => {
    const page = await compilePage('Call `a()`.');
    expect(page).not.toContain('CodeFrame');
    expect(page).toContain('children: "a()"');
  });

  it.each([
    ['tsx', '<b title="&amp;">{a && "</code></pre><script>"}</b>'],
    ['html', '<b title="&amp;">{a && "</code></pre><script>"}</b>'],
    ['txt', '<b title="&amp;">{a && "</code></pre><script>"}</b>'],
    ['ts', 'if (a) {\n\n\tb(`x\n${c}`);\n  \n}\n'],
    ['php', '<b><?php echo 1; ?></b>'],
  ])('of %s shows %j as text, and copies it as it is', async (lang, code) => {
    const [frame] = await build(fence(lang, code));
    expect(textOf(frame)).toBe(code);
    expect(String(frame?.html)).not.toMatch(/<(?!\/?span\b)/);
  });
});

describe('the words after the language', () => {
  it('give a title, also one with braces', async () => {
    const [frame] = await build(fence('ts title="src/{1}.ts"', 'a;', 'b;'));
    expect(frame).toMatchObject({title: 'src/{1}.ts', html: 'a;\nb;'});
  });

  it.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=5', 5],
  ])('%s numbers lines from %d', async (words, start) => {
    const [frame] = await build(fence(`txt ${words}`, 'one', 'two'));
    expect(frame).toEqual({
      language: 'txt',
      start,
      html: '<span class="code-line">one\n</span><span class="code-line">two</span>',
    });
  });
});

describe('marked lines', () => {
  it.each([
    [
      'are those of ranges',
      'txt {1,3-4}',
      'one\ntwo\nthree\nfour',
      ['one', 'three', 'four'],
      'one\ntwo\nthree\nfour',
    ],
    [
      'are those of magic comments, which are not shown',
      'tsx',
      'a;\n// highlight-next-line\nb;\n{/* highlight-start */}\nc;\n\nd;\n{/* highlight-end */}\ne;',
      ['b;', 'c;', '', 'd;'],
      'a;\nb;\nc;\n\nd;\ne;',
    ],
    [
      'are those of comments of the language',
      'ts',
      '# highlight-next-line\na;',
      [],
      '# highlight-next-line\na;',
    ],
    [
      'are those of comments of a shell',
      'bash',
      '# highlight-next-line\nls',
      ['ls'],
      'ls',
    ],
    [
      'are those of a range alone where there are both, as in the theme',
      'ts {1}',
      'a;\n// highlight-next-line\nb;',
      ['a;'],
      'a;\n// highlight-next-line\nb;',
    ],
  ])('%s', async (_, words, code, lines, shown) => {
    const [frame] = await build(fence(words, code));
    expect(marked(frame)).toEqual(lines);
    expect(textOf(frame)).toBe(shown);
  });
});

describe('languages', () => {
  it.each(prismLanguages)('%s is known', async (language) => {
    expect(await build(fence(language, 'a = 1'))).toHaveLength(1);
  });

  it.each([
    ['in capitals', 'TSX', 'null', /syn-keyword/],
    ['of what went', 'diff', '- old', /^<span class="syn-deleted">- old</],
    ['of what came', 'diff', '+ new', /^<span class="syn-string">\+ new</],
    ['inside markup', 'php', '<b><?php echo 1; ?></b>', /syn-tag.*syn-keyword/],
  ])('are found %s', async (_, language, code, html) => {
    expect((await build(fence(language, code)))[0]?.html).toMatch(html);
  });

  it('that nobody knows leave a plain block and a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const page = `Text.\n\n${fence('klingon', 'const a = 1;')}`;
    expect(await build(page, 'warn')).toEqual([
      {language: 'klingon', html: 'const a = 1;'},
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(
        'docs/page.mdx:3: nobody knows the language "klingon"',
      ),
    );
    await expect(build(page)).rejects.toThrow('docs/page.mdx:3');
  });

  it('named like a property of every object are not known', async () => {
    await expect(build(fence('constructor', 'a'))).rejects.toThrow(
      'nobody knows',
    );
  });
});

describe('folding', () => {
  const lines = Array.from({length: 49}, (_, index) => `line ${index}`);

  it.each([
    ['leaves a block as it is', 'txt', lines.slice(1), undefined],
    [
      'is for blocks twice as long as what a folded one shows',
      'txt',
      lines,
      49,
    ],
    [
      'counts what is shown',
      'ts',
      ['// highlight-next-line', ...lines.slice(1)],
      undefined,
    ],
  ])('%s', async (_, words, code, foldedLines) => {
    const [frame] = await build(fence(words, ...code));
    expect(frame?.foldedLines).toBe(foldedLines);
  });
});

it('names types by the code that is shown, for samples only', async () => {
  const page =
    fence('ts', '// ---cut---', 'a;', '// highlight-next-line', 'b;') +
    fence('js', 'a;');
  const [sample, other] = await build(page, 'throw', [remarkSamples]);
  expect(sample?.types).toBe(nameOfCode('a;\nb;', 'ts'));
  expect(other).not.toHaveProperty('types');
  expect((await build(page))[0]).not.toHaveProperty('types');
});
