import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {clipName} from '../skiaClips';
import {skiaClips} from '../skiaProject/clips';

const SITE_DIR = path.resolve(__dirname, '../../..');

it.each(skiaClips)('the clip of $id shows the sample of its page', (clip) => {
  const page = path.join(SITE_DIR, clip.page);
  const name = clipName(clip);
  const source = fs.readFileSync(page, 'utf8');
  for (const file of [`${name}.webm`, `${name}.webp`]) {
    expect(source, 'run "npm run generate:media" and name its files').toContain(
      `'./${file}'`,
    );
    expect(fs.existsSync(path.join(path.dirname(page), file))).toBe(true);
  }
});
