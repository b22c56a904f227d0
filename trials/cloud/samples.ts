/** The scripts of the pages about Lambda, run as their readers run them. */
import fs from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readPage} from '../guides/pages';
import {install, makeFolder} from '../guides/project';
import {readSteps} from '../guides/steps';
import {once} from '../once';
import {readCommand} from '../renders/command';
import {works} from '../renders/pairs';
import type {Claim} from '../trial';
import {openAws, type Aws, type Json} from './aws';
import {openFilm} from './film';
import {addFunction, BUCKET, environmentOf, FUNCTION, load} from './packages';

const RENDER = '8m2pxk40vd';

/** Scripts that ask something else than AWS. */
const LEFT_OUT = ['client-for-another-storage.mjs', 'send-webhook.mjs'];

/** Variables that a script expects, except for those of every account. */
const VARIABLES = /\b(?!AWS_|REMOTION_AWS_)[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g;

/** Files of a bucket in which each render that is asked for has ended. */
class EndedRenders extends Map<string, Buffer> {
  constructor(
    readonly progress: Buffer | undefined,
    readonly video: Buffer | undefined,
    sites: Iterable<[string, Buffer]>,
  ) {
    super(sites);
  }

  override get(key: string): Buffer | undefined {
    const rendered = key.endsWith('/progress.json')
      ? this.progress
      : this.video;
    return (
      super.get(key) ?? (key.startsWith('renders/') ? rendered : undefined)
    );
  }
}

/** Fills an account with what a script needs. */
async function prepare(aws: Aws, script: string): Promise<void> {
  const {buckets, video, compositions, still} = await openFilm();
  const {makeStreamPayload} = load('@remotion/serverless') as {
    makeStreamPayload: (stream: {message: Json}) => Uint8Array;
  };
  const files = new Map(buckets.get(BUCKET));
  const index = files.get('sites/my-video/index.html') ?? Buffer.of();
  const [own = BUCKET] = /remotionlambda-[\w-]+/.exec(script) ?? [];
  const others = script.match(/acme-[\w-]+/g) ?? [];
  for (const bucket of [own, ...others]) {
    aws.buckets.set(
      bucket,
      new EndedRenders(
        files.get(video.progressKey),
        files.get(String(video.progress.outKey)),
        ['my-video', 'my-video-4f2a91c0'].map((site): [string, Buffer] => [
          `sites/${site}/index.html`,
          index,
        ]),
      ),
    );
  }
  // A script that deploys a function finds none, unless it replaces it.
  if (
    !script.includes('deployFunction(') ||
    script.includes('deleteFunction(')
  ) {
    addFunction(aws);
  }
  aws.reply = ({type}) => {
    switch (type) {
      case 'start':
        return {type: 'success', renderId: RENDER, bucketName: own};
      case 'still':
        return makeStreamPayload({
          message: {
            type: 'still-rendered',
            payload: {...still, output: still.url, receivedArtifacts: []},
          },
        });
      case 'status':
        return video.progress;
      default:
        return {type: 'success', version: '4.0.461', compositions};
    }
  };
}

/** A project with the packages that scripts import. */
const openProject = once(async () => {
  const dir = makeFolder();
  install(dir, [
    '@aws-sdk/client-s3',
    '@aws-sdk/client-sts',
    '@aws-sdk/s3-request-presigner',
    '@remotion/lambda',
    '@remotion/lambda-client',
    '@smithy/node-http-handler',
    'https-proxy-agent',
    'react',
    'remotion',
  ]);
  await mkdir(path.join(dir, 'src'));
  await writeFile(
    path.join(dir, 'src/index.ts'),
    "import {registerRoot} from 'remotion';\nregisterRoot(() => null);",
  );
  return {dir, close: () => rm(path.dirname(dir), {recursive: true})};
});

/** Runs a script in an account of its own. Gives what it printed. */
async function runScript(
  dir: string,
  file: string,
  script: string,
): Promise<string> {
  const aws = await openAws();
  await prepare(aws, script);
  const toValue = (name: string): string =>
    name.includes('ENDPOINT')
      ? aws.url
      : name.includes('FUNCTION')
        ? FUNCTION
        : '4f2a91c0';
  const names = script.match(VARIABLES) ?? [];
  try {
    return await readCommand(process.execPath, [file, RENDER, BUCKET], dir, {
      ...Object.fromEntries(names.map((name) => [name, toValue(name)])),
      ...environmentOf(aws),
    });
  } finally {
    await aws.close();
  }
}

/**
 * Runs the scripts of a page, except for servers.
 *
 * @throws Error if one fails, or does not print what the page says, which it says
 *   exactly of scripts that need no account
 */
async function runScripts(page: string): Promise<void> {
  const {dir} = await openProject();
  const steps = await readSteps(page);
  const scripts = steps.flatMap((step) => (step.kind === 'write' ? step : []));
  for (const {file, text} of scripts) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  }
  const run = async (file: string, text: string): Promise<void> => {
    const printed = await runScript(dir, file, text);
    const missing = steps
      .filter((step) => step.kind === 'run')
      .filter(({commands}) => commands.includes(`node ${file}`))
      .flatMap(({output}) => output)
      .find((line) => !printed.includes(line));
    if (missing !== undefined) {
      throw new Error(`${file} does not print "${missing}", but:\n${printed}`);
    }
  };
  await Promise.all(
    scripts
      .filter(
        ({file, text}) =>
          file.endsWith('.mjs') &&
          !text.includes('.listen(') &&
          !LEFT_OUT.includes(file),
      )
      .map(({file, text}) => run(file, text)),
  );
}

const docsDir = path.resolve(__dirname, '../../docs');

export const samples: readonly Claim[] = fs
  .readdirSync(path.join(docsDir, 'lambda'), {
    recursive: true,
    encoding: 'utf8',
  })
  .map((file) => `lambda/${file}`)
  .filter((page) => page.endsWith('.mdx') && readPage(page).includes('.mjs"'))
  .sort()
  .map((page) => works(page, 'Each of its scripts', () => runScripts(page)));
