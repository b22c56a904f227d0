// Replaces the icon of @docusaurus/theme-classic 3.10.2 by the drawn one, which
// is the same in every color mode: the label of the button says the mode.
export {ColorModeIcon as default} from '@site/src/components/ColorModeIcon';
