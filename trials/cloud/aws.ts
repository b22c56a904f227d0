/** A stand-in of AWS, as far as the packages of `toolkit/` use it. */
import {fork} from 'node:child_process';
import {createHash} from 'node:crypto';
import {on} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {crc32} from 'node:zlib';

export const REGION = 'us-east-1';

const ACCOUNT = '123456789012';

export type Json = Readonly<Record<string, unknown>>;

type Parts = AsyncIterable<Buffer>;

/** A request that came. */
type Call = {
  /** Its name, or method and path: `PutRetentionPolicy`, `PUT /bucket/key`. */
  readonly action: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Parts;
};

/** An error of AWS. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export type Aws = {
  readonly url: string;
  /** For temporary files, which functions leave behind. */
  readonly folder: string;
  readonly calls: Call[];
  /** The files of each bucket. */
  readonly buckets: Map<string, Map<string, Buffer>>;
  /** The settings of each function. */
  readonly functions: Map<string, Json>;
  /** Answers in place of functions, which otherwise run. */
  reply?: (event: Json) => Json | Uint8Array;
  /** Refuses actions that contain this. */
  readonly refuse: (
    action: string,
    status: number,
    code: string,
    message: string,
  ) => void;
  readonly close: () => Promise<void>;
};

/** What actions answer that are not about files or functions. */
const ANSWERS: Readonly<Record<string, string>> = {
  GetCallerIdentity: `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>${ACCOUNT}</Account><Arn>arn:aws:iam::${ACCOUNT}:user/ada</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`,
  GetServiceQuota: '{"Quota": {"Value": 10}}',
  GetAWSDefaultServiceQuota: '{"Quota": {"Value": 1000}}',
};

/** A message of an event stream, in which functions answer part by part. */
function encodeEvent(type: string, payload: Buffer): Buffer {
  const headers = Buffer.concat(
    Object.entries({':message-type': 'event', ':event-type': type}).flatMap(
      ([name, value]) => [
        Buffer.from([name.length]),
        Buffer.from(name),
        Buffer.from([7, 0, value.length]),
        Buffer.from(value),
      ],
    ),
  );
  const addSum = (content: Buffer): Buffer => {
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([content, sum]);
  };
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(headers.length + payload.length + 16);
  lengths.writeUInt32BE(headers.length, 4);
  return addSum(Buffer.concat([addSum(lengths), headers, payload]));
}

async function* encodeParts(parts: Parts): Parts {
  let end = {};
  try {
    for await (const part of parts) {
      yield encodeEvent('PayloadChunk', part);
    }
  } catch (error) {
    end = {ErrorCode: 'Unhandled', ErrorDetails: String(error)};
  }
  yield encodeEvent('InvokeComplete', Buffer.from(JSON.stringify(end)));
}

/** Runs a function for an event. Gives the parts of its answer. */
async function* runFunction(name: string, event: Json): Parts {
  const child = fork(path.join(__dirname, 'function.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      AWS_REGION: REGION,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '2048',
    },
  });
  child.send(event);
  for await (const [part] of on(child, 'message', {close: ['disconnect']})) {
    if (typeof part === 'string') {
      throw new Error(part);
    }
    yield Buffer.from(part as Uint8Array);
  }
}

const toBytes = (reply: Json | Uint8Array): Buffer =>
  Buffer.from(reply instanceof Uint8Array ? reply : JSON.stringify(reply));

async function invoke(
  {reply}: Aws,
  name: string,
  {action, headers, body}: Call,
): Promise<Answer> {
  const event = JSON.parse(body.toString()) as Json;
  const parts = reply
    ? Readable.from([toBytes(reply(event))])
    : runFunction(name, event);
  if (action.includes('response-streaming')) {
    return {body: encodeParts(parts)};
  }
  if (headers['x-amz-invocation-type'] === 'Event') {
    void buffer(parts);
    return {status: 202};
  }
  return {body: await buffer(parts)};
}

function answerAboutFunctions(aws: Aws, call: Call): Answer | Promise<Answer> {
  const [method, resource, name = '', part = ''] = call.action.split(/[ /]/);
  const functions = [...aws.functions.values()];
  const settings = aws.functions.get(name);
  if (resource === 'tags') {
    return {};
  }
  if (name && !settings) {
    throw new Refusal(
      404,
      'ResourceNotFoundException',
      `Function not found: ${name}`,
    );
  }
  if (part.endsWith('invocations')) {
    return invoke(aws, name, call);
  }
  if (part) {
    return {};
  }
  if (method === 'DELETE') {
    aws.functions.delete(name);
    return {status: 204};
  }
  if (method === 'GET') {
    return {
      body: JSON.stringify(
        settings
          ? {Configuration: {State: 'Active', ...settings}}
          : {Functions: functions},
      ),
    };
  }
  const created = JSON.parse(call.body.toString()) as Json;
  const FunctionName = String(created.FunctionName);
  if (aws.functions.has(FunctionName)) {
    throw new Refusal(
      409,
      'ResourceConflictException',
      `Function already exist: ${FunctionName}`,
    );
  }
  aws.functions.set(FunctionName, created);
  return {
    status: 201,
    body: JSON.stringify({
      FunctionName,
      FunctionArn: `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${FunctionName}`,
    }),
  };
}

const etagOf = (content: Buffer): string =>
  `"${createHash('md5').update(content).digest('hex')}"`;

const DATE = '<LastModified>2026-01-02T00:00:00.000Z</LastModified>';

function answerAboutFiles(
  {buckets}: Aws,
  {action, headers, body}: Call,
): Answer {
  const [method, address = ''] = action.split(' ');
  const {pathname, search, searchParams} = new URL(address, 'http://s3');
  const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  const files = buckets.get(bucket);
  if (!bucket) {
    const names = [...buckets.keys()].map(
      (name) =>
        `<Bucket><Name>${name}</Name><CreationDate>2026-01-02T00:00:00.000Z</CreationDate></Bucket>`,
    );
    return {
      body: `<ListAllMyBucketsResult><Buckets>${names.join('')}</Buckets></ListAllMyBucketsResult>`,
    };
  }
  if (method === 'PUT' && !key && !search) {
    buckets.set(bucket, new Map());
    return {};
  }
  if (!files) {
    throw new Refusal(
      404,
      'NoSuchBucket',
      'The specified bucket does not exist',
    );
  }
  if (searchParams.has('location')) {
    // A bucket is in the region from which it is asked for.
    const [, , region] = (headers.authorization ?? '').split('/');
    return {
      body: `<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${region === REGION ? '' : region}</LocationConstraint>`,
    };
  }
  if (method === 'GET' && !key) {
    const prefix = searchParams.get('prefix') ?? '';
    const listed = [...files].filter(([name]) => name.startsWith(prefix));
    const items = listed.map(
      ([name, content]) =>
        `<Contents><Key>${name}</Key>${DATE}<ETag>${etagOf(content)}</ETag><Size>${content.length}</Size></Contents>`,
    );
    return {body: `<ListBucketResult>${items.join('')}</ListBucketResult>`};
  }
  if (method === 'PUT' && key) {
    files.set(key, body);
    return {headers: {ETag: etagOf(body)}};
  }
  if (method === 'DELETE' || !key) {
    files.delete(key);
    return {status: 204};
  }
  const content = files.get(key);
  if (!content) {
    throw new Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
  }
  return {
    headers: {
      'Content-Type': key.endsWith('.html') ? 'text/html' : 'text/javascript',
      'Content-Length': String(content.length),
      ETag: etagOf(content),
    },
    body: method === 'HEAD' ? '' : content,
  };
}

const encodeError = ({code, message}: Refusal, isXml: boolean): string =>
  isXml
    ? `<Error><Code>${code}</Code><Message>${message}</Message></Error>`
    : JSON.stringify({message});

/** Decides about the actions that a form lists. */
function simulate(
  form: URLSearchParams,
  isRefused: (action: string) => boolean,
): string {
  const members = [...form]
    .filter(([name]) => name.startsWith('ActionNames'))
    .map(
      ([, action]) =>
        `<member><EvalActionName>${action}</EvalActionName><EvalDecision>${isRefused(action) ? 'implicitDeny' : 'allowed'}</EvalDecision></member>`,
    );
  return `<SimulatePrincipalPolicyResponse><SimulatePrincipalPolicyResult><EvaluationResults>${members.join('')}</EvaluationResults></SimulatePrincipalPolicyResult></SimulatePrincipalPolicyResponse>`;
}

/** Starts it. The packages find it through the environment. */
export async function openAws(): Promise<Aws> {
  const refusals: [part: string, Refusal][] = [];
  const findRefusal = (action: string): Refusal | undefined =>
    refusals.find(([part]) => action.includes(part))?.[1];

  const server = createServer((request, response) => {
    const {method = '', url = '', headers} = request;
    void (async () => {
      const body = await buffer(request);
      const form = new URLSearchParams(body.toString().slice(0, 5000));
      const [, named] = String(headers['x-amz-target'] ?? '').split('.');
      const [, lambda] = /^\/20\d\d-\d\d-\d\d\/(.*?)\/?$/.exec(url) ?? [];
      // The browser opens sites at `bucket.localhost`.
      const [host = ''] = (headers.host ?? '').split('.');
      const file = `${aws.buckets.has(host) ? `/${host}` : ''}${url}`;
      const name = named ?? form.get('Action');
      const call: Call = {
        action:
          name ?? `${method} ${lambda ?? file.replace(/[?&]x-id=\w+/, '')}`,
        headers,
        body,
      };
      aws.calls.push(call);
      try {
        const refusal = findRefusal(call.action);
        if (refusal) {
          throw refusal;
        }
        const answer = name
          ? {
              body:
                name === 'SimulatePrincipalPolicy'
                  ? simulate(
                      form,
                      (action) => findRefusal(action) !== undefined,
                    )
                  : (ANSWERS[name] ?? '{}'),
            }
          : await (lambda === undefined
              ? answerAboutFiles(aws, call)
              : answerAboutFunctions(aws, call));
        response.writeHead(answer.status ?? 200, answer.headers);
        Readable.from(answer.body ?? '').pipe(response);
      } catch (error) {
        const refusal =
          error instanceof Refusal
            ? error
            : new Refusal(500, 'InternalError', String(error));
        response
          .writeHead(refusal.status, {'x-amzn-errortype': refusal.code})
          .end(encodeError(refusal, !named && lambda === undefined));
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const aws: Aws = {
    url: `http://127.0.0.1:${port}`,
    folder: await mkdtemp(path.join(os.tmpdir(), 'aws-')),
    calls: [],
    buckets: new Map(),
    functions: new Map(),
    refuse: (action, ...refusal) =>
      refusals.push([action, new Refusal(...refusal)]),
    close: () => {
      server.close();
      server.closeAllConnections();
      return rm(aws.folder, {recursive: true, maxRetries: 5});
    },
  };
  return aws;
}
