import path from 'node:path';
import {expect, it} from 'vitest';
import {makeLists} from '../lists';

const twinOf = (address: string): Parameters<typeof makeLists>[0][number] => ({
  address,
  twin: `${address.slice(0, -1)}.md`,
  title: address,
  description: 'What it is.',
  markdown: `# ${address}`,
});

it('lists packages and parts before the pages, which are many', async () => {
  const files = await makeLists(
    ['/docs/spring/', '/docs/loop/', '/learn/apple-wow/'].map(twinOf),
    {
      siteDir: path.resolve(__dirname, '../../..'),
      outDir: '',
      baseUrl: '/',
      url: 'https://a.dev',
      title: 'Site',
      tagline: 'Line',
    },
  );
  const list = files.get('llms.txt') ?? '';
  const places = [
    '## By package',
    '- [remotion](https://a.dev/docs/remotion/llms.txt): 2 pages',
    '## The text of all pages',
    '- [API reference, part 1 of 1](https://a.dev/llms-full/api-reference-1.txt)',
    '## API reference: remotion',
    '- [/docs/spring/](https://a.dev/docs/spring.md): What it is.',
    '## Lessons',
  ].map((line) => list.indexOf(`\n${line}\n`));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
