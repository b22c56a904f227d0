type Color = readonly [red: number, green: number, blue: number, alpha: number];
type Point = readonly [x: number, y: number];
type Json = Readonly<Record<string, unknown>>;

/** Frames per second and frames of the animation. */
const FRAME_RATE = 30;
const FRAMES = 90;
const SIZE = 400;

const TERRACOTTA: Color = [0.878, 0.478, 0.373, 1];
const TERRACOTTA_DARK: Color = [0.722, 0.361, 0.271, 1];
const GREEN: Color = [0.373, 0.827, 0.627, 1];
const PETAL: Color = [0.941, 0.737, 0.369, 1];
const CENTER: Color = [0.043, 0.42, 0.271, 1];

const fixed = (value: unknown): Json => ({a: 0, k: value});

/** Goes from one value to another between two frames, and slows down there. */
function animated(
  [start, end]: Point,
  from: readonly number[],
  to: readonly number[],
): Json {
  const ease = (x: number, y: number): Json => ({
    x: from.map(() => x),
    y: from.map(() => y),
  });
  return {
    a: 1,
    k: [
      {t: start, s: from, o: ease(0.2, 0), i: ease(0.3, 1)},
      {t: end, s: to},
    ],
  };
}

const fill = (name: string, color: Color): Json => ({
  ty: 'fl',
  nm: name,
  c: fixed(color),
  o: fixed(100),
});

const ellipse = (center: Point, size: Point): Json => ({
  ty: 'el',
  p: fixed(center),
  s: fixed(size),
});

/** A path through points, with the tangents in and out of each. */
const curve = (
  points: readonly Point[],
  tangentsIn: readonly Point[],
  tangentsOut: readonly Point[],
  isClosed: boolean,
): Json => ({
  ty: 'sh',
  ks: fixed({v: points, i: tangentsIn, o: tangentsOut, c: isClosed}),
});

const polygon = (points: readonly Point[]): Json => {
  const straight = points.map((): Point => [0, 0]);
  return curve(points, straight, straight, true);
};

/** Shapes of one look; every group ends with its transformation. */
const group = (items: readonly Json[]): Json => ({
  ty: 'gr',
  it: [
    ...items,
    {
      ty: 'tr',
      p: fixed([0, 0]),
      a: fixed([0, 0]),
      s: fixed([100, 100]),
      r: fixed(0),
      o: fixed(100),
    },
  ],
});

/** A layer whose own origin is where it grows from. */
function layer(
  name: string,
  position: Point,
  shapes: readonly Json[],
  transform: Json = {},
): Json {
  return {
    ty: 4,
    nm: name,
    ip: 0,
    op: FRAMES,
    st: 0,
    sr: 1,
    ks: {
      o: fixed(100),
      r: fixed(0),
      p: fixed([...position, 0]),
      a: fixed([0, 0, 0]),
      s: fixed([100, 100, 100]),
      ...transform,
    },
    shapes,
  };
}

const LEAF = curve(
  [
    [0, 0],
    [82, -30],
  ],
  [
    [14, 22],
    [-22, -30],
  ],
  [
    [18, -34],
    [-14, 26],
  ],
  true,
);

const leaf = (name: string, at: Point, frames: Point, side: 1 | -1): Json =>
  layer(name, at, [group([LEAF, fill('green', GREEN)])], {
    s: animated(frames, [0, 0, 100], [100 * side, 100, 100]),
  });

const flower = layer(
  'flower',
  [200, 112],
  [
    group([ellipse([0, 0], [38, 38]), fill('center', CENTER)]),
    ...[0, 60, 120, 180, 240, 300].map((angle) => {
      const radians = (angle * Math.PI) / 180;
      const round = (value: number): number => Math.round(value * 100) / 100;
      return group([
        ellipse(
          [round(Math.cos(radians) * 38), round(Math.sin(radians) * 38)],
          [46, 46],
        ),
        fill('petal', PETAL),
      ]);
    }),
  ],
  {
    s: animated([46, 68], [0, 0, 100], [100, 100, 100]),
    r: animated([46, 84], [-120], [0]),
  },
);

const stem = layer(
  'stem',
  [200, 300],
  [
    group([
      curve(
        [
          [0, 0],
          [0, -188],
        ],
        [
          [0, 0],
          [-26, 60],
        ],
        [
          [26, -60],
          [0, 0],
        ],
        false,
      ),
      {
        ty: 'tm',
        s: fixed(0),
        e: animated([2, 48], [0], [100]),
        o: fixed(0),
        m: 1,
      },
      {
        ty: 'st',
        nm: 'green',
        c: fixed(GREEN),
        o: fixed(100),
        w: fixed(10),
        lc: 2,
        lj: 2,
      },
    ]),
  ],
);

const pot = layer(
  'pot',
  [200, 290],
  [
    group([
      polygon([
        [-76, 0],
        [76, 0],
        [76, 24],
        [-76, 24],
      ]),
      fill('rim', TERRACOTTA),
    ]),
    group([
      polygon([
        [-64, 24],
        [64, 24],
        [48, 94],
        [-48, 94],
      ]),
      fill('pot', TERRACOTTA_DARK),
    ]),
  ],
);

/** A Lottie animation: a flower that grows out of a pot within three seconds. */
export const plant = {
  v: '5.13.0',
  nm: 'Plant',
  fr: FRAME_RATE,
  ip: 0,
  op: FRAMES,
  w: SIZE,
  h: SIZE,
  assets: [],
  // The first layer is in front.
  layers: [
    flower,
    pot,
    leaf('leaf on the right', [207, 236], [18, 38], 1),
    leaf('leaf on the left', [210, 196], [28, 50], -1),
    stem,
  ].map((content, index) => ({...content, ind: index + 1})),
};
