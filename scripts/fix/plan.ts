import type {ChangedFile} from '../checkChanges/changedFiles';
import {ADDRESSED, listWritten, step} from '../checkChanges/plan';
import type {Step} from '../steps/runSteps';

/** What a generator reads, and the generator. */
const generators: readonly (readonly [sources: RegExp, step: Step])[] = [
  [ADDRESSED, step('addresses', 'tsx scripts/generate/addresses.ts')],
  [
    /^(?:examples\/media|static\/media|docs\/skia|scripts\/generate)\//,
    step('media', 'tsx scripts/generate/media.ts'),
  ],
  [
    /^(?:examples|static\/img\/examples)\//,
    step('posters', 'tsx scripts/generate/posters.ts'),
  ],
];

/** What the types of all samples depend on, beside the samples. */
const TYPES =
  /^toolkit\/(?:api|types|package-lock)|^scripts\/checks\/samples\/\w+\.ts$/;

/**
 * The generators that changed files ask for, in an order in which each finds what
 * it reads: formatted sources, and media for posters.
 */
export function planFix(changed: readonly ChangedFile[]): Step[] {
  const formatted = listWritten(changed);
  const asksForTypes = changed.some(
    ({file, hasSamples, hadSamples}) =>
      hasSamples || hadSamples || TYPES.test(file),
  );
  return [
    ...(formatted.length > 0
      ? [
          step(
            'format',
            'prettier --write --ignore-unknown --log-level=warn',
            formatted,
          ),
        ]
      : []),
    ...generators.flatMap(([sources, generator]) =>
      changed.some(({file}) => sources.test(file)) ? [generator] : [],
    ),
    ...(asksForTypes
      ? [
          step(
            'types of samples',
            'tsx scripts/checks/samples/index.ts --write-types',
          ),
        ]
      : []),
  ];
}
