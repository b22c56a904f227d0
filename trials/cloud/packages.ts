/** Runs the packages of `toolkit/` against the stand-in of AWS. */
// cspell:ignore mzte
import {createRequire} from 'node:module';
import path from 'node:path';
import {toolkitModules} from '../renders/command';
import {equals, stops} from '../renders/pairs';
import type {Claim} from '../trial';
import {openAws, REGION, type Aws, type Json} from './aws';

export const BUCKET = 'remotionlambda-useast1-k4vq81mzte';

/** The function with the settings below. */
export const FUNCTION = 'remotion-render-4-0-461-mem2048mb-disk2048mb-120sec';

/** What functions of the trial are deployed with. */
export const SIZE = {
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
};

export const pick = (from: Json, ...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** Loads a package or a file below `toolkit/node_modules`. */
export const load = (name: string): Json =>
  createRequire(path.join(toolkitModules, 'package.json'))(
    name.includes('/dist/') ? path.join(toolkitModules, name) : name,
  ) as Json;

/** What a reader sets, and what keeps the machine's own account out. */
export const environmentOf = ({
  url,
  folder,
}: Aws): Readonly<Record<string, string>> => ({
  AWS_ENDPOINT_URL: url,
  TMPDIR: folder,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_EC2_METADATA_DISABLED: 'true',
  // Sums are sent in parts, which the stand-in does not read.
  AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
  REMOTION_DISABLE_AWS_CLIENT_CACHE: 'true',
});

/** Runs something with the stand-in in place of AWS. */
export async function useAws<Result>(
  aws: Aws,
  run: (aws: Aws) => Result | Promise<Result>,
): Promise<Result> {
  const before = process.env;
  process.env = {...before, ...environmentOf(aws)};
  try {
    return await run(aws);
  } finally {
    process.env = before;
  }
}

/** Runs something with a new account, in which nothing is. */
async function useNewAws<Result>(
  run: (aws: Aws) => Result | Promise<Result>,
): Promise<Result> {
  const aws = await openAws();
  try {
    return await useAws(aws, run);
  } finally {
    await aws.close();
  }
}

/** Calls a function of `@remotion/lambda` or its client, in a region. */
export async function call(name: string, options: Json = {}): Promise<Json> {
  const exported = {
    ...load('@remotion/lambda'),
    ...load('@remotion/lambda/client'),
  } as Record<string, (options: Json) => Promise<Json> | Json>;
  const run = exported[name];
  if (!run) {
    throw new Error(`Nothing exports ${name}.`);
  }
  return run({region: REGION, ...options});
}

/** Adds the function, without a deployment. */
export const addFunction = ({functions}: Aws): unknown =>
  functions.set(FUNCTION, {
    FunctionName: FUNCTION,
    MemorySize: SIZE.memorySizeInMb,
    EphemeralStorage: {Size: SIZE.diskSizeInMb},
    Timeout: SIZE.timeoutInSeconds,
  });

/** A claim that a run in a new account gives a value. */
export const gives = (
  page: string,
  what: string,
  value: unknown,
  run: (aws: Aws) => unknown,
  quote?: string,
): Claim => equals(page, what, value, () => useNewAws(run), quote);

/** A claim that a run in a new account stops with a message of the page. */
export const fails = (
  page: string,
  what: string,
  message: string,
  run: (aws: Aws) => unknown,
): Claim => stops(page, what, message, () => useNewAws(run));
