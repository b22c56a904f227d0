import zlib from 'node:zlib';
import type {Browser} from '@playwright/test';

/** Bytes of a first load, gzip level 9. */
type Bytes = {
  readonly document: number;
  readonly script: number;
  readonly stylesheet: number;
};

const VIEWPORT = {width: 412, height: 823};

function isCounted(type: string): type is keyof Bytes {
  return type === 'document' || type === 'script' || type === 'stylesheet';
}

/** Opens a page on an empty cache and weighs what it loads; no prefetches. */
export async function measureBytes(
  browser: Browser,
  url: string,
): Promise<Bytes> {
  const context = await browser.newContext({viewport: VIEWPORT});
  const page = await context.newPage();
  const bytes = {document: 0, script: 0, stylesheet: 0};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const type = request.resourceType();
    const isPrefetch = request.headers()['sec-purpose'] === 'prefetch';
    if (isCounted(type) && !isPrefetch) {
      bodies.push(
        response.body().then((body) => {
          bytes[type] += zlib.gzipSync(body, {level: 9}).length;
        }),
      );
    }
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await Promise.all(bodies);
  await context.close();
  return bytes;
}
