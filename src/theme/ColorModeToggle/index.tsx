import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * Two states instead of three: each press shows the other mode. The framework
 * adds a third, "system", in which a press can change nothing one can see; the
 * system setting still rules until the first press.
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <ColorModeToggle
      {...props}
      value={colorMode}
      respectPrefersColorScheme={false}
    />
  );
}
