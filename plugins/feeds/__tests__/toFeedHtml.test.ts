import {expect, it} from 'vitest';
import {toFeedHtml} from '../toFeedHtml';

const BASE = 'https://example.com/blog/post/';

it.each([
  [
    'makes addresses absolute',
    '<a href="/docs/">a</a><a href="#part">b</a><img src="../c.png" alt="C">',
    '<a href="https://example.com/docs/">a</a><a href="https://example.com/blog/post/#part">b</a><img src="https://example.com/blog/c.png" alt="C">',
  ],
  [
    'leaves out controls, scripts, comments and classes',
    '<h2 class="anchor" id="a">A<a class="hash-link" href="#a"></a></h2><!-- --><button>Copy</button><style>a{}</style><script>1</script>',
    '<h2>A</h2>',
  ],
  [
    'shows the code of a sample without its colors',
    '<pre><code><span class="line"><span style="color:red">const</span> a</span>\n</code></pre>',
    '<pre><code>const a\n</code></pre>',
  ],
  [
    'says once what a diagram shows',
    '<div><svg aria-hidden="true"></svg><svg class="diagram wide" role="img" aria-label="Two parts"><text>x</text></svg><svg class="diagram narrow" role="img" aria-label="Two parts"></svg></div>',
    '<div>Two parts</div>',
  ],
])('%s', (_, html, expected) => {
  expect(toFeedHtml(html, BASE)).toBe(expected);
});
