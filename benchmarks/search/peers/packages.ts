/** Installs the compared packages outside of the site. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Newest releases when the comparison was written. */
const peerVersions = {
  flexsearch: '0.8.212',
  '@orama/orama': '3.1.18',
  pagefind: '1.6.0',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
  'docusaurus-lunr-search': '3.6.1',
} as const;

/**
 * A temporary folder with the packages, kept from one run to the next.
 *
 * @throws Error where npm cannot install them.
 */
export function installPeers(): string {
  const wanted = Object.entries(peerVersions).map(
    ([name, version]) => `${name}@${version}`,
  );
  const hash = createHash('sha256').update(wanted.join()).digest('hex');
  const dir = path.join(os.tmpdir(), `search-peers-${hash.slice(0, 12)}`);
  const isDone = path.join(dir, 'installed');
  if (!fs.existsSync(isDone)) {
    fs.mkdirSync(dir, {recursive: true});
    fs.writeFileSync(path.join(dir, 'package.json'), '{"private": true}');
    console.log(`Installing ${wanted.join(', ')} …`);
    execFileSync(
      'npm',
      [
        'install',
        '--save-exact',
        // Two of them ask for peers that only a site has.
        '--legacy-peer-deps',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        ...wanted,
      ],
      {cwd: dir, stdio: ['ignore', 'ignore', 'inherit']},
    );
    fs.writeFileSync(isDone, '');
  }
  return dir;
}
