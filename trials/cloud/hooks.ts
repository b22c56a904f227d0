/** The endpoints of the page about webhooks, and how webhooks are delivered. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {createServer, type RequestListener} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';
import {install, makeFolder} from '../guides/project';
import {readSteps} from '../guides/steps';
import {once} from '../once';
import {readCommand} from '../renders/command';
import type {Claim, Verdict} from '../trial';
import type {Json} from './aws';
import {load} from './packages';

const PAGE = 'lambda/webhooks.mdx';
const SECRET = '4f2a91c0';
const PAYLOAD = {
  type: 'success',
  renderId: '8m2pxk40vd',
  customData: {order: 7, name: 'Ada / "Lovelace"'},
};

/** How the function signs and sends. */
const loadSender = () =>
  load('@remotion/serverless/dist/invoke-webhook.js') as {
    calculateSignature: (body: string, secret: string | null) => string;
    invokeWebhook: (call: Json) => Promise<void>;
  };

/** Sends a webhook, as the function does. */
const deliver = (
  url: string,
  payload: Json = PAYLOAD,
  retries = 0,
): Promise<void> =>
  loadSender().invokeWebhook({
    options: {url, secret: SECRET, payload},
    logLevel: 'error',
    retries,
  });

/** Whether an endpoint takes a body with a signature. */
type Accepts = (body: string, signature?: string) => Promise<boolean>;

/** Finds whether an endpoint takes what is signed, and nothing else. */
async function tryEndpoint(accepts: Accepts): Promise<Verdict> {
  const {calculateSignature} = loadSender();
  const body = JSON.stringify(PAYLOAD);
  const signature = calculateSignature(body, SECRET);
  const came = [
    await accepts(body, signature),
    await accepts(body, calculateSignature(body, 'another')),
    await accepts(body, calculateSignature(body, null)),
    await accepts(body),
    await accepts(body.replace('8m2pxk40vd', '9m2pxk40vd'), signature),
  ].join();
  return {holds: came === 'true,false,false,false,false', came};
}

type Server = {readonly url: string; readonly close: () => unknown};

async function listen(handle: RequestListener): Promise<Server> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Passes standard requests to a handler, as frameworks do. */
const listenWith = (
  handle: (request: Request) => Promise<Response>,
): Promise<Server> =>
  listen((request, response) => {
    void (async () => {
      const answer = await handle(
        new Request('http://localhost/', {
          method: 'POST',
          headers: request.headers as Record<string, string>,
          body: await buffer(request),
        }),
      );
      response.writeHead(answer.status).end(await answer.text());
    })();
  });

/** Starts a program that serves. */
async function serve(
  command: string,
  toArgs: (host: string) => readonly string[],
  cwd: string,
): Promise<Server> {
  const {url, close} = await listen(() => undefined);
  await close();
  const {host, port} = new URL(url);
  const child = spawn(command, toArgs(host), {
    cwd,
    stdio: 'ignore',
    env: {...process.env, PORT: port, REMOTION_WEBHOOK_SECRET: SECRET},
  });
  for (let tries = 0; tries < 100; tries++) {
    await wait(50);
    if (await fetch(url).catch(() => undefined)) {
      break;
    }
  }
  return {url, close: () => child.kill()};
}

/** The samples of the page, in a project. */
const openSamples = once(async () => {
  const dir = makeFolder();
  install(dir, ['@remotion/lambda', 'express']);
  const steps = await readSteps(PAGE);
  process.env.REMOTION_WEBHOOK_SECRET = SECRET;

  /** Writes the sample of this name, or the one that contains a text. */
  async function write(name: string, part = ''): Promise<string> {
    const step = steps.find(
      (found) =>
        found.kind === 'write' &&
        found.file === name &&
        found.text.includes(part),
    );
    if (step?.kind !== 'write') {
      throw new Error(`The page has no sample ${name}.`);
    }
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, step.text);
    return file;
  }

  return {
    dir,
    steps,
    write,
    /** Exports of a sample. */
    open: async (name: string): Promise<Json> =>
      createRequire(__filename)(await write(name)) as Json,
    close: () => rm(path.dirname(dir), {recursive: true}),
  };
});

type Samples = Awaited<ReturnType<typeof openSamples>>;
type StandardHandler = (request: Request, secret?: string) => Promise<Response>;

/** The route of Next.js, behind a server. */
const serveRoute = async ({open}: Samples): Promise<Server> =>
  listenWith((await open('app/api/remotion/route.ts')).POST as StandardHandler);

/** How a sample is put behind a server, by its title. */
const SERVED: Readonly<Record<string, (samples: Samples) => Promise<Server>>> =
  {
    'app/api/remotion/route.ts': serveRoute,
    // Next.js passes what Express does: a parsed body, and the same answers.
    'pages/api/remotion.ts': async ({open, dir}) => {
      const {default: handler} = await open('pages/api/remotion.ts');
      const express = createRequire(path.join(dir, 'index.js'))('express') as {
        (): RequestListener & {post: (...route: unknown[]) => void};
        json: () => unknown;
      };
      const app = express();
      app.post('/', express.json(), handler);
      return listen(app);
    },
    'server.mjs (Express)': async ({write, dir}) => {
      const file = await write('server.mjs', 'expressWebhook');
      const {url, close} = await serve(process.execPath, () => [file], dir);
      return {url: `${url}/remotion`, close};
    },
    'remotion-webhook.ts': async ({open}) =>
      listenWith(
        (await open('remotion-webhook.ts')).handleWebhook as StandardHandler,
      ),
    'remotion-webhook-edge.ts': async ({open}) => {
      const {handleWebhook} = await open('remotion-webhook-edge.ts');
      return listenWith((request) =>
        (handleWebhook as StandardHandler)(request, SECRET),
      );
    },
    'server.mjs (node:http)': async ({write, dir}) => {
      const file = await write('server.mjs', 'createServer');
      return serve(process.execPath, () => [file], dir);
    },
    'remotion-webhook.php': async ({write, dir}) => {
      const file = await write('remotion-webhook.php');
      return serve('php', (host) => ['-S', host, file], dir);
    },
  };

/** Programs that print whether a function of the sample accepts a body. */
const CALLED: Readonly<
  Record<string, {readonly command: string; readonly args: readonly string[]}>
> = {
  'remotion_webhook.py': {
    command: 'python3',
    args: [
      '-c',
      'from os import environ; from remotion_webhook import has_valid_signature as valid; print(valid(environ["BODY"].encode(), environ["SIGNATURE"]))',
    ],
  },
  'remotion_webhook.rb': {
    command: 'ruby',
    args: [
      '-r./remotion_webhook',
      '-e',
      'puts valid_signature?(ENV["BODY"], ENV["SIGNATURE"])',
    ],
  },
  'webhook.go': {command: 'go', args: ['test', '-v', '.']},
};

/** With it, `go test` prints what the function of the sample gives. */
const GO_TEST = `package webhook

import ("fmt"; "os"; "testing")

func TestSignature(t *testing.T) {
	fmt.Println(HasValidSignature([]byte(os.Getenv("BODY")), os.Getenv("SIGNATURE")))
}
`;

const isInstalled = (command: string): boolean =>
  [path.dirname(process.execPath), ...(process.env.PATH ?? '').split(':')].some(
    (folder) => fs.existsSync(path.join(folder, command)),
  );

/** A claim that holds at once where the language is not installed. */
const claimOf = (
  title: string,
  command: string,
  prove: () => Promise<Verdict>,
): Claim =>
  isInstalled(command)
    ? {
        page: PAGE,
        quote: `title="${title}"`,
        expected: `${title} takes signed webhooks, and no others`,
        prove,
      }
    : {
        page: PAGE,
        expected: `${title}: skipped, since ${command} is not installed`,
        prove: () => Promise.resolve({holds: true, came: ''}),
      };

const endpoints: readonly Claim[] = [
  ...Object.entries(SERVED).map(([title, open]) =>
    claimOf(title, title.endsWith('.php') ? 'php' : 'node', async () => {
      const {url, close} = await open(await openSamples());
      try {
        await deliver(url);
        return await tryEndpoint(async (body, signature) => {
          const {ok} = await fetch(url, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              ...(signature && {'X-Remotion-Signature': signature}),
            },
            body,
          });
          return ok;
        });
      } finally {
        await close();
      }
    }),
  ),
  ...Object.entries(CALLED).map(([title, {command, args}]) =>
    claimOf(title, command, async () => {
      const {dir, write} = await openSamples();
      await write(title);
      await writeFile(path.join(dir, 'go.mod'), 'module webhook\n\ngo 1.19\n');
      await writeFile(path.join(dir, 'webhook_test.go'), GO_TEST);
      return tryEndpoint(async (body, signature = '') => {
        const printed = await readCommand(command, args, dir, {
          BODY: body,
          SIGNATURE: signature,
          // cspell:ignore GOCACHE
          GOCACHE: path.join(dir, 'go'),
        });
        return /^true$/im.test(printed);
      });
    }),
  ),
  {
    page: PAGE,
    expected: 'send-webhook.mjs prints what the page says',
    prove: async () => {
      const samples = await openSamples();
      const file = await samples.write('send-webhook.mjs');
      const {url, close} = await serveRoute(samples);
      const came = await readCommand(
        process.execPath,
        [file, url],
        samples.dir,
      );
      await close();
      const step = samples.steps.find(
        (found) =>
          found.kind === 'run' &&
          found.commands.join().includes(path.basename(file)),
      );
      return {
        holds: step?.kind === 'run' && came.trim() === step.output.join('\n'),
        came,
      };
    },
  },
];

/** Requests that arrive where the first answer has a status. */
async function countDeliveries(
  status: number,
  payload?: Json,
): Promise<readonly string[]> {
  const methods: string[] = [];
  const {url, close} = await listen(({method = ''}, response) => {
    response
      .writeHead(methods.length === 0 ? status : 200, {Location: url})
      .end();
    methods.push(method);
  });
  // What never arrives is given up after half a minute.
  await Promise.race([
    deliver(url, payload, 2).catch(() => undefined),
    wait(2000),
  ]);
  void close();
  return methods;
}

/** A claim about the requests that arrive. */
const arrives = (
  what: string,
  methods: string,
  quote: string,
  run: () => Promise<readonly string[]>,
): Claim => ({
  page: PAGE,
  expected: `${what}: ${methods || 'no request'}`,
  quote,
  prove: async () => {
    const came = (await run()).join();
    return {holds: came === methods, came};
  },
});

const deliveries: readonly Claim[] = [
  arrives(
    'An endpoint that answers 500',
    'POST,POST',
    '| Responds with 4xx or 5xx | Two retries |',
    () => countDeliveries(500),
  ),
  arrives('A redirect with 308', 'POST,POST', 'Redirects with 307 or 308', () =>
    countDeliveries(308),
  ),
  arrives(
    'A redirect with 301',
    'POST,GET',
    'Redirects with 301, 302 or 303',
    () => countDeliveries(301),
  ),
  arrives(
    'A payload with an accent',
    '',
    'a webhook whose payload contains a character outside ASCII',
    () => countDeliveries(200, {...PAYLOAD, customData: {name: 'Zoé'}}),
  ),
];

export const hooks: readonly Claim[] = [...endpoints, ...deliveries];
