export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The largest share of the box that a frame may fill, in each direction. */
const SHARE = 0.84;

function round(value: number): number {
  return Math.round(value * 2) / 2;
}

/** The largest frame of an aspect ratio in the middle of a box. */
export function fitFrame(
  size: Pick<Frame, 'width' | 'height'>,
  box: Pick<Frame, 'width' | 'height'>,
): Frame {
  const scale = Math.min(
    (box.width * SHARE) / size.width,
    (box.height * SHARE) / size.height,
  );
  const width = round(size.width * scale);
  const height = round(size.height * scale);
  return {
    x: round((box.width - width) / 2),
    y: round((box.height - height) / 2),
    width,
    height,
  };
}
