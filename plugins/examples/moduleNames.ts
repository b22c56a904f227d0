/**
 * Packages that code in the frame can import. Examples that import others, or
 * files of this site, cannot be edited. `modules.ts` of the frame provides them.
 */
export const moduleNames = [
  'react',
  'react/jsx-runtime',
  'remotion',
  '@remotion/animation-utils',
  '@remotion/layout-utils',
  '@remotion/motion-blur',
  '@remotion/noise',
  '@remotion/paths',
  '@remotion/rounded-text-box',
  '@remotion/shapes',
  '@remotion/transitions',
  '@remotion/transitions/clock-wipe',
  '@remotion/transitions/fade',
  '@remotion/transitions/flip',
  '@remotion/transitions/iris',
  '@remotion/transitions/none',
  '@remotion/transitions/slide',
  '@remotion/transitions/wipe',
] as const;

/** One of these packages. */
export type ModuleName = (typeof moduleNames)[number];
