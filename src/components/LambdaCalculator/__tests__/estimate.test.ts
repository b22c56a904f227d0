import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import cloud from '../../../../toolkit/api/_cloud.json';
import {
  divide,
  estimate,
  findObstacles,
  price,
  type Region,
  type RenderSettings,
} from '../estimate';

const requireToolkit = createRequire(
  path.resolve(__dirname, '../../../../toolkit/package.json'),
);
const {estimatePrice} = requireToolkit('@remotion/lambda-client') as {
  estimatePrice: (input: Readonly<Record<string, string | number>>) => number;
};
const {validateFramesPerFunction} = requireToolkit(
  '@remotion/serverless-client',
) as {
  validateFramesPerFunction: (input: {
    framesPerFunction: null;
    concurrency: null;
    durationInFrames: number;
  }) => number;
};

const regions = Object.keys(cloud.lambda.prices) as Region[];

const settings: RenderSettings = {
  durationInSeconds: 60,
  fps: 30,
  width: '1920',
  codec: 'h264',
  region: 'us-east-1',
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  startSeconds: 3,
};

it.each(regions)('costs in %s what estimatePrice() says', (region) => {
  for (const memorySizeInMb of [512, 2048, 3009, 10_240]) {
    for (const diskSizeInMb of [512, 2048, 10_240]) {
      for (const [seconds, invocations] of [
        [0, 0],
        [0.4, 1],
        [73.21, 16],
        [40_000, 201],
      ] as const) {
        const size = {region, memorySizeInMb, diskSizeInMb};
        expect(price({...size, seconds, invocations})).toBeCloseTo(
          estimatePrice({
            ...size,
            durationInMilliseconds: seconds * 1000,
            lambdasInvoked: invocations,
          }),
          5,
        );
      }
    }
  }
});

it('divides frames as the package does', () => {
  for (const durationInFrames of [
    1, 3, 5, 19, 20, 21, 300, 1500, 1501, 9000, 17_999, 18_000, 250_000,
  ]) {
    expect(divide(durationInFrames)).toBe(
      validateFramesPerFunction({
        framesPerFunction: null,
        concurrency: null,
        durationInFrames,
      }),
    );
  }
});

describe('an estimate', () => {
  it('counts the functions, and bills the main function too', () => {
    const minute = estimate(settings);
    expect(minute).toMatchObject({
      frames: 1800,
      framesPerFunction: divide(1800),
      functions: Math.ceil(1800 / divide(1800)),
    });
    expect(minute.costInUsd).toBe(
      price({
        ...settings,
        seconds: minute.billedSeconds,
        invocations: minute.functions + 1,
      }),
    );
  });

  it('is slower with less memory, and not faster than two busy vCPUs', () => {
    const secondsOf = (memorySizeInMb: number): number =>
      estimate({...settings, memorySizeInMb}).seconds;
    expect(secondsOf(1024)).toBeGreaterThan(secondsOf(2048));
    expect(secondsOf(10_240)).toBe(secondsOf(4096));
  });

  it('takes what was measured over its own model', () => {
    const {seconds} = estimate({
      ...settings,
      memorySizeInMb: 1769,
      framesPerFunction: 100,
      secondsPerFrame: 0.5,
    });
    expect(seconds).toBe(3 + 3 + 100 * 0.5 + 2);
  });

  it('renders one frame of an empty video', () => {
    expect(estimate({...settings, durationInSeconds: 0})).toMatchObject({
      frames: 1,
      functions: 1,
    });
  });
});

it.each([
  [{}, /^$/],
  [
    {framesPerFunction: 4},
    /at least 5 frames.*200 functions at most.*9 frames/,
  ],
  [{durationInSeconds: 0.1, framesPerFunction: 3}, /^$/],
  [{secondsPerFrame: 60, framesPerFunction: 20}, /900 seconds at most/],
])('with %o says what stops it', (change, message) => {
  expect(findObstacles(estimate({...settings, ...change})).join(' ')).toMatch(
    message,
  );
});
