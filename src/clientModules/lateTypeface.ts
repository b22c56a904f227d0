import type {ClientModule} from '@docusaurus/types';

/** Whether the browser draws text with the family, or with the next one. */
function isDrawn(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (families: string): number | undefined => {
    if (context) {
      context.font = `1rem ${families}`;
    }
    return context?.measureText('Remotion').width;
  };
  return widthIn(`${family}, monospace`) !== widthIn('monospace');
}

/**
 * A typeface that came too late for the first page of a visit (`font-display` in
 * tokens.css) is used from the second one on, whose text has to be laid out anyway.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) {
    return;
  }
  for (const sheet of document.styleSheets) {
    // Those of the page itself. Rules of another host cannot be read.
    for (const rule of sheet.href ? [] : sheet.cssRules) {
      if (
        rule instanceof CSSFontFaceRule &&
        rule.style.getPropertyValue('font-display') === 'optional' &&
        !isDrawn(rule.style.getPropertyValue('font-family'))
      ) {
        rule.style.setProperty('font-display', 'swap');
      }
    }
  }
};
