/** A small stand-in for the HTTP interface of the hosted search. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import type {PushClient} from '../push';

type Index = {settings?: unknown; synonyms: unknown[]; records: unknown[]};

export type FakeService = {
  readonly indexes: Map<string, Index>;
  /** Requests in their order, as `PUT settings`; repeated ones once. */
  readonly calls: string[];
  /** The records of each batch. */
  readonly batches: number[];
  /** Answers a request, given as in `calls`, with this status from now on. */
  readonly failWith: (call: string, status: number, message?: string) => void;
  /** Called before a request is answered. */
  onCall: (call: string) => void;
  /** Times that a task is said to be unfinished. */
  pending: number;
  readonly client: PushClient;
  readonly close: () => Promise<void>;
};

async function readBody(request: http.IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text === '' ? undefined : JSON.parse(text);
}

export async function startFakeService(): Promise<FakeService> {
  const indexes = new Map<string, Index>();
  const calls: string[] = [];
  const batches: number[] = [];
  const failures = new Map<string, {status: number; message: string}>();
  let tasks = 0;

  function indexOf(name: string): Index {
    const index = indexes.get(name) ?? {synonyms: [], records: []};
    indexes.set(name, index);
    return index;
  }

  function apply(call: string, name: string, body: unknown): void {
    switch (call) {
      case 'PUT settings':
        indexOf(name).settings = body;
        break;
      case 'POST synonyms/batch':
        indexOf(name).synonyms = body as unknown[];
        break;
      case 'POST batch': {
        const {requests} = body as {requests: {body: unknown}[]};
        batches.push(requests.length);
        indexOf(name).records.push(...requests.map((one) => one.body));
        break;
      }
      case 'POST operation': {
        const {operation, destination} = body as Record<string, string>;
        const moved = indexes.get(name);
        if (operation !== 'move' || !destination || !moved) {
          throw new Error('Only a move of an index that exists is known here.');
        }
        indexes.set(destination, moved);
        indexes.delete(name);
        break;
      }
      case 'DELETE index':
        indexes.delete(name);
        break;
      default:
    }
  }

  async function answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const [, name = '', rest = 'index'] =
      /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const call = `${request.method} ${rest.replace(/^task\/.*/, 'task')}`;
    const body = await readBody(request);
    if (calls.at(-1) !== call) {
      calls.push(call);
    }
    service.onCall(call);
    const failure = failures.get(call);
    if (failure) {
      const {status, message} = failure;
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify({status, message}));
      return;
    }
    apply(call, decodeURIComponent(name), body);
    const isPending = call === 'GET task' && service.pending-- > 0;
    response.writeHead(200, {'content-type': 'application/json'});
    response.end(
      JSON.stringify(
        call === 'GET task'
          ? {status: isPending ? 'notPublished' : 'published'}
          : {taskID: ++tasks},
      ),
    );
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  const service: FakeService = {
    indexes,
    calls,
    batches,
    failWith: (call, status, message = 'Refused') => {
      failures.set(call, {status, message});
    },
    onCall: () => undefined,
    pending: 0,
    client: algoliasearch('AB12CD34EF', 'adminkey', {
      hosts: [
        {url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'},
      ],
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
