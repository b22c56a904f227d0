/** What starts a render sends, and what stops it. */
import cloud from '../../toolkit/api/_cloud.json';
import {readPage} from '../guides/pages';
import type {Claim} from '../trial';
import type {Aws, Json} from './aws';
import {BUCKET, call, fails, gives, load, pick} from './packages';

/** Starts a render, for which the function only notes what it is told. */
async function start(aws: Aws, options: Json = {}): Promise<Json> {
  let noted: Json = {};
  aws.functions.set('renderer', {});
  aws.buckets.set(BUCKET, new Map());
  aws.reply = (event) => {
    noted = event;
    return {type: 'success', renderId: '8m2pxk40vd', bucketName: BUCKET};
  };
  await call('renderMediaOnLambda', {
    functionName: 'renderer',
    serveUrl: 'my-video',
    composition: 'MyComp',
    codec: 'h264',
    ...options,
  });
  return noted;
}

/** Starts a render with this many bytes of props and environment variables. */
const startWith = (aws: Aws, bytes: number): Promise<Json> =>
  start(aws, {
    inputProps: {a: 'x'.repeat(bytes - '{"a":""}{}'.length)},
    forceBucketName: BUCKET,
  });

/** Starts a render that AWS refuses. */
const startRefused = (
  aws: Aws,
  status: number,
  code: string,
  message: string,
): Promise<Json> => {
  aws.refuse('invocations', status, code, message);
  return start(aws);
};

const DENIED =
  'User: arn:aws:iam::123456789012:user/ada is not authorized to perform: lambda:InvokeFunction on resource: arn:aws:lambda:us-east-1:123456789012:function:renderer';

const starts: readonly Claim[] = [
  gives(
    'lambda/rendermediaonlambda.mdx',
    'What a render is started with by default',
    {
      type: 'start',
      privacy: 'public',
      imageFormat: 'jpeg',
      jpegQuality: 80,
      maxRetries: 1,
      framesPerLambda: null,
      concurrency: null,
      concurrencyPerLambda: 1,
      timeoutInMilliseconds: 30_000,
      inputProps: {type: 'payload', payload: '{}'},
    },
    async (aws) =>
      pick(
        await start(aws),
        'type',
        'privacy',
        'imageFormat',
        'jpegQuality',
        'maxRetries',
        'framesPerLambda',
        'concurrency',
        'concurrencyPerLambda',
        'timeoutInMilliseconds',
        'inputProps',
      ),
  ),
  ...(
    [
      [0, 'payload', 0],
      [1, 'bucket-url', 1],
    ] as const
  ).map(([more, type, files]) =>
    gives(
      'lambda/how-lambda-works.mdx',
      `Props of ${more} bytes over what fits into an invocation, and files that they become`,
      [type, files],
      async (aws) => {
        const {inputProps} = await startWith(
          aws,
          cloud.lambda.inlineProps.video + more,
        );
        return [
          (inputProps as Json).type,
          [...(aws.buckets.get(BUCKET)?.keys() ?? [])].filter((key) =>
            key.startsWith('input-props/'),
          ).length,
        ];
      },
      'If props and environment variables exceed {lambda.inlineProps.video} bytes together, it uploads the props to `input-props/`',
    ),
  ),
  gives(
    'lambda/permissions.mdx',
    'What a start asks for beside the function',
    [],
    async (aws) => {
      await start(aws);
      return aws.calls
        .map(({action}) => action)
        .filter((action) => !action.endsWith('/invocations'));
    },
    'Starting a render with small input props still works',
  ),
  fails(
    'lambda/authentication.mdx',
    'A start without credentials',
    'You have tried to call a Remotion Lambda function, but have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID.',
    (aws) => {
      delete process.env.AWS_ACCESS_KEY_ID;
      return start(aws);
    },
  ),
  fails(
    'lambda/troubleshooting/permissions.mdx',
    'A user without the permission to invoke',
    'is not authorized to perform:',
    (aws) => startRefused(aws, 403, 'AccessDeniedException', DENIED),
  ),
  fails(
    'lambda/troubleshooting/unrecognizedclientexception.mdx',
    'A key that AWS does not know',
    'The AWS credentials provided were probably mixed up.',
    (aws) =>
      startRefused(
        aws,
        403,
        'UnrecognizedClientException',
        'The security token included in the request is invalid.',
      ),
  ),
  fails(
    'lambda/troubleshooting/security-token.mdx',
    'Credentials that have run out',
    'The security token included in the request is expired',
    (aws) =>
      startRefused(
        aws,
        403,
        'ExpiredTokenException',
        'The security token included in the request is expired',
      ),
  ),
  fails(
    'lambda/troubleshooting/rate-limit.mdx',
    'A start at the limit of the account',
    'TooManyRequestsException: Rate Exceeded.',
    (aws) =>
      startRefused(aws, 429, 'TooManyRequestsException', 'Rate Exceeded.'),
  ),
  fails(
    'lambda/rendermediaonlambda.mdx',
    'Too much data for a webhook',
    'Webhook "customData" must be less than 1024 bytes.',
    (aws) =>
      start(aws, {
        webhook: {
          url: 'https://films.example.com',
          secret: null,
          customData: {a: 'x'.repeat(1100)},
        },
      }),
  ),
];

/** Splits a render as the main function does. Gives frames per chunk, and chunks. */
function split(frames: number, options: Json = {}): readonly number[] {
  const {validateFramesPerFunction} = load('@remotion/serverless') as {
    validateFramesPerFunction: (render: Json) => number;
  };
  const {planFrameRanges} = load(
    '@remotion/serverless/dist/plan-frame-ranges.js',
  ) as {planFrameRanges: (render: Json) => {chunks: readonly unknown[]}};
  const framesPerFunction = validateFramesPerFunction({
    durationInFrames: frames,
    framesPerFunction: null,
    concurrency: null,
    ...options,
  });
  const {chunks} = planFrameRanges({
    framesPerFunction,
    frameRange: [0, frames - 1],
    everyNthFrame: 1,
  });
  return [framesPerFunction, chunks.length];
}

/** Frames, frames per function and functions, as a row of the page has them. */
const ROW = /^\| (\d[\d,]*) \|.*\| (\d+) \| (\d+) \|$/gm;

const splits: readonly Claim[] = [
  ...readPage('lambda/concurrency.mdx').matchAll(ROW),
].map(([quote, ...cells]) => {
  const [frames = 0, perFunction, functions] = cells.map((cell) =>
    Number(cell.replaceAll(',', '')),
  );
  return gives(
    'lambda/concurrency.mdx',
    `Frames per function and functions for ${frames} frames`,
    [perFunction, functions],
    () => split(frames),
    quote,
  );
});

const SPLIT_ERRORS: Readonly<Record<string, Json>> = {
  "Both 'framesPerLambda' and 'concurrency' were set. Please use only one of them.":
    {framesPerFunction: 20, concurrency: 5},
  "'concurrency' cannot exceed 200, passed 300": {concurrency: 300},
  "'concurrency' needs to be positive, passed 0": {concurrency: 0},
  "'concurrency' needs to be an integer, passed 2.5": {concurrency: 2.5},
  'The framesPerLambda needs to be at least 5, but is 2': {
    framesPerFunction: 2,
  },
};

const refused: readonly Claim[] = Object.entries(SPLIT_ERRORS).map(
  ([message, options]) =>
    fails('lambda/concurrency.mdx', JSON.stringify(options), message, () =>
      split(100, options),
    ),
);

export const requests: readonly Claim[] = [...starts, ...splits, ...refused];
