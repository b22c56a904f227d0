import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import compression from 'compression';
import handler from 'serve-handler';

/** A running server. */
type Server = {readonly url: string; readonly close: () => void};

/** Starts a server on a port that the system chooses, and tells which. */
async function listen(server: http.Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Serves a folder as file hosts do: compressed, at addresses with a slash. */
export async function serve(dir: string): Promise<Server> {
  const compress = compression();
  const server = http.createServer((request, response) => {
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        void handler(request, response, {public: dir});
      },
    );
  });
  const port = await listen(server);
  return {url: `http://127.0.0.1:${port}`, close: () => server.close()};
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = http.createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}
