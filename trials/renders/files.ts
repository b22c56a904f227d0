import {copyFile, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import sharp from 'sharp';
import {runFfmpeg} from '../../scripts/toolkitRenderer';
import {once} from '../once';
import {FRAMES} from './case';

/** Longer than the first frames take to render. */
const DELAY_MS = 1500;

const FONT = path.resolve(
  __dirname,
  '../../static/media/instrument-sans.woff2',
);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.html': 'text/html',
  '.webm': 'video/webm',
  '.txt': 'text/plain',
  '.json': 'application/json',
};

async function makeFiles(folder: string): Promise<void> {
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeFile(path.join(folder, name), content);
  const image = await sharp({
    create: {width: 64, height: 64, channels: 3, background: 'white'},
  })
    .png()
    .toBuffer();
  await write('white.png', image);
  await write('white.html', '<body style="background: white"></body>');
  await write('value.txt', '1');
  await write('program.json', '{}');
  await copyFile(FONT, path.join(folder, 'font.woff2'));
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', '30'];
  await runFfmpeg(
    'ffmpeg',
    [
      ...input,
      ...['-i', 'pipe:0', '-c:v', 'libvpx-vp9'],
      path.join(folder, 'white.webm'),
    ],
    Buffer.concat(new Array<Buffer>(FRAMES * 2).fill(image)),
  );
}

/**
 * A folder with a white image, page and video, a text, JSON and a font, and a
 * server of it. The server sends each file whole, below `late/` after a while;
 * `stuck.webm` never ends, and anything else is missing.
 */
export const openFiles = once(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trials-'));
  await makeFiles(folder);
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const name = path.basename(pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Content-Type',
      CONTENT_TYPES[path.extname(name)] ?? 'text/plain',
    );
    if (name === 'stuck.webm') {
      response.setHeader('Content-Length', 1_000_000).write('begins');
      return;
    }
    void (async () => {
      const content = await readFile(path.join(folder, name)).catch(() => null);
      await wait(pathname.startsWith('/late/') ? DELAY_MS : 0);
      response
        .writeHead(content ? 200 : 404, {'Cache-Control': 'max-age=60'})
        .end(content ?? 'There is no such file.');
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    folder,
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
      return rm(folder, {recursive: true});
    },
  };
});
