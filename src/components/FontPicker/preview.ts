import {nameInAddress, type Choice, type Font} from './fontList';

/** How long Google may take to answer, in milliseconds. */
const TIMEOUT = 15_000;

/** Address of the style sheet of Google Fonts with some weights of a font. */
export function styleSheetAddress(
  font: Font,
  {style, weights}: Pick<Choice, 'style' | 'weights'>,
): string {
  const italic = style === 'italic' ? 1 : 0;
  const tuples = [...weights].sort().map((weight) => `${italic},${weight}`);
  return `https://fonts.googleapis.com/css2?family=${nameInAddress(font)}:ital,wght@${tuples.join(';')}&display=block`;
}

function addStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      link.remove();
      reject(new Error(`${href} did not load.`));
    };
    const timeout = window.setTimeout(fail, TIMEOUT);
    link.onload = () => {
      window.clearTimeout(timeout);
      resolve();
    };
    link.onerror = () => {
      window.clearTimeout(timeout);
      fail();
    };
    document.head.append(link);
  });
}

/**
 * Requests a font from Google for this page, under the name that Google gives it.
 *
 * @returns whether the font has letters of the text
 * @throws Error if the style sheet or a file does not arrive
 */
export async function requestFont(
  font: Font,
  choice: Choice,
  text: string,
): Promise<boolean> {
  await addStyleSheet(styleSheetAddress(font, choice));
  const faces = await Promise.all(
    choice.weights.map((weight) =>
      document.fonts.load(
        `${choice.style} ${weight} 1em "${font.name}"`,
        // An empty text would load nothing.
        text || 'A',
      ),
    ),
  );
  return faces.flat().length > 0;
}
