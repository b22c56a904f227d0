import path from 'node:path';
import sharp from 'sharp';
import {expect, it, vi} from 'vitest';
import type {Card} from '../describe';
import {openDrawing} from '../draw';

const siteDir = path.resolve(__dirname, '../../..');

const card: Card = {
  title: 'spring()',
  section: 'remotion',
  kind: 'Function',
  text: 'spring(options: SpringConfig): number',
  isCode: true,
};

/** Columns of a picture that have the accent on the line of the ruler. */
async function findPlayhead(png: Buffer): Promise<number[]> {
  const {data, info} = await sharp(png)
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const row = 545 * info.width * info.channels;
  return Array.from({length: info.width}, (_, column) => column).filter(
    (column) => (data[row + column * info.channels] ?? 0) > 200,
  );
}

it.each([
  ['a name', card],
  ['three lines', {...card, title: 'Word '.repeat(15), isCode: false}],
  ['a name without end', {...card, title: `${'getTheCodec'.repeat(6)}()`}],
  [
    'a picture',
    {...card, picture: 'img/examples/TemplateTiktok.webp', isCode: false},
  ],
])('draws %s with one playhead on the ruler', async (_, each) => {
  const {draw} = await openDrawing(siteDir, 'example.com');
  const png = await draw(each);
  const {format, width, height} = await sharp(png).metadata();
  expect({format, width, height}).toEqual({
    format: 'png',
    width: 1200,
    height: 630,
  });
  const columns = await findPlayhead(png);
  expect(columns.length).toBeGreaterThan(4);
  expect((columns.at(-1) ?? 0) - (columns[0] ?? 0)).toBeLessThan(8);
  expect(columns[0]).toBeGreaterThan(100);
  expect(await draw(each)).toEqual(png);
});

it('tells cards and hosts apart', async () => {
  const one = await openDrawing(siteDir, 'example.com');
  const other = await openDrawing(siteDir, 'example.org');
  expect(one.version).toBe(other.version);
  expect(one.hash(card)).toBe(one.hash({...card}));
  expect(one.hash(card)).not.toBe(other.hash(card));
  expect(one.hash(card)).not.toBe(one.hash({...card, kind: 'Hook'}));
});

it('refuses a title that does not fit, and names what no font has', async () => {
  const {draw} = await openDrawing(siteDir, 'example.com');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(draw({...card, title: 'Word '.repeat(40)})).rejects.toThrow(
    'does not fit on its card',
  );
  expect(warn).not.toHaveBeenCalled();
  await draw({...card, text: 'from 1 → 2'});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('not have →'));
});
