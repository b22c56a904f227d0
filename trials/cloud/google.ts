/** The pages about Cloud Run, as far as they need no container. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import {equals, stops} from '../renders/pairs';
import type {Claim} from '../trial';
import type {Json} from './aws';
import {load, pick} from './packages';

const PAGE = 'cloudrun/rendermediaoncloudrun.mdx';

const call = (name: string, options: Json): Promise<Json> =>
  (
    load(
      name === 'getOrCreateBucket'
        ? '@remotion/cloudrun'
        : '@remotion/cloudrun/client',
    ) as Record<string, (options: Json) => Promise<Json>>
  )[name]?.(options) ?? Promise.reject(new Error(`Nothing exports ${name}.`));

/** Renders with a service that answers so. */
async function render(parts: readonly string[]) {
  const {prototype} = (
    load('google-auth-library') as {
      GoogleAuth: {prototype: {getIdTokenClient: unknown}};
    }
  ).GoogleAuth;
  const {getIdTokenClient} = prototype;
  let asked: Json = {};
  const progress: unknown[] = [];
  // Signing in would ask Google.
  prototype.getIdTokenClient = () => ({
    request: ({data}: {data: Json}) => {
      asked = data;
      return {data: Readable.from(parts.map((part) => Buffer.from(part)))};
    },
  });
  try {
    const result = await call('renderMediaOnCloudrun', {
      cloudRunUrl: 'https://service.example.com',
      region: 'us-east1',
      serveUrl: 'https://site.example.com/index.html',
      composition: 'MyComp',
      codec: 'h264',
      forceBucketName: 'remotioncloudrun-k3v9q2',
      updateRenderProgress: (...update: unknown[]) => progress.push(update),
    });
    return {asked, progress, result, error: undefined};
  } catch (error) {
    return {asked, progress, result: undefined, error};
  } finally {
    prototype.getIdTokenClient = getIdTokenClient;
  }
}

const HALF = '{"onProgress": 0.5}\n';
const SUCCESS = '{"response": {"type": "success", "renderId": "8m2pxk40vd"}}';

type Render = Awaited<ReturnType<typeof render>>;

/** A claim about a render whose service answers in these parts. */
const gives = (
  what: string,
  value: unknown,
  parts: readonly string[],
  read: (render: Render) => unknown,
  quote?: string,
): Claim =>
  equals(PAGE, what, value, async () => read(await render(parts)), quote);

const readEnd = ({progress, result, error}: Render): unknown => [
  (result ?? (error as Json)).type,
  progress,
];

/** Looks for a bucket in a project that has these. */
async function findBucket(...names: readonly string[]): Promise<Json> {
  const server = createServer((_, response) => {
    const items = names.map((name) => ({
      id: name,
      name,
      location: 'US-EAST1',
    }));
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({items}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${port}`;
  process.env.REMOTION_GCP_PROJECT_ID = 'films';
  try {
    return await call('getOrCreateBucket', {region: 'us-east1'});
  } finally {
    delete process.env.STORAGE_EMULATOR_HOST;
    delete process.env.REMOTION_GCP_PROJECT_ID;
    server.close();
    server.closeAllConnections();
  }
}

export const google: readonly Claim[] = [
  gives(
    'What a service is asked by default',
    {
      type: 'media',
      privacy: 'public',
      jpegQuality: 80,
      scale: 1,
      everyNthFrame: 1,
      concurrency: null,
      outputBucket: 'remotioncloudrun-k3v9q2',
    },
    [SUCCESS],
    ({asked}) =>
      pick(
        asked,
        'type',
        'privacy',
        'jpegQuality',
        'scale',
        'everyNthFrame',
        'concurrency',
        'outputBucket',
      ),
  ),
  gives(
    'A render that succeeds',
    ['success', [[0.5, false]]],
    [HALF, SUCCESS],
    readEnd,
  ),
  gives(
    'A render whose container is lost',
    [
      'crash',
      [
        [0.5, false],
        [0, true],
      ],
    ],
    [HALF],
    readEnd,
    "| loses its container | resolves to `type: 'crash'` | `0`, `true` |",
  ),
  gives(
    'A render that throws',
    [
      'error',
      [
        [0.5, false],
        [0, true],
      ],
    ],
    [HALF, '{"type": "error", "message": "No such font"}'],
    readEnd,
    '| throws, for example in a component | rejects with a plain object',
  ),
  gives(
    'A message in two pieces',
    'success',
    [HALF.slice(0, 8), HALF.slice(8), SUCCESS],
    ({result}) => result?.type,
    'when a message from the container arrives in pieces, which is harmless',
  ),
  gives(
    'Two messages at once, and a success',
    'crash',
    [HALF + HALF, SUCCESS],
    ({result}) => result?.type,
    "and the call returns `type: 'crash'` at the end, even if the render succeeds",
  ),
  stops(
    'cloudrun/multiple-buckets.mdx',
    'A second bucket',
    'You have multiple buckets (remotioncloudrun-k3v9q2, remotioncloudrun-x81mzd) in your Cloud Storage region (us-east1) starting with "remotioncloudrun-".',
    () => findBucket('remotioncloudrun-k3v9q2', 'remotioncloudrun-x81mzd'),
  ),
];
