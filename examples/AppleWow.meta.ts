import type {AppleWowProps} from './AppleWow';
import type {ExampleMetadata} from './types';

/** The first step that leaves something to be seen, and the last. */
const FIRST_STEP = 2;
const LAST_STEP = 14;

export default {
  width: 1920,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 45,
  alt: 'A laughing yellow face on a night sky, and around it rings of dots, red and yellow hearts and stars that fly outwards',
  defaultProps: {step: LAST_STEP},
  states: Object.fromEntries(
    Array.from({length: LAST_STEP - FIRST_STEP + 1}, (_, index) => [
      `step-${index + FIRST_STEP}`,
      {step: index + FIRST_STEP},
    ]),
  ),
} satisfies ExampleMetadata<AppleWowProps>;
