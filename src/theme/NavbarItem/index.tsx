// Wrap. The navbar renders again, with all of its items, at any change of the menu
// for small screens, including the first measurement of the window.
import {memo} from 'react';
import NavbarItem from '@theme-original/NavbarItem';

/** Renders again only when its item or the address changes. */
export default memo(NavbarItem);
