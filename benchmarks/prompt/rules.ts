/** What renders have to show where a rule of the system prompt is kept. */
import {FRAMES} from './case';

/** Rendered frames, as the gray of each from 0 to 1, or why there are none. */
export type Seen = readonly number[] | Error;

/** Code that breaks a rule, code that keeps it, and how to tell them apart. */
export type Proof = {
  /** The heading of the rule on the page. */
  readonly rule: string;
  /** Components of `compositions.tsx`. */
  readonly broken: readonly string[];
  readonly kept: readonly string[];
  readonly isRight: (grays: readonly number[]) => boolean;
  /** What the render stops with where the rule is broken. */
  readonly message?: RegExp;
};

/** An image has 256 steps of gray. */
const isNear = (gray: number | undefined, value: number): boolean =>
  Math.abs((gray ?? NaN) - value) < 0.005;

const followsFrame = (grays: readonly number[]): boolean =>
  grays.every((gray, frame) => isNear(gray, frame / FRAMES));

const isWhite = (grays: readonly number[]): boolean =>
  grays.every((gray) => isNear(gray, 1));

/** A scene that begins at frame 20 with its own frame 0. */
const beginsAt20 = (grays: readonly number[]): boolean =>
  isNear(grays[20], 0) && isNear(grays[30], 10 / FRAMES);

export const proofs: readonly Proof[] = [
  {
    rule: 'Calculate every animated value from the frame',
    broken: ['FromInterval'],
    kept: ['Progress'],
    isRight: followsFrame,
  },
  {
    rule: 'Do not use CSS transitions or CSS animations',
    broken: ['FromTransition', 'FromKeyframes'],
    kept: ['Progress'],
    isRight: followsFrame,
  },
  {
    rule: 'Clamp `interpolate()`',
    broken: ['Unclamped'],
    kept: ['Clamped'],
    // Stops in the middle, where the text has arrived.
    isRight: (grays) => isNear(grays.at(-1), 0.5),
  },
  {
    rule: 'Give `interpolate()` increasing inputs',
    broken: ['EqualInputs'],
    kept: ['IncreasingInputs'],
    isRight: followsFrame,
    message:
      /inputRange must be strictly monotonically increasing but got \[20,20\]/,
  },
  {
    rule: 'Give `interpolate()` increasing inputs',
    broken: ['UnequalRanges'],
    kept: ['IncreasingInputs'],
    isRight: followsFrame,
    message: /inputRange \(3\) and outputRange \(2\) must have the same length/,
  },
  {
    rule: 'Pass `fps` to `spring()`',
    broken: ['WithoutFps'],
    kept: ['WithFps'],
    isRight: (grays) => isNear(grays[0], 0) && isNear(grays.at(-1), 1),
    message:
      /"fps" must be a number, but you passed a value of type undefined to spring\(\)/,
  },
  {
    rule: 'Count frames from zero inside a sequence',
    broken: ['SubtractsAgain', 'ReadsFrameOutside'],
    kept: ['CountsFromZero'],
    isRight: beginsAt20,
  },
  {
    rule: 'Place scenes with `<Sequence>` and `<Series>`',
    broken: ['HidesScene'],
    kept: ['CountsFromZero'],
    isRight: beginsAt20,
  },
  {
    rule: 'Place scenes with `<Sequence>` and `<Series>`',
    broken: ['CoversFlexItem'],
    kept: ['IsFlexItem'],
    isRight: isWhite,
  },
  {
    rule: 'Use `random()` with a seed',
    broken: ['MathRandom', 'CurrentDate'],
    kept: ['SeededRandom'],
    isRight: (grays) => new Set(grays).size === 1,
  },
  {
    rule: 'Load images, video and audio with components that a render waits for',
    broken: ['PlainImage', 'BackgroundImage', 'PlainFrame', 'PlainVideo'],
    kept: ['WaitingImage', 'WaitingFrame', 'WaitingVideo'],
    isRight: isWhite,
  },
  {
    rule: 'Put files into `public/` and use `staticFile()`',
    broken: ['RelativeFile'],
    kept: ['PublicFile'],
    isRight: isWhite,
    message: /staticFile\(\) does not support relative paths/,
  },
  {
    rule: 'Wait for data',
    broken: ['LoadsWithoutHandle'],
    kept: ['LoadsWithHandle'],
    isRight: isWhite,
  },
];

/** Rules that are not about frames; `run.ts` proves them in another way. */
export const otherRules = [
  'Set the duration from the content',
  'Keep all Remotion packages at one version',
] as const;

/** Whether frames, or the error in place of them, prove what breaks the rule. */
export function isProof({isRight, message}: Proof, seen: Seen): boolean {
  return seen instanceof Error
    ? message?.test(seen.message) === true
    : message === undefined && !isRight(seen);
}
