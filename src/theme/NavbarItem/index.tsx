// Wrap. Any change of the menu for small screens, and the first look at the
// window's size is one, draws the navbar again with all of its items.
import {memo} from 'react';
import NavbarItem from '@theme-original/NavbarItem';

/** Drawn again when its item or the address changes: both are seen below it. */
export default memo(NavbarItem);
