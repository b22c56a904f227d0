import {expect, it} from 'vitest';
import {checkConfigFile} from '../configFiles';
import type {ConfigFence} from '../types';

const DOCKERFILE = {lang: 'docker', title: 'Dockerfile'} as const;
const WORKFLOW = {
  lang: 'yaml',
  title: '.github/workflows/render.yml',
} as const;
const JOB = 'on: push\njobs:\n  render:\n    runs-on: ubuntu-latest\n';

it.each<
  [
    about: string,
    fence: Pick<ConfigFence, 'lang' | 'title'>,
    code: string,
    ...problems: (string | RegExp)[],
  ]
>([
  ['a Dockerfile', DOCKERFILE, 'FROM node:22\nWORKDIR /app\nCOPY . .'],
  [
    'a Dockerfile with mistakes',
    DOCKERFILE,
    'FROM node:22\nCOPY a\nRUM npm ci',
    '2:6 COPY requires at least two arguments',
    '3:1 Unknown instruction: RUM',
  ],
  [
    'a Dockerfile without an image',
    DOCKERFILE,
    'RUN npm ci',
    '1:1 No source image provided with `FROM`',
  ],
  ['an addition to a Dockerfile', {lang: 'dockerfile'}, 'RUN npm ci'],
  ['a workflow', WORKFLOW, `${JOB}    steps:\n      - run: npm ci`],
  [
    'a workflow with mistakes, one of them in an expression',
    WORKFLOW,
    `${JOB}    timeout: 5\n    steps:\n      - run: echo \${{ inputs.title }`,
    "5:5 Unexpected value 'timeout'",
    '7:14 The expression is not closed. An unescaped ${{ sequence was found, but the closing }} sequence was not found.',
  ],
  ['YAML at another path', {lang: 'yaml', title: 'compose.yaml'}, 'jobs: 1'],
  ['JSON', {lang: 'json'}, '{\n  "a": 1\n}'],
  ['JSON with a comma', {lang: 'json'}, '{\n  "a": 1,\n}', /^3:1 .*JSON/],
  ['JSON without an end', {lang: 'json'}, '{\n  "a": 1', /^2:9 .*JSON/],
])('%s is parsed', async (_, fence, code, ...problems) => {
  const file = 'docs/page.mdx';
  const found = await checkConfigFile({file, line: 1, code, ...fence});
  expect(
    found.map(({line, column, message}) => `${line}:${column} ${message}`),
  ).toEqual(
    problems.map((problem): unknown =>
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ),
  );
});
