/** Components of samples, the page of each and the frame of its poster. */
export const skiaClips = [
  {id: 'Glow', page: 'docs/skia/index.mdx', posterFrame: 45},
  {id: 'Ripples', page: 'docs/skia/skia-canvas.mdx', posterFrame: 50},
] as const;

/** One of them. */
export type SkiaClip = (typeof skiaClips)[number];
