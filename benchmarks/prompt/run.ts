/**
 * Proves the rules of the system prompt: renders code that breaks each rule and
 * code that keeps it, and fails if the first goes well or the second wrong.
 */
import {execFile} from 'node:child_process';
import {createServer, type Server} from 'node:http';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import sharp from 'sharp';
import {runMain} from '../../scripts/runMain';
import {openToolkit, type Toolkit} from '../toolkit';
import {report} from '../report';
import {makeWhiteFiles} from '../whiteFiles';
import {FRAMES, LINES, type Case} from './case';
import {isProof, otherRules, proofs, type Seen} from './rules';

/** Longer than the first frames take to render. */
const DELAY_MS = 1500;

const CLI = path.resolve(
  __dirname,
  '../../toolkit/node_modules/@remotion/cli/remotion-cli.js',
);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.html': 'text/html',
  '.webm': 'video/webm',
  '.txt': 'text/plain',
};

async function makeFiles(folder: string): Promise<void> {
  await makeWhiteFiles(folder, FRAMES * 2);
  await writeFile(
    path.join(folder, 'white.html'),
    '<body style="background: white"></body>',
  );
  await writeFile(path.join(folder, 'value.txt'), '1');
}

/** Serves the files, but answers late. */
async function serveLate(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const name = path.basename(request.url ?? '');
      const content = await readFile(path.join(folder, name));
      await wait(DELAY_MS);
      response
        .writeHead(200, {
          'Content-Type': CONTENT_TYPES[path.extname(name)],
          'Content-Length': content.length,
          'Access-Control-Allow-Origin': '*',
        })
        .end(content);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** The gray in the middle of an image, from 0 to 1. */
async function readGray(png: Buffer): Promise<number> {
  const {data, info} = await sharp(png)
    .raw()
    .toBuffer({resolveWithObject: true});
  const row = Math.floor(info.height / 2);
  const middle = (row * info.width + info.width / 2) * info.channels;
  return (data[middle] ?? NaN) / 255;
}

async function see(toolkit: Toolkit<Case>, rendered: Case): Promise<Seen> {
  const outcome = await toolkit.renderFrames(rendered, [0, FRAMES - 1]);
  if ('error' in outcome) {
    return new Error(outcome.error);
  }
  const frames = [...outcome.result].sort(([one], [other]) => one - other);
  return Promise.all(frames.map(([, png]) => readGray(png)));
}

function describe(seen: Seen): string {
  return seen instanceof Error
    ? `stops: ${seen.message.split('\n')[0] ?? ''}`
    : `gray of every fifth frame: ${seen
        .filter((_, frame) => frame % 5 === 0)
        .map((gray) => gray.toFixed(2))
        .join(' ')}`;
}

async function proveFrames(
  toolkit: Toolkit<Case>,
  slowUrl: string,
): Promise<boolean> {
  let isProved = true;
  for (const proof of proofs) {
    console.log(proof.rule);
    for (const component of proof.broken) {
      const seen = await see(toolkit, {component, slowUrl});
      const holds = isProof(proof, seen);
      isProved = report(holds, component, describe(seen)) && isProved;
    }
    for (const component of proof.kept) {
      const seen = await see(toolkit, {component, slowUrl});
      const holds = !(seen instanceof Error) && proof.isRight(seen);
      isProved = report(holds, component, describe(seen)) && isProved;
    }
  }
  return isProved;
}

async function proveDuration(toolkit: Toolkit<Case>): Promise<boolean> {
  const read = async (component: string): Promise<number> => {
    const outcome = await toolkit.readDuration({component, slowUrl: ''});
    return 'result' in outcome ? outcome.result : NaN;
  };
  const needed = LINES * 30;
  const fixed = await read('DurationByHand');
  const calculated = await read('DurationOfContent');
  return [
    report(fixed < needed, 'DurationByHand', `${fixed} of ${needed} frames`),
    report(calculated >= needed, 'DurationOfContent', `${calculated} frames`),
  ].every(Boolean);
}

/** Runs `remotion versions` in a project that has these versions. */
async function compareVersions(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<{readonly hasFailed: boolean; readonly text: string}> {
  for (const [name, version] of Object.entries(versions)) {
    const packageDir = path.join(folder, 'node_modules', name);
    await mkdir(packageDir, {recursive: true});
    await writeFile(
      path.join(packageDir, 'package.json'),
      JSON.stringify({name, version}),
    );
  }
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({dependencies: versions}),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [CLI, 'versions'],
      {cwd: folder},
      (error, stdout, stderr) =>
        resolve({hasFailed: error !== null, text: stdout + stderr}),
    );
  });
}

async function proveVersions(folder: string): Promise<boolean> {
  const project = (name: string): string => path.join(folder, name);
  const mixed = await compareVersions(project('mixed'), {
    remotion: '4.0.407',
    '@remotion/player': '4.0.400',
  });
  const same = await compareVersions(project('same'), {
    remotion: '4.0.407',
    '@remotion/player': '4.0.407',
  });
  const message = /Version mismatch/.exec(mixed.text)?.[0];
  return [
    report(
      mixed.hasFailed && message !== undefined,
      'two versions',
      message ?? 'nothing is found',
    ),
    report(!same.hasFailed, 'one version', 'the command exits with 0'),
  ].every(Boolean);
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'prompt-'));
  await makeFiles(folder);
  const server = await serveLate(folder);
  const {port} = server.address() as AddressInfo;
  const toolkit = await openToolkit<Case>({
    entryPoint: path.join(__dirname, 'compositions.tsx'),
    publicDir: folder,
    concurrency: 2,
    logLevel: 'error',
  });
  const areFramesProved = await proveFrames(
    toolkit,
    `http://127.0.0.1:${port}/`,
  );
  const [durationRule, versionRule] = otherRules;
  console.log(durationRule);
  const isDurationProved = await proveDuration(toolkit);
  console.log(versionRule);
  const areVersionsProved = await proveVersions(folder);
  server.close();
  server.closeAllConnections();
  await toolkit.close();
  await rm(folder, {recursive: true});
  return areFramesProved && isDurationProved && areVersionsProved;
}

void runMain(main).then(() => process.exit());
