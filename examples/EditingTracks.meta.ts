import type {EditingTracksProps} from './EditingTracks';
import type {ExampleMetadata} from './types';

export default {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 36,
  alt: 'The words “Out at dawn” in front of a blue morning, with the sun above the sea',
  defaultProps: {
    clips: (
      [
        ['Title', 'title', 0, 12, 42],
        ['Credits', 'credits', 0, 108, 36],
        ['Sun', 'sun', 1, 6, 54],
        ['Boat', 'boat', 1, 102, 48],
        ['Day', 'day', 2, 0, 84],
        ['Night', 'night', 2, 84, 66],
      ] as const
    ).map(([name, kind, track, from, durationInFrames], id) => ({
      id,
      name,
      kind,
      track,
      from,
      durationInFrames,
      trimBefore: 0,
    })),
  },
} satisfies ExampleMetadata<EditingTracksProps>;
