import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const PIECE_BYTES = 64 * 1024;

type MediaServer = {
  readonly url: string;
  /** How much has left the server since the last call. */
  readonly takeBytes: () => number;
  readonly close: () => void;
};

/** Serves clips in ranges and slowly, so that what is not needed is not sent. */
export async function serveMedia(
  folder: string,
  allowsOrigins: boolean,
): Promise<MediaServer> {
  let bytes = 0;
  const server = createServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? ''));
    const {size} = statSync(file);
    const [, first] = /bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
    const start = Number(first ?? 0);
    response.writeHead(first === undefined ? 200 : 206, {
      'Content-Length': size - start,
      'Content-Type': 'video/mp4',
      ...(first && {'Content-Range': `bytes ${start}-${size - 1}/${size}`}),
      ...(allowsOrigins && {'Access-Control-Allow-Origin': '*'}),
    });
    const send = async (): Promise<void> => {
      for await (const piece of createReadStream(file, {
        start,
        highWaterMark: PIECE_BYTES,
      })) {
        if (response.destroyed) {
          return;
        }
        bytes += (piece as Buffer).length;
        response.write(piece);
        await wait(2);
      }
      response.end();
    };
    void send();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
