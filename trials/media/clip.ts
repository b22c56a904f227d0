/** The clip that all cases play: its frames show their number. */
export const CLIP = {width: 320, height: 180, fps: 30, frames: 90} as const;

/** Eight bars, each as wide as this, show the number of a frame in binary. */
export const BAR_WIDTH = 40;

/** What the audio plays from one second to the next, in hertz. */
export const TONES = [300, 500, 700] as const;
