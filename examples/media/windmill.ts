/** Numbers of objects in a Rive file. */
const Type = {
  backboard: 23,
  artboard: 1,
  node: 2,
  shape: 3,
  ellipse: 4,
  vertex: 5,
  rectangle: 7,
  points: 16,
  solidColor: 18,
  fill: 20,
  keyedObject: 25,
  keyedProperty: 26,
  keyFrame: 30,
  animation: 31,
} as const;

/** Numbers of their properties, by how the value is written. */
const integers = {
  parent: 5,
  objectId: 51,
  propertyKey: 53,
  fps: 56,
  duration: 57,
  loop: 59,
  frame: 67,
  interpolation: 68,
} as const;
const floats = {
  boxWidth: 7,
  boxHeight: 8,
  x: 13,
  y: 14,
  rotation: 15,
  width: 20,
  height: 21,
  vertexX: 24,
  vertexY: 25,
  radius: 31,
  value: 70,
  originX: 123,
  originY: 124,
} as const;
const strings = {name: 4, animationName: 55} as const;
const colors = {color: 37} as const;

type Properties = Partial<
  Record<
    keyof typeof integers | keyof typeof floats | keyof typeof colors,
    number
  >
> &
  Partial<Record<keyof typeof strings, string>>;

type RiveObject = readonly [type: keyof typeof Type, properties: Properties];

const LOOP = 1;
const PING_PONG = 2;
const LINEAR = 1;

/** A whole number in groups of seven bits, the lowest first. */
function varuint(value: number): number[] {
  return value < 128
    ? [value]
    : [(value & 127) | 128, ...varuint(Math.floor(value / 128))];
}

function float(value: number): number[] {
  return Array.from(new Uint8Array(new Float32Array([value]).buffer));
}

function text(value: string): number[] {
  const bytes = Array.from(new TextEncoder().encode(value));
  return [...varuint(bytes.length), ...bytes];
}

function color(value: number): number[] {
  return Array.from(new Uint8Array(new Uint32Array([value]).buffer));
}

const writers: Readonly<Record<string, (value: number | string) => number[]>> =
  {
    ...writersOf(integers, (value) => varuint(Number(value))),
    ...writersOf(floats, (value) => float(Number(value))),
    ...writersOf(strings, (value) => text(String(value))),
    ...writersOf(colors, (value) => color(Number(value))),
  };

function writersOf(
  keys: Readonly<Record<string, number>>,
  write: (value: number | string) => number[],
): Record<string, (value: number | string) => number[]> {
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      (value: number | string) => [...varuint(key), ...write(value)],
    ]),
  );
}

function bytesOf([type, properties]: RiveObject): number[] {
  return [
    ...varuint(Type[type]),
    ...Object.entries(properties).flatMap(
      ([name, value]) => writers[name]?.(value) ?? [],
    ),
    0,
  ];
}

/** A shape of one color, and the index of its own object. */
function filled(
  index: number,
  parent: number,
  at: Properties,
  outline: readonly RiveObject[],
  value: number,
): RiveObject[] {
  // The shape, its fill and the color of that come before the outline.
  return [
    ['shape', {parent, ...at}],
    ['fill', {parent: index}],
    ['solidColor', {parent: index + 1, color: value}],
    ...outline,
  ];
}

const PEN = 3;

/** The parts of the artboard. Parents are indexes, and the artboard is 0. */
function parts(): {objects: RiveObject[]; sails: number; cloud: number} {
  const objects: RiveObject[] = [
    ['artboard', {name: 'Windmill', boxWidth: 500, boxHeight: 500}],
    ['fill', {parent: 0}],
    ['solidColor', {parent: 1, color: 0xff_7c_bb_ff}],
  ];
  const add = (
    parent: number,
    at: Properties,
    outlineOf: (index: number) => readonly RiveObject[],
    value: number,
  ): number => {
    const index = objects.length;
    objects.push(...filled(index, parent, at, outlineOf(index), value));
    return index;
  };
  const polygon =
    (...points: readonly (readonly [number, number])[]) =>
    (index: number): RiveObject[] => [
      ['points', {parent: index}],
      ...points.map(([vertexX, vertexY]): RiveObject => [
        'vertex',
        {parent: index + PEN, vertexX, vertexY},
      ]),
    ];

  // What comes later is behind.
  const sails = objects.length;
  objects.push(['node', {parent: 0, name: 'Sails', x: 250, y: 190}]);
  add(
    sails,
    {},
    (index) => [['ellipse', {parent: index, width: 36, height: 36}]],
    0xff_0a_5a_a8,
  );
  for (const quarter of [0, 1, 2, 3]) {
    add(
      sails,
      {rotation: (quarter * Math.PI) / 2},
      polygon([-5, 0], [-5, -160], [34, -160], [34, -40], [5, -40], [5, 0]),
      0xff_f2_f5_f5,
    );
  }
  add(
    0,
    {x: 250, y: 190},
    polygon([-44, -10], [44, -10], [72, 250], [-72, 250]),
    0xff_b8_5c_45,
  );
  const cloud = add(
    0,
    {name: 'Cloud', x: 110, y: 96},
    (index) => [
      ['rectangle', {parent: index, width: 130, height: 44, radius: 22}],
      ['ellipse', {parent: index, x: 6, y: -20, width: 66, height: 66}],
    ],
    0xff_f2_f5_f5,
  );
  add(
    0,
    {x: 250, y: 530},
    (index) => [['ellipse', {parent: index, width: 760, height: 240}]],
    0xff_0b_6b_45,
  );
  return {objects, sails, cloud};
}

/** An animation, whose tracks go from the first value to the last. */
function animation(
  animationName: string,
  seconds: number,
  loop: number,
  tracks: readonly (readonly [
    objectId: number,
    key: number,
    from: number,
    to: number,
  ])[],
): RiveObject[] {
  const fps = 60;
  const duration = seconds * fps;
  return [
    ['animation', {animationName, fps, duration, loop}],
    ...tracks.flatMap(([objectId, propertyKey, from, to]): RiveObject[] => [
      ['keyedObject', {objectId}],
      ['keyedProperty', {propertyKey}],
      ['keyFrame', {frame: 0, interpolation: LINEAR, value: from}],
      ['keyFrame', {frame: duration, interpolation: LINEAR, value: to}],
    ]),
  ];
}

/** A Rive file: a windmill that turns in a breeze, or sways in a storm. */
export function windmill(): Uint8Array {
  const {objects, sails, cloud} = parts();
  const all: RiveObject[] = [
    ['backboard', {}],
    ...objects,
    ...animation('Breeze', 4, LOOP, [
      [sails, floats.rotation, 0, Math.PI * 2],
      [cloud, floats.x, -80, 580],
    ]),
    ...animation('Gusts', 1, PING_PONG, [
      [sails, floats.rotation, -0.4, Math.PI],
      [cloud, floats.x, 60, 200],
    ]),
  ];
  const version = [7, 0];
  const fileId = 0;
  const endOfContents = 0;
  return new Uint8Array([
    ...new TextEncoder().encode('RIVE'),
    ...version,
    fileId,
    endOfContents,
    ...all.flatMap(bytesOf),
  ]);
}
