import type {ComponentType} from 'react';

/** What is needed to play a composition, and to show before it plays. */
export type PlayableComposition<Props extends Record<string, unknown>> = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  /** Frame of the poster; playback starts here. */
  readonly posterFrame: number;
  /** Whether it starts again at its end, which is the default. */
  readonly loop?: boolean;
  /** Loads the component once a visitor asks for it. */
  readonly load: () => Promise<ComponentType<Props>>;
};
