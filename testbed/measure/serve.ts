import http from 'node:http';
import compression from 'compression';
import handler from 'serve-handler';

/** A running server. */
type Server = {readonly url: string; readonly close: () => void};

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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') {
    throw new Error(`The server of ${dir} has no port.`);
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => server.close(),
  };
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = http.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
