/**
 * One invocation of the installed Lambda function, in a process of its own: takes
 * the event as a message, and sends the parts of its answer.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {Writable} from 'node:stream';
import {findChromium} from '../../scripts/browser/findChromium';
import {toolkitModules} from '../renders/command';

type Specifics = Readonly<Record<string, unknown>>;
type Serverless = {
  readonly streamWriter: (stream: Writable) => unknown;
  readonly innerHandler: (invocation: Specifics) => Promise<void>;
};

const load = createRequire(path.join(toolkitModules, 'package.json'));
const {innerHandler, streamWriter} = load('@remotion/serverless') as Serverless;
const {LambdaClientInternals} = load('@remotion/lambda-client') as {
  LambdaClientInternals: {awsImplementation: Specifics};
};
const {serverAwsImplementation} = load(
  path.join(
    toolkitModules,
    '@remotion/lambda/dist/functions/aws-server-implementation.js',
  ),
) as {serverAwsImplementation: Specifics};

const send = (message: Buffer | string): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

process.once('message', (params) => {
  const answer = new Writable({
    write: (part: Buffer, _, done) => void send(part).then(() => done()),
  });
  const end = Date.now() + 120_000;
  void innerHandler({
    params,
    responseWriter: streamWriter(answer),
    context: {
      awsRequestId: 'request',
      invokedFunctionArn: 'arn:aws:lambda:us-east-1:123456789012:function',
      getRemainingTimeInMillis: () => end - Date.now(),
    },
    providerSpecifics: {
      ...LambdaClientInternals.awsImplementation,
      getChromiumPath: findChromium,
    },
    insideFunctionSpecifics: {
      ...serverAwsImplementation,
      // It empties `/tmp`, which on this machine is not only the function's.
      deleteTmpDir: () => Promise.resolve(),
    },
  })
    .catch((error: unknown) => send(String(error)))
    // Takes its browser with it.
    .finally(() => process.exit());
});
