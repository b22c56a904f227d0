import type {Locator} from '@playwright/test';

/** A color as red, green and blue, each from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Computed value of a color property of an element. */
export async function readColor(
  element: Locator,
  property: 'color' | 'background-color',
): Promise<Rgb> {
  const value = await element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property,
  );
  const parts = value.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  if (!value.startsWith('rgb') || alpha !== 1) {
    throw new Error(`Expected an opaque color, got "${value}"`);
  }
  return [red, green, blue];
}

/** Relative luminance as WCAG defines it, from 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
