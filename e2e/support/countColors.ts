import type {Locator} from '@playwright/test';

/**
 * Counts the different colors in a screenshot of an element. The count is 1 when
 * nothing is drawn on its background.
 */
export async function countColors(element: Locator): Promise<number> {
  const picture = await element.screenshot({animations: 'disabled'});
  return element.evaluate(async (node, data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const {width, height} = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) {
      throw new Error(`No canvas to look at ${node.nodeName}`);
    }
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, width, height).data;
    return new Set(new Uint32Array(pixels.buffer)).size;
  }, picture.toString('base64'));
}
