import path from 'node:path';
import {expect, it} from 'vitest';
import {readAddresses} from '../../plugins/addresses';

const existing = await readAddresses(path.resolve(__dirname, '../..'));

type Linked = Readonly<Record<string, unknown>>;

/** Tests that links lead to pages that exist, and to other sites over https. */
export function testLinks(items: readonly Linked[]): void {
  it.each(items.flatMap(({to}) => to ?? []))(
    'links to %s, which exists',
    (to) => {
      expect(existing).toContain(to);
    },
  );

  it('links to other sites over https', () => {
    const addresses = items.flatMap(({href}) => href ?? []);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\//);
    }
  });
}
