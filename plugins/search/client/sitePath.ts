/** An address that can be followed, if it is one. */
export function parseAddress(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, location.origin)) {
    return undefined;
  }
  const address = new URL(value, location.origin);
  return /^https?:$/.test(address.protocol) ? address : undefined;
}

/**
 * Path, query and hash of an address, for a link within this site. There is none
 * where the path starts with two slashes: as a link it would name another host.
 */
export function sitePathOf({pathname, search, hash}: URL): string | undefined {
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}
