import type {FrameFont} from './protocol';

/** Loads the fonts that the page itself has, which the frame cannot load. */
export async function loadFonts(): Promise<FrameFont[]> {
  const rules = [...document.styleSheets]
    // Rules of a sheet of another host cannot be read.
    .filter(({href}) => !href || new URL(href).origin === location.origin)
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({rule, sheet})));
  const fonts = rules.map(async ({rule, sheet}) => {
    if (!(rule instanceof CSSFontFaceRule)) {
      return [];
    }
    const [, address] =
      /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
    if (!address) {
      return [];
    }
    const response = await fetch(new URL(address, sheet.href ?? location.href));
    return [
      {
        family: rule.style
          .getPropertyValue('font-family')
          .replaceAll(/^["']|["']$/g, ''),
        weight: rule.style.getPropertyValue('font-weight') || 'normal',
        data: await response.arrayBuffer(),
      },
    ];
  });
  return (await Promise.all(fonts)).flat();
}
