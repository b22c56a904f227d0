/**
 * What the packages for Lambda and Cloud Run know of the clouds: policies,
 * regions, prices, limits and defaults. Their modules are loaded, and request
 * nothing.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {CloudFacts, LambdaPrices} from '../modelTypes';
import type {ToolkitPackage} from './packages';

const LAMBDA = '@remotion/lambda';
const CLOUDRUN = '@remotion/cloudrun';
/** A gigabyte, the unit of prices, in the unit of functions. */
const MEGABYTES = 1024;

/** Loads a module, by name or by its path in the package. */
type Load = (module: string) => unknown;

type Constants = Readonly<Record<string, string | number>>;

/**
 * Finds what code has as a literal and does not export.
 *
 * @param pattern with one group
 * @throws Error with the file in which it is no longer
 */
function find(dir: string, file: string, pattern: RegExp): string {
  const found = pattern.exec(fs.readFileSync(path.join(dir, file), 'utf8'));
  if (!found?.[1]) {
    throw new Error(
      `toolkit/generator/cloud.ts: ${path.join(path.basename(dir), file)} has nothing that fits ${String(pattern)}. Look up where the package has it now.`,
    );
  }
  return found[1];
}

/** Long enough for all digits of a price, since estimates are rounded to five. */
const SECONDS = 1_000_000;

/** Prices of each region, found out by asking for estimates of one item alone. */
function readPrices(
  regions: readonly string[],
  estimatePrice: (input: Readonly<Record<string, string | number>>) => number,
  disk: CloudFacts['lambda']['disk'],
): Readonly<Record<string, LambdaPrices>> {
  const ask = (input: Readonly<Record<string, string | number>>): number =>
    estimatePrice({
      memorySizeInMb: MEGABYTES,
      diskSizeInMb: disk.min,
      durationInMilliseconds: 0,
      lambdasInvoked: 0,
      ...input,
    });
  const perUnit = (total: number): number =>
    Number((total / SECONDS).toPrecision(9));
  return Object.fromEntries(
    regions.map((region) => {
      const long = {region, durationInMilliseconds: SECONDS * 1000};
      const duration = ask(long);
      const withDisk = ask({...long, diskSizeInMb: disk.min + MEGABYTES});
      const requests = ask({region, lambdasInvoked: SECONDS});
      return [
        region,
        {
          duration: perUnit(duration),
          disk: perUnit(withDisk - duration),
          request: perUnit(requests),
        },
      ];
    }),
  );
}

function readLambda(dir: string, load: Load): CloudFacts['lambda'] {
  const constants = load('@remotion/lambda-client/constants') as Constants;
  const number = (name: string): number => Number(constants[name]);
  const text = (name: string): string => String(constants[name]);
  const range = (
    name: string,
    standard: string,
  ): {default: number; min: number; max: number} => ({
    default: number(standard),
    min: number(`MIN_${name}`),
    max: number(`MAX_${name}`),
  });
  const {getRolePolicy, getUserPolicy, ROLE_NAME} = load(
    './dist/policies.js',
  ) as Record<'getRolePolicy' | 'getUserPolicy', () => string> & {
    ROLE_NAME: string;
  };
  const {getRegions} = load('./dist/index.js') as {
    getRegions: () => readonly string[];
  };
  const {speculateFunctionName, estimatePrice, LambdaClientInternals} = load(
    '@remotion/lambda-client',
  ) as {
    speculateFunctionName: (size: Readonly<Record<string, number>>) => string;
    estimatePrice: Parameters<typeof readPrices>[1];
    LambdaClientInternals: {
      awsImplementation: Record<
        | 'getMaxNonInlinePayloadSizePerFunction'
        | 'getMaxStillInlinePayloadSize',
        () => number
      >;
    };
  };
  const {awsImplementation} = LambdaClientInternals;
  const serverless = load('@remotion/serverless-client') as Record<
    'MAX_FUNCTIONS_PER_RENDER' | 'MINIMUM_FRAMES_PER_FUNCTION',
    number
  > & {serverlessCodecs: readonly string[]};
  const literal = (pattern: RegExp): number =>
    Number(
      find(path.resolve(dir, '../lambda-client'), 'dist/cjs/index.js', pattern),
    );
  const disk = range(
    'EPHEMERAL_STORAGE_IN_MB',
    'DEFAULT_EPHEMERAL_STORAGE_IN_MB',
  );
  const regions = getRegions();
  const shared = path.resolve(dir, '../serverless-client');
  const webhookData = Number(
    find(
      shared,
      'dist/validate-webhook.js',
      /MAX_WEBHOOK_CUSTOM_DATA_SIZE = (\d+);/,
    ),
  );
  const payload = {
    max: awsImplementation.getMaxNonInlinePayloadSizePerFunction(),
    still: awsImplementation.getMaxStillInlinePayloadSize(),
  };
  // What a request holds besides props.
  const margin =
    Number(
      find(
        shared,
        'dist/compress-props.js',
        /MARGIN = (\d+) \+ .*MAX_WEBHOOK_CUSTOM_DATA_SIZE;/,
      ),
    ) + webhookData;
  return {
    memory: range('MEMORY', 'DEFAULT_MEMORY_SIZE'),
    disk,
    timeout: range('TIMEOUT', 'DEFAULT_TIMEOUT'),
    functions: {max: serverless.MAX_FUNCTIONS_PER_RENDER},
    framesPerFunction: {
      default: number('DEFAULT_FRAMES_PER_LAMBDA'),
      min: serverless.MINIMUM_FRAMES_PER_FUNCTION,
    },
    retries: {default: number('DEFAULT_MAX_RETRIES')},
    logRetention: {
      default: number('DEFAULT_CLOUDWATCH_RETENTION_PERIOD'),
      max: find(
        dir,
        'dist/shared/validate-retention-period.js',
        /MAX_RETENTION_PERIOD = ([\d *]+);/,
      )
        .split('*')
        .reduce((product, factor) => product * Number(factor), 1),
    },
    presign: {
      min: literal(/MIN_PRESIGN_EXPIRATION = (\d+);/),
      max: literal(/MAX_PRESIGN_EXPIRATION = (\d+);/),
    },
    payload,
    inlineProps: {video: payload.max - margin, still: payload.still - margin},
    webhookData: {max: webhookData},
    concurrencyQuota: text('LAMBDA_CONCURRENCY_LIMIT_QUOTA'),
    node: Number(
      find(dir, 'dist/api/create-function.js', /Runtime: 'nodejs(\d+)\.x'/),
    ),
    chrome: find(
      path.resolve(dir, '../renderer'),
      'dist/browser/get-chrome-download-url.js',
      /TESTED_VERSION = '([\d.]+)'/,
    ),
    region: {default: text('DEFAULT_REGION')},
    role: {name: ROLE_NAME},
    bucket: {prefix: text('REMOTION_BUCKET_PREFIX')},
    function: {
      prefix: text('RENDER_FN_PREFIX'),
      name: speculateFunctionName({
        memorySizeInMb: number('DEFAULT_MEMORY_SIZE'),
        diskSizeInMb: number('DEFAULT_EPHEMERAL_STORAGE_IN_MB'),
        timeoutInSeconds: number('DEFAULT_TIMEOUT'),
      }),
    },
    codecs: serverless.serverlessCodecs,
    regions,
    rolePolicy: getRolePolicy(),
    userPolicy: getUserPolicy(),
    prices: readPrices(regions, estimatePrice, disk),
  };
}

function readCloudrun(dir: string, load: Load): CloudFacts['cloudrun'] {
  const constants = load('./dist/defaults.js') as Constants;
  const {GCP_REGIONS} = load('./dist/regions.js') as {
    GCP_REGIONS: readonly string[];
  };
  const {list} = load('./dist/shared/sa-permissions.json') as {
    list: readonly {readonly name: string}[];
  };
  const {speculateServiceName} = load('./dist/index.js') as {
    speculateServiceName: (
      size: Readonly<Record<string, string | number>>,
    ) => string;
  };
  const literal = (file: string, pattern: RegExp): string =>
    find(dir, `dist/${file}`, pattern);
  const memory = literal('api/deploy-service.js', /memoryLimit : '(\w+)'/);
  const cpu = literal('api/deploy-service.js', /cpuLimit : '([\d.]+)'/);
  const timeout = Number(constants.DEFAULT_TIMEOUT);
  return {
    memory: {default: memory},
    cpu: {default: cpu},
    timeout: {default: timeout},
    instances: {
      min: Number(constants.DEFAULT_MIN_INSTANCES),
      max: Number(constants.DEFAULT_MAX_INSTANCES),
    },
    retries: {default: Number(constants.DEFAULT_MAX_RETRIES)},
    region: {default: String(constants.DEFAULT_REGION)},
    bucket: {prefix: String(constants.REMOTION_BUCKET_PREFIX)},
    service: {
      prefix: String(constants.RENDER_SERVICE_PREFIX),
      name: speculateServiceName({
        memoryLimit: memory,
        cpuLimit: cpu,
        timeoutSeconds: timeout,
      }),
    },
    codecs: [
      ...literal(
        'shared/validate-gcp-codec.js',
        /cloudrunCodecs = \[(.*?)\]/s,
      ).matchAll(/'(\w+)'/g),
    ].map(([, codec = '']) => codec),
    regions: GCP_REGIONS,
    permissions: list.map(({name}) => name),
  };
}

/**
 * Reads the facts about both clouds.
 *
 * @returns undefined if one of the packages is not installed
 * @throws Error that names the file in which a value is no longer
 */
export function readCloud(
  packages: readonly ToolkitPackage[],
): CloudFacts | undefined {
  const [lambda, cloudrun] = [LAMBDA, CLOUDRUN].map((name) =>
    packages.find((item) => item.name === name),
  );
  if (!lambda || !cloudrun) {
    return undefined;
  }
  return {
    lambda: readLambda(
      lambda.dir,
      createRequire(path.join(lambda.dir, 'package.json')),
    ),
    cloudrun: readCloudrun(
      cloudrun.dir,
      createRequire(path.join(cloudrun.dir, 'package.json')),
    ),
  };
}
