import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** Longer than the first frames take to render. */
const DELAY_MS = 1500;

/**
 * Serves `white.png` and `white.webm` of a folder, always the whole file, and
 * besides `late.png`, which comes late, `stuck.webm`, which never ends, and
 * `program.json`. Anything else is missing.
 */
export async function serveFaults(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    void (async () => {
      switch (name) {
        case 'late.png':
          await wait(DELAY_MS);
          response
            .setHeader('Cache-Control', 'max-age=60')
            .setHeader('Content-Type', 'image/png')
            .end(await readFile(path.join(folder, 'white.png')));
          return;
        case 'white.png':
        case 'white.webm':
          response
            .setHeader(
              'Content-Type',
              name === 'white.png' ? 'image/png' : 'video/webm',
            )
            .end(await readFile(path.join(folder, name)));
          return;
        case 'stuck.webm':
          response
            .setHeader('Content-Type', 'video/webm')
            .setHeader('Content-Length', 1_000_000)
            .write('begins');
          return;
        case 'program.json':
          response.setHeader('Content-Type', 'application/json').end('{}');
          return;
        default:
          response.writeHead(404).end('There is no such file.');
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}
