import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request, or calls `next` for the one that comes after it. */
type Handler = (
  request: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  next: () => void,
) => unknown;

/**
 * Settings of the bundler with which the server of `npm start` makes files only
 * when a browser wants them.
 *
 * @param address of such a file, whose first group is its name
 * @param answer makes the file; the browser gets the message of what it throws
 */
export function answerOnDemand(
  address: RegExp,
  answer: (name: string) => Promise<string>,
): object {
  const handler: Handler = async ({url = ''}, response, next) => {
    const name = address.exec(url)?.[1];
    if (name === undefined) {
      next();
      return;
    }
    try {
      response.end(await answer(name));
    } catch (error) {
      console.error(error);
      response.writeHead(500).end(String(error));
    }
  };
  return {
    devServer: {
      // The functions of all plugins are called with one list, and what they
      // return is added to its end.
      setupMiddlewares(handlers: unknown[]): unknown[] {
        handlers.unshift(handler);
        return [];
      },
    },
  };
}
