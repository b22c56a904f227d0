import type {Files} from './protocol';

/** Most characters of an address that carries a change; many programs cut longer ones. */
export const LINK_LIMIT = 8000;

/** Most characters that a link may unfold to. */
const TEXT_LIMIT = 200_000;

/** What the hash of an address with a change of an example starts with. */
export const hashOf = (name: string): string => `#edit-${name}=`;

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Reads a stream to its end, unless it is longer than allowed. */
async function readText(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    text += decoder.decode(value, {stream: true});
    if (text.length > TEXT_LIMIT) {
      await reader.cancel();
      throw new Error('The link holds more code than an example has.');
    }
  }
}

/** The files that differ from the original ones. */
export function changesOf(files: Files, originals: Files): Files {
  return Object.fromEntries(
    Object.entries(files).filter(([name, text]) => text !== originals[name]),
  );
}

/** The hash that carries a change, or `undefined` if it would be too long. */
export async function writeLink(
  name: string,
  changes: Files,
): Promise<string | undefined> {
  const stream = new Blob([JSON.stringify(changes)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const hash = hashOf(name) + toBase64Url(bytes);
  return hash.length <= LINK_LIMIT ? hash : undefined;
}

/**
 * The files of a hash: the original ones with the change that it carries.
 *
 * @throws Error if the hash is damaged or holds too much
 */
export async function readLink(
  name: string,
  hash: string,
  originals: Files,
): Promise<Files> {
  const stream = new Blob([fromBase64Url(hash.slice(hashOf(name).length))])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const changes: unknown = JSON.parse(await readText(stream));
  const known = Object.entries(
    typeof changes === 'object' && changes !== null ? changes : {},
  ).filter(
    (entry): entry is [string, string] =>
      Object.hasOwn(originals, entry[0]) && typeof entry[1] === 'string',
  );
  return {...originals, ...Object.fromEntries(known)};
}
