import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {createDocsIndex} from '../../../docs-index';
import {page as docPage} from '../../../docs-index/__tests__/page';
import {bindPage, type ApiFrontMatter, type BoundPage} from '../bind';

const EMPTY_INDEX = createDocsIndex([]);

function bind(
  markdown: string,
  frontMatter: ApiFrontMatter,
  index = EMPTY_INDEX,
): BoundPage {
  const root = createProcessor({format: 'md'}).parse(markdown);
  return bindPage(root, frontMatter, index);
}

const headings = (...names: string[]): string =>
  names.map((name) => `### ${name}\n\nText.`).join('\n\n');

const MEASURE = ['fps', 'config', 'threshold', 'from', 'to'];
const OPTIONS = `## Options\n\n${headings(...MEASURE)}`;

describe('a page about a function', () => {
  const api = ['remotion#measureSpring'];

  it('binds each option to what the model says', () => {
    const page = bind(OPTIONS, {api});
    expect(page.problems).toEqual([]);
    expect([...page.memberCounts.values()]).toEqual([
      {required: MEASURE.length, missing: 0},
    ]);
    expect(page.bindings[0]?.facts).toMatchObject({
      name: 'fps',
      type: 'number',
      optional: false,
    });
  });

  it('binds members of a member one level below', () => {
    const page = bind(
      `${OPTIONS}\n\n### config\n\n#### damping\n\n#### nothing`,
      {api},
    );
    expect(page.bindings.at(-1)?.facts.name).toBe('damping');
    expect(page.problems).toMatchObject([
      {problem: '"nothing" is no member of remotion#measureSpring'},
    ]);
  });

  it('names a heading that is no member, with its line and what there is', () => {
    const {problems} = bind(`${OPTIONS}\n\n### treshold`, {api});
    expect(problems).toMatchObject([
      {line: 23, remedy: expect.stringContaining('threshold') as string},
    ]);
  });

  it('names a member that has no heading', () => {
    const {problems, memberCounts} = bind('## Options\n\n### fps', {api});
    expect([...memberCounts.values()]).toEqual([
      {required: MEASURE.length, missing: MEASURE.length - 1},
    ]);
    expect(problems.map(({problem}) => problem)).toContainEqual(
      expect.stringMatching(/^"threshold" of measureSpring .* has no heading$/),
    );
  });

  it('takes a reason for what the model does not have, and for what it has', () => {
    const exempt = {to: 'Said elsewhere.', speed: 'An old name.'};
    const page = bind(
      `## Options\n\n${headings('fps', 'config', 'threshold', 'from', 'speed')}`,
      {api, exempt},
    );
    expect(page.problems).toEqual([]);
  });

  it('refuses a reason that is not needed', () => {
    const {problems} = bind(OPTIONS, {api, exempt: {fps: 'A reason.'}});
    expect(problems).toEqual([
      {
        problem: 'api_exempt names "fps", which needs no exemption',
        remedy: 'Remove it from the front matter.',
      },
    ]);
  });

  it('leaves headings of prose alone', () => {
    const page = bind(
      `## Example\n\n### Lambda\n\n${OPTIONS}\n\n### Use it twice\n\n## See also\n\n### Nothing`,
      {api},
    );
    expect(page.problems).toEqual([]);
  });
});

describe('a page about a component', () => {
  it('binds props, its ref and inherited attributes', () => {
    const props = ['src', 'maxRetries', 'crossOrigin', 'ref'];
    const {bindings} = bind(`## Props\n\n${headings(...props)}`, {
      api: ['remotion#Img'],
    });
    expect(bindings.map(({facts}) => facts.name)).toEqual(props);
  });

  it('binds the props of a component that is a member', () => {
    const {bindings, problems} = bind(
      `## Props\n\n${headings('children')}\n\n## Props of Series.Sequence\n\n${headings('offset', 'nothing')}`,
      {api: ['remotion#Series']},
    );
    expect(bindings.at(-1)?.facts).toMatchObject({
      name: 'offset',
      optional: true,
    });
    expect(problems[0]?.problem).toBe(
      '"nothing" is no member of remotion#Series',
    );
  });
});

describe('a page about a command', () => {
  it('binds flags and misses those without a heading', () => {
    const {bindings, problems} = bind(
      `## Output flags\n\n### --codec\n\n### --nothing`,
      {command: ['remotion render']},
    );
    expect(bindings[0]?.facts).toMatchObject({
      name: '--codec',
      config: 'setCodec',
    });
    const texts = problems.map(({problem}) => problem);
    expect(texts[0]).toBe('"--nothing" is no member of the command');
    expect(texts).toContainEqual(
      expect.stringMatching(/^"--crf" of the command .* has no heading$/),
    );
  });

  it('says which commands there are', () => {
    const {problems} = bind('', {command: ['remotion redner']});
    expect(problems[0]?.problem).toMatch(
      /^There is no command "remotion redner"\. Known commands: .*remotion render/,
    );
  });
});

describe('front matter', () => {
  it.each([
    [
      'remotion#nothing',
      /^"remotion" 4\.\d+\.\d+ exports no "nothing"\. Correct the name/,
    ],
    [
      '@remotion/nothing#a',
      /names the package "@remotion\/nothing", which the API model does not have/,
    ],
    [
      '@remotion/transitions#fade',
      /^"fade" is not exported from "@remotion\/transitions"\. Write "@remotion\/transitions\/fade#fade"\.$/,
    ],
    ['remotion#Internals', /is internal/],
  ])('%s is refused', (key, message) => {
    expect(bind('', {api: [key]}).problems[0]?.problem).toMatch(message);
  });

  it('names both pages that claim one export', () => {
    const key = 'remotion#Codec';
    const index = createDocsIndex(
      ['types.mdx', 'codec.mdx'].map((file) => docPage(file, {api: [key]})),
    );
    expect(bind('### Codec', {api: [key]}, index).problems[0]).toEqual({
      problem:
        '"remotion#Codec" is claimed by docs/types.mdx and docs/codec.mdx',
      remedy: 'Leave it on the page that explains it.',
    });
  });
});
