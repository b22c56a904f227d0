import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {magicComments, prismLanguages} from '../../../../config/prism';
import {nameOfCode} from '../../../type-hovers/format';
import remarkSamples from '../../../remark/samples';
import rehypeCode, {type Options} from '..';

const MARK = 'theme-code-block-highlighted-line';

/** An attribute as the plugin writes it. */
type Attribute = {
  readonly name: string;
  readonly value: {
    data: {estree: {body: {expression: {value: unknown}}[]}};
  };
};

/** Properties of the frames of a page after the plugin. */
async function build(
  value: string,
  onUnknownLanguage: Options['onUnknownLanguage'] = 'throw',
  remarkPlugins: (typeof remarkSamples)[] = [],
): Promise<Record<string, unknown>[]> {
  const frames: Record<string, unknown>[] = [];
  function collect(root: Root): void {
    visit(root, 'mdxJsxFlowElement', ({name, attributes}) => {
      if (name === 'CodeFrame') {
        frames.push(
          Object.fromEntries(
            (attributes as unknown as Attribute[]).map((attribute) => [
              attribute.name,
              attribute.value.data.estree.body[0]?.expression.value,
            ]),
          ),
        );
      }
    });
  }
  await compile(
    {value, path: '/site/docs/page.mdx', cwd: '/site'},
    {
      remarkPlugins,
      rehypePlugins: [
        [rehypeCode, {magicComments, onUnknownLanguage}],
        () => collect,
      ],
    },
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

/** The text of a block, which is what the copy button takes. */
const textOf = (frame: Record<string, unknown> | undefined): string =>
  String(frame?.html)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The highlighted lines, as text. */
const marked = (frame: Record<string, unknown> | undefined): string[] =>
  [
    ...String(frame?.html).matchAll(
      new RegExp(
        `<span class="[^"]*${MARK}">(.*?)(?:\\n</span>|</span>$)`,
        'g',
      ),
    ),
  ].map(([, line = '']) => line.replace(/<[^>]*>/g, ''));

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

  it('shows markup as text', async () => {
    const code = '<b title="&amp;">{a && "</code></pre><script>"}</b>';
    for (const language of ['tsx', 'html', 'txt']) {
      const [frame] = await build(fence(language, code));
      expect(textOf(frame)).toBe(code);
      expect(String(frame?.html)).not.toMatch(/<(?!\/?span\b)/);
    }
  });

  it('copies spaces, empty lines and quotes as they are', async () => {
    const lines = ['if (a) {', '', '\tb(`x\n${c}`);', '  ', '}', ''];
    const [frame] = await build(fence('ts', ...lines));
    expect(textOf(frame)).toBe(lines.join('\n'));
  });
});

describe('the words after the language', () => {
  it('give a title, also one with braces', async () => {
    const [frame] = await build(fence('ts title="src/{1}.ts"', 'a;', 'b;'));
    expect(frame).toMatchObject({title: 'src/{1}.ts', html: 'a;\nb;'});
  });

  it('highlight ranges', async () => {
    const [frame] = await build(
      fence('txt {1,3-4}', 'one', 'two', 'three', 'four'),
    );
    expect(marked(frame)).toEqual(['one', 'three', 'four']);
    expect(textOf(frame)).toBe('one\ntwo\nthree\nfour');
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

describe('magic comments', () => {
  it('mark lines and are not shown', async () => {
    const [frame] = await build(
      fence(
        'tsx',
        'a;',
        '// highlight-next-line',
        'b;',
        '{/* highlight-start */}',
        'c;',
        '',
        'd;',
        '{/* highlight-end */}',
        'e;',
      ),
    );
    expect(marked(frame)).toEqual(['b;', 'c;', '', 'd;']);
    expect(textOf(frame)).toBe('a;\nb;\nc;\n\nd;\ne;');
  });

  it('are comments of the language', async () => {
    const [script, shell] = await build(
      fence('ts', '# highlight-next-line', 'a;') +
        fence('bash', '# highlight-next-line', 'ls'),
    );
    expect(textOf(script)).toBe('# highlight-next-line\na;');
    expect(marked(shell)).toEqual(['ls']);
  });

  it('are shown beside a range, as in the theme', async () => {
    const [frame] = await build(
      fence('ts {1}', 'a;', '// highlight-next-line', 'b;'),
    );
    expect(marked(frame)).toEqual(['a;']);
    expect(textOf(frame)).toContain('highlight-next-line');
  });
});

describe('languages', () => {
  it.each(prismLanguages)('%s is known', async (language) => {
    expect(await build(fence(language, 'a = 1'))).toHaveLength(1);
  });

  it('may be written in capitals', async () => {
    const [frame] = await build(fence('TSX', 'null'));
    expect(frame?.html).toContain('syn-keyword');
  });

  it('diff marks what came and what went', async () => {
    const [frame] = await build(fence('diff', '- old', '+ new', '  same'));
    expect(frame?.html).toMatch(/<span class="syn-deleted">- old\n?<\/span>/);
    expect(frame?.html).toMatch(/<span class="syn-string">\+ new\n?<\/span>/);
    expect(textOf(frame)).toBe('- old\n+ new\n  same');
  });

  it('php in markup is found', async () => {
    const [frame] = await build(fence('php', '<b><?php echo 1; ?></b>'));
    expect(frame?.html).toContain('syn-tag');
    expect(frame?.html).toContain('syn-keyword');
    expect(textOf(frame)).toBe('<b><?php echo 1; ?></b>');
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
  const lines = (count: number): string[] =>
    Array.from({length: count}, (_, index) => `line ${index}`);

  it('is for blocks that are twice as long as what a folded one shows', async () => {
    const [short, long] = await build(
      fence('txt', ...lines(48)) + fence('txt', ...lines(49)),
    );
    expect(short).not.toHaveProperty('foldedLines');
    expect(long).toMatchObject({foldedLines: 49});
  });

  it('counts what is shown, and can be switched off', async () => {
    const [marks, whole] = await build(
      fence('ts', '// highlight-next-line', ...lines(48)) +
        fence('txt noFold', ...lines(49)),
    );
    expect(marks).not.toHaveProperty('foldedLines');
    expect(whole).not.toHaveProperty('foldedLines');
  });
});

describe('types', () => {
  it('are named by the code that is shown, for samples only', async () => {
    const page =
      fence('ts', '// ---cut---', 'a;', '// highlight-next-line', 'b;') +
      fence('js', 'a;');
    expect((await build(page, 'throw', [remarkSamples]))[0]).toMatchObject({
      types: nameOfCode('a;\nb;', 'ts'),
    });
    expect((await build(page, 'throw', [remarkSamples]))[1]).not.toHaveProperty(
      'types',
    );
    expect((await build(page))[0]).not.toHaveProperty('types');
  });
});
