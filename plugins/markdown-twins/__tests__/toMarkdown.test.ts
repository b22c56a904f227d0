import {describe, expect, it} from 'vitest';
import {cutPage, readContent} from '../readContent';
import {toMarkdown} from '../toMarkdown';

const HEAD =
  '<head><meta name="description" content="Draws &amp; moves."></head>';

/** The Markdown of a page, below its title, description and address. */
function write(
  body: string,
  setUps: ReadonlyMap<string, string> = new Map(),
): string {
  const page = readContent(
    cutPage(
      `<html>${HEAD}<body><nav>Menu</nav><main><h1>&lt;Draw&gt;</h1>${body}</main></body></html>`,
    ),
    (href) => `https://a.dev${href}`,
  );
  const text = page
    ? toMarkdown(page, 'https://a.dev/docs/draw/', {
        setUps,
        sourceOf: (name) => `export const ${name} = 1;\n`,
      })
    : '';
  const head =
    '# \\<Draw>\n\n> Draws & moves.\n\nPage: <https://a.dev/docs/draw/>\n\n';
  expect(text.slice(0, head.length)).toBe(head);
  return text.slice(head.length);
}

describe('the Markdown of a page', () => {
  it.each([
    [
      'links and pictures, with their whole addresses',
      '<p>See <a href=/b/><code>b</code></a>.</p><img alt="A dot" src=/a.png>',
      'See [`b`](https://a.dev/b/).\n\n![A dot](https://a.dev/a.png)\n',
    ],
    [
      'codes side by side apart',
      '<p><code>A</code><code>B</code><code>C</code></p>',
      '`A` `B` `C`\n',
    ],
    [
      'code with its language and its file',
      '<div class="theme-code-block language-ts"><div class=title_x>a.ts</div><pre><code><span class=syn>const</span> a = &lt;b&gt;;\n</code></pre><button>Copy</button></div>',
      '```ts title="a.ts"\nconst a = <b>;\n```\n',
    ],
    [
      'a warning with its kind and title',
      '<div class="theme-admonition theme-admonition-warning"><div>Careful</div><div><p>Text.</p></div></div>',
      '> **Warning: Careful**\n>\n> Text.\n',
    ],
    [
      'the panels of tabs with their labels',
      '<div><ul role=tablist><li role=tab>npm<li role=tab>bun</ul><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div>',
      '**npm**\n\nOne\n\n**bun**\n\nTwo\n',
    ],
    [
      'the facts of a member on one line',
      '<div class=facts_x><div class=type_x><p><code>string</code></div><ul><li>optional<li>default <code>1</code></ul></div>',
      '`string` · optional · default `1`\n',
    ],
    [
      'what opens, with its summary',
      '<details><summary>More</summary><p>Text.</p></details><details><summary>Show all</summary></details>',
      '**More**\n\nText.\n',
    ],
    [
      'a table',
      '<table><thead><tr><th>A<th>B<tbody><tr><td><code>a | b</code><td>c</table>',
      '| A | B |\n| - | - |\n| `a \\| b` | c |\n',
    ],
    [
      'the fields of a calculator, with their values',
      '<form><label>Seats</label><input value=3><label>Kind</label><select><option>a<option selected>b</select></form>',
      '- Seats: 3\n- Kind: b\n',
    ],
    [
      'a tool for a file in one line',
      '<section aria-label="Probe a file"><p>Drop one.</p><input type=file><button>Start</button></section><section aria-label=Other><p>Text.</p></section>',
      'Tool on the page, for a file of yours: Probe a file.\n\nText.\n',
    ],
    [
      'what a diagram and a video show',
      '<svg role=img aria-label="A to B"></svg><svg><text>x</text></svg><video aria-label="A dot moves" src=/a.webm></video>',
      'Diagram: A to B\n\n[A dot moves](https://a.dev/a.webm)\n',
    ],
    [
      'the code of an example that is shown without it, once',
      '<figure><div data-example=Spin><img alt="A dot" src=/a.png></div><figcaption>Slow</figcaption></figure><figure><div data-example=Spin>Fast</div></figure>',
      '![A dot](https://a.dev/a.png)\n\nSlow\n\n```tsx title="src/Spin.tsx"\nexport const Spin = 1;\n```\n\nFast\n',
    ],
    [
      'the code of an example as the page shows it',
      '<figure><div data-example=Spin>Fast</div></figure><div class="theme-code-block language-tsx"><div class=title_x>src/Spin.tsx</div><pre>a</pre></div>',
      'Fast\n\n```tsx title="src/Spin.tsx"\na\n```\n',
    ],
    [
      'parts of a line that only styles set apart',
      '<ul><li><a href=/b/>b</a><span>function</span></ul>',
      '- [b](https://a.dev/b/) function\n',
    ],
    [
      'nothing that only works on the page',
      '<p>Text.</p><button>Play</button><nav>Next</nav><span aria-hidden=true>x</span><h2>One<a class=hash-link href=#one>#</a></h2>',
      'Text.\n\n## One\n',
    ],
  ])('has %s', (_, body, markdown) => {
    expect(write(body)).toBe(markdown);
  });

  it('has the whole of a sample that hides lines', () => {
    expect(
      write(
        '<div class="theme-code-block language-ts"><pre><code>use(a);</code></pre></div>',
        new Map([['use(a);', 'const a = 1;\nuse(a);']]),
      ),
    ).toBe('```ts\nconst a = 1;\nuse(a);\n```\n');
  });

  it('is not there for a redirect', () => {
    expect(
      readContent(cutPage('<html><body>Moved</body></html>'), String),
    ).toBeUndefined();
  });
});
