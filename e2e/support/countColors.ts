import type {Locator} from '@playwright/test';

/** The different colors in a screenshot of an element, each with red in its lowest byte. */
async function readColors(element: Locator): Promise<readonly number[]> {
  const picture = await element.screenshot({animations: 'disabled'});
  return element.evaluate(async (node, data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) {
      throw new Error(`No canvas to look at ${node.nodeName}`);
    }
    context.drawImage(image, 0, 0);
    const {data: pixels} = context.getImageData(
      0,
      0,
      image.width,
      image.height,
    );
    return [...new Set(new Uint32Array(pixels.buffer))];
  }, picture.toString('base64'));
}

/**
 * Counts the different colors in a screenshot of an element. The count is 1 when
 * nothing is drawn on its background.
 */
export async function countColors(element: Locator): Promise<number> {
  return (await readColors(element)).length;
}

/** How far from gray the most vivid color of an element is, from 0 to 255. */
export async function readVividness(element: Locator): Promise<number> {
  const distances = (await readColors(element)).map((color) => {
    const channels = [0, 8, 16].map((shift) => (color >> shift) & 0xff);
    return Math.max(...channels) - Math.min(...channels);
  });
  return Math.max(...distances);
}
