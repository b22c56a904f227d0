/** What the picker loads when somebody begins to use it. */
import list from '@site/toolkit/api/_google-fonts.json';
import {unpackFonts} from './fontList';

export {FontDetails} from './FontDetails';
export {findFonts} from './fontList';

export const fonts = unpackFonts(list);
