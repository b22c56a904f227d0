// Replaces the icon of @docusaurus/theme-classic 3.10.2 with our own, which is the
// same in every color mode, because the button's label names the mode.
export {ColorModeIcon as default} from '@site/src/components/ColorModeIcon';
