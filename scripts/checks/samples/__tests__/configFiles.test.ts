import {describe, expect, it} from 'vitest';
import {checkConfigFile} from '../configFiles';
import type {ConfigFence} from '../types';

/** What is found in a fence, with its place. */
async function find(
  fence: Pick<ConfigFence, 'lang' | 'title'>,
  ...lines: string[]
): Promise<string[]> {
  const problems = await checkConfigFile({
    file: 'docs/page.mdx',
    line: 1,
    code: lines.join('\n'),
    ...fence,
  });
  return problems.map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

describe('a Dockerfile', () => {
  const file = {lang: 'docker', title: 'Dockerfile'} as const;

  it('is parsed with its instructions', async () => {
    expect(
      await find(file, 'FROM node:22', 'WORKDIR /app', 'COPY . .'),
    ).toEqual([]);
    expect(await find(file, 'FROM node:22', 'COPY a', 'RUM npm ci')).toEqual([
      '2:6 COPY requires at least two arguments',
      '3:1 Unknown instruction: RUM',
    ]);
  });

  it('needs an image, which an addition without a title does not', async () => {
    expect(await find(file, 'RUN npm ci')).toEqual([
      '1:1 No source image provided with `FROM`',
    ]);
    expect(await find({lang: 'dockerfile'}, 'RUN npm ci')).toEqual([]);
  });
});

describe('a workflow of GitHub Actions', () => {
  const file = {lang: 'yaml', title: '.github/workflows/render.yml'} as const;
  const job = ['on: push', 'jobs:', '  render:', '    runs-on: ubuntu-latest'];

  it('is held to the published schema, expressions included', async () => {
    expect(
      await find(file, ...job, '    steps:', '      - run: npm ci'),
    ).toEqual([]);
    expect(
      await find(
        file,
        ...job,
        '    timeout: 5',
        '    steps:',
        '      - run: echo ${{ inputs.title }',
      ),
    ).toEqual([
      "5:5 Unexpected value 'timeout'",
      '7:14 The expression is not closed. An unescaped ${{ sequence was found, but the closing }} sequence was not found.',
    ]);
  });

  it('is told by its path', async () => {
    expect(
      await find({lang: 'yaml', title: 'compose.yaml'}, 'jobs: 1'),
    ).toEqual([]);
  });
});

describe('JSON', () => {
  it('is parsed', async () => {
    expect(await find({lang: 'json'}, '{', '  "a": 1', '}')).toEqual([]);
    const [problem = ''] = await find({lang: 'json'}, '{', '  "a": 1,', '}');
    expect(problem).toMatch(/^3:1 .*JSON/);
    expect((await find({lang: 'json'}, '{', '  "a": 1'))[0]).toMatch(
      /^2:9 .*JSON/,
    );
  });
});
