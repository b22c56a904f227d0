import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import {listExamples, posterAddress} from '../list';
import remarkExample from '../remark';

const examplesDir = createTempDir({
  'Dot.tsx': 'export const Dot = () => <b>{1}</b>;\n',
  'Dot.meta.ts': 'export default {};\n',
  'root.tsx': '',
  'posters.json': '{"Dot": "0123456789abcdef", "Dot.big": "fedcba9876543210"}',
});

async function build(value: string): Promise<string> {
  return String(
    await compile(
      {value, path: '/site/docs/page.mdx', cwd: '/site'},
      {jsx: true, remarkPlugins: [[remarkExample, {examplesDir}]]},
    ),
  );
}

describe('an example on a page', () => {
  it('gets its code, its metadata, its poster and the way to load it', async () => {
    const page = await build('Lead.\n\n<Example name="Dot" />\n');
    for (const part of [
      'import {Example} from "@site/src/components/Example";',
      'import DotMetadata from "@site/examples/Dot.meta";',
      'import {load as loadDot} from "@generated/examples/default/Dot.js";',
      '<Example name="Dot" poster="/img/examples/Dot.webp?0123456789abcdef" metadata={DotMetadata} load={loadDot} isFirst isEditable>',
      'className="language-tsx"',
      'export const Dot = () => <b>{1}</b>;',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('in a state has the poster of that state, what the page sets, and no code', async () => {
    const page = await build(
      '<Example name="Dot" state="big" label="After step 2" alt="A big dot" />\n',
    );
    expect(page).toContain(
      '<Example name="Dot" state="big" label="After step 2" alt="A big dot" poster="/img/examples/Dot.big.webp?fedcba9876543210" metadata={DotMetadata} load={loadDot} isFirst />',
    );
    expect(page).not.toContain('language-tsx');
  });

  it.each([
    [
      'state="huge" alt="A dot"',
      'docs/page.mdx:1: the example "Dot" has no state "huge" with a poster. Name one of the "states" in examples/Dot.meta.ts, and run "npm run fix".',
    ],
    [
      'state="big"',
      'docs/page.mdx:1: the state "big" of the example "Dot" has no text for those who do not see it. Add alt="…" with what its poster shows.',
    ],
  ])('with %s stops the build with the remedy', async (attributes, problem) => {
    await expect(
      build(`<Example name="Dot" ${attributes} />\n`),
    ).rejects.toThrow(problem);
  });

  it('is imported once if it is shown twice', async () => {
    const page = await build(
      '<Example name="Dot" />\n\n## Again\n\n<Example name="Dot" />\n',
    );
    expect(page.match(/import DotMetadata/g)).toHaveLength(1);
    expect(page.match(/ isFirst /g)).toHaveLength(1);
  });

  it('that does not exist stops the build with file, line and what there is', async () => {
    await expect(build('Lead.\n\n<Example name="Dott" />\n')).rejects.toThrow(
      'docs/page.mdx:3: there is no example "Dott". Add examples/Dott.tsx with examples/Dott.meta.ts, or name one of: Dot.',
    );
  });

  it('adds nothing to a page without one', async () => {
    expect(await build('Lead.\n')).not.toContain('import');
  });
});

it('lists examples that have metadata', () => {
  expect(listExamples(examplesDir)).toEqual(['Dot']);
});

it('says in the address of a poster that there is none yet', () => {
  expect(posterAddress('Line', {})).toBe('/img/examples/Line.webp?none');
});
