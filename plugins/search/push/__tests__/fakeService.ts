/** A small stand-in for the hosted search, behind the official client. */
import {algoliasearch, type Algoliasearch} from 'algoliasearch';

export type Index = {
  settings?: unknown;
  synonyms: unknown[];
  records: unknown[];
};

export type FakeService = {
  readonly indexes: Map<string, Index>;
  /** Answers a request, such as `PUT settings`, with this status from now on; 0 is no answer. */
  readonly failWith: (call: string, status: number) => void;
  readonly client: Algoliasearch;
};

/** Starts without any index. */
export function createFakeService(): FakeService {
  const indexes = new Map<string, Index>();
  const failures = new Map<string, number>();
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
        indexOf(name).records.push(...requests.map((one) => one.body));
        break;
      }
      case 'POST operation': {
        const {operation, destination = ''} = body as Record<string, string>;
        const {records, ...others} = indexOf(name);
        if (operation === 'move') {
          indexes.set(destination, {records, ...others});
          indexes.delete(name);
        } else {
          Object.assign(indexOf(destination), others);
        }
        break;
      }
      case 'DELETE index':
        indexes.delete(name);
        break;
      default:
    }
  }

  return {
    indexes,
    failWith: (call, status) => failures.set(call, status),
    client: algoliasearch('AB12CD34EF', 'adminkey', {
      requester: {
        send({method, url, data}) {
          const [, name = '', rest = 'index'] =
            /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(new URL(url).pathname) ??
            [];
          const call = `${method} ${rest.replace(/^task\/.*/, 'task')}`;
          const status = failures.get(call) ?? 200;
          if (status === 200) {
            const body: unknown =
              typeof data === 'string' ? JSON.parse(data) : undefined;
            apply(call, decodeURIComponent(name), body);
          }
          const answer = {taskID: ++tasks, status: 'published'};
          return Promise.resolve({
            status,
            isTimedOut: false,
            content: JSON.stringify(
              status === 200 ? answer : {status, message: 'Not like this'},
            ),
          });
        },
      },
    }),
  };
}
