import type {ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * Toggles between two states, so that each press shows the other mode. The
 * framework has a third, "system", and a press that leads to it may change
 * nothing visible. Until the first press the system's setting still decides.
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
