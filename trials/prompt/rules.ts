import {FRAMES} from '../renders/case';
import type {Frame, Pair} from '../renders/pairs';
import type * as components from './components';

/** Lines of the content that a duration is made for, one second each. */
export const LINES = 5;

/** An image has 256 steps of gray. */
const isNear = (gray: number | undefined, value: number): boolean =>
  Math.abs((gray ?? NaN) - value) < 0.005;

const followsFrame = (frames: readonly Frame[]): boolean =>
  frames.every(({gray}, frame) => isNear(gray, frame / FRAMES));

/** A scene that begins at frame 20 with its own frame 0. */
const beginsAt20 = (frames: readonly Frame[]): boolean =>
  isNear(frames[20]?.gray, 0) && isNear(frames[30]?.gray, 10 / FRAMES);

/** A rule of the page, by its heading, with code that breaks it and that keeps it. */
type Rule = Omit<Pair<keyof typeof components>, 'page'> & {
  readonly rule: string;
};

/** Rules that a render of a component shows. */
export const rules: readonly Rule[] = [
  {
    rule: 'Calculate every animated value from the frame',
    broken: ['FromInterval'],
    fixed: ['Progress'],
    isRight: followsFrame,
  },
  {
    rule: 'Do not use CSS transitions or CSS animations',
    broken: ['FromTransition', 'FromKeyframes'],
    fixed: ['Progress'],
    isRight: followsFrame,
  },
  {
    rule: 'Clamp `interpolate()`',
    broken: ['Unclamped'],
    fixed: ['Clamped'],
    // Stops in the middle, where the text has arrived.
    isRight: (frames) => isNear(frames.at(-1)?.gray, 0.5),
  },
  {
    rule: 'Give `interpolate()` increasing inputs',
    broken: ['EqualInputs'],
    fixed: ['IncreasingInputs'],
    isRight: followsFrame,
    message:
      'inputRange must be strictly monotonically increasing but got [20,20]',
  },
  {
    rule: 'Give `interpolate()` increasing inputs',
    broken: ['UnequalRanges'],
    fixed: [],
    isRight: followsFrame,
    message: 'inputRange (3) and outputRange (2) must have the same length',
  },
  {
    rule: 'Pass `fps` to `spring()`',
    broken: ['WithoutFps'],
    fixed: ['WithFps'],
    isRight: (frames) =>
      isNear(frames[0]?.gray, 0) && isNear(frames.at(-1)?.gray, 1),
    message:
      '"fps" must be a number, but you passed a value of type undefined to spring()',
  },
  {
    rule: 'Count frames from zero inside a sequence',
    broken: ['SubtractsAgain', 'ReadsFrameOutside'],
    fixed: ['CountsFromZero'],
    isRight: beginsAt20,
  },
  {
    rule: 'Place scenes with `<Sequence>` and `<Series>`',
    broken: ['HidesScene'],
    fixed: ['CountsFromZero'],
    isRight: beginsAt20,
  },
  {
    rule: 'Place scenes with `<Sequence>` and `<Series>`',
    broken: ['CoversFlexItem'],
    fixed: ['IsFlexItem'],
  },
  {
    rule: 'Use `random()` with a seed',
    broken: ['MathRandom', 'CurrentDate'],
    fixed: ['SeededRandom'],
    isRight: (frames) => new Set(frames.map(({gray}) => gray)).size === 1,
  },
  {
    rule: 'Load images, video and audio with components that a render waits for',
    broken: ['PlainImage', 'BackgroundImage', 'PlainFrame', 'PlainVideo'],
    fixed: ['WaitingImage', 'WaitingFrame', 'WaitingVideo'],
  },
  {
    rule: 'Put files into `public/` and use `staticFile()`',
    broken: ['RelativeFile'],
    fixed: ['PublicFile'],
    message: 'staticFile() does not support relative paths',
  },
  {
    rule: 'Wait for data',
    broken: ['LoadsWithoutHandle'],
    fixed: ['LoadsWithHandle'],
  },
];

/** The other rules of the page. */
export const DURATION_RULE = 'Set the duration from the content';
export const VERSION_RULE = 'Keep all Remotion packages at one version';
