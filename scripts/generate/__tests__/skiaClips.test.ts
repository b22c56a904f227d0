import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createTempDir} from '../../../plugins/__tests__/tempDir';
import {clipName, replaceOldClip} from '../skiaClips';
import {skiaClips} from '../skiaProject/clips';

const SITE_DIR = path.resolve(__dirname, '../../..');

it.each(skiaClips)('the clip of $id shows the sample of its page', (clip) => {
  const page = path.join(SITE_DIR, clip.page);
  const name = clipName(clip);
  const source = fs.readFileSync(page, 'utf8');
  for (const file of [`${name}.webm`, `${name}.webp`]) {
    expect(source, 'run "npm run fix"').toContain(`'./${file}'`);
    expect(fs.existsSync(path.join(path.dirname(page), file))).toBe(true);
  }
});

it('puts a new clip in the place of the old one', () => {
  const dir = createTempDir({
    'docs/skia/index.mdx':
      "require('./glow-a4511ff9.webp')\nrequire('./glow-a4511ff9.webm')\n",
    'docs/skia/glow-a4511ff9.webm': '',
    'docs/skia/glow-a4511ff9.webp': '',
    'docs/skia/glow-39c846ef.webm': '',
    'docs/skia/ripples-0afca711.webm': '',
  });
  const clip = {id: 'Glow', page: 'docs/skia/index.mdx'} as const;
  replaceOldClip(dir, clip, 'glow-39c846ef');
  expect(fs.readFileSync(path.join(dir, clip.page), 'utf8')).toBe(
    "require('./glow-39c846ef.webp')\nrequire('./glow-39c846ef.webm')\n",
  );
  expect(fs.readdirSync(path.join(dir, 'docs/skia')).sort()).toEqual([
    'glow-39c846ef.webm',
    'index.mdx',
    'ripples-0afca711.webm',
  ]);
});
