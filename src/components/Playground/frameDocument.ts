/**
 * No network, no frames of other pages, no forms. `frame-src` is what keeps the
 * inner frame from leaving: a sandbox lets a frame go elsewhere, and take along
 * what it knows in the address.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'worker-src blob:',
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const HEAD = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta http-equiv="x-dns-prefetch-control" content="off"><style>html,body,iframe{margin:0;border:0;inline-size:100%;block-size:100%;overflow:hidden;background:#0b0e0f;color-scheme:dark}</style>`;

/** What an edited composition may do: run, and nothing of a page. */
export const SANDBOX = 'allow-scripts';

const INNER = `${HEAD}<body><script>
addEventListener('message', ({data, ports}) => (0, eval)(data.code)(ports[0], data), {once: true});
</script>`;

/**
 * The document of the frame. It holds another frame, in which the code runs:
 * the policy of the outer one decides where the inner one may go, which is
 * nowhere.
 */
export const FRAME_DOCUMENT = `${HEAD}<body><script>
addEventListener('message', ({data, ports}) => {
  const frame = document.createElement('iframe');
  frame.sandbox = '${SANDBOX}';
  frame.title = document.title = 'Picture';
  frame.srcdoc = ${JSON.stringify(INNER).replaceAll('</script>', '<\\/script>')};
  frame.addEventListener('load', () => frame.contentWindow.postMessage(data, '*', [ports[0]]), {once: true});
  document.body.append(frame);
}, {once: true});
</script>`;
