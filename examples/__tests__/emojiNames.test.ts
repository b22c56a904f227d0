import fs from 'node:fs';
import path from 'node:path';
import {getAvailableEmojis} from '@remotion/animated-emoji';
import {expect, it} from 'vitest';

const PAGE = path.resolve(
  __dirname,
  '../../docs/animated-emoji/get-available-emoji.mdx',
);
const SKIN_TONE = /-skin-tone-([1-5])$/;

/** Names as the page writes them: in code, with an escaped asterisk for skin tones. */
function namesOf(emojis: ReturnType<typeof getAvailableEmojis>): string[] {
  const withTones = new Set(
    emojis
      .filter(({name}) => SKIN_TONE.test(name))
      .map(({name}) => name.replace(SKIN_TONE, '')),
  );
  return emojis
    .filter(({name}) => !SKIN_TONE.test(name))
    .map(({name}) => `\`${name}\`${withTones.has(name) ? '\\*' : ''}`);
}

it('the page of getAvailableEmojis() has all names, by category', () => {
  const [, list = ''] = fs.readFileSync(PAGE, 'utf8').split('## All names');
  const emojis = getAvailableEmojis();
  const categories = new Set(emojis.flatMap((emoji) => emoji.categories));
  for (const category of categories) {
    const [, section = ''] = list.split(`### ${category}\n`);
    const [names = ''] = section.split('\n#');
    expect(names.trim().split(/,\s+/), category).toEqual(
      namesOf(emojis.filter((emoji) => emoji.categories.includes(category))),
    );
  }
});
