/** What each constant of the ranking gives: how queries are answered without it. */
import {createRequire} from 'node:module';
import path from 'node:path';
import type {createEngine} from '../../plugins/search/client/engine/engine';
import * as weights from '../../plugins/search/client/engine/weights';

type Weights = typeof weights;

const ENGINE_DIR = path.resolve(
  __dirname,
  '../../plugins/search/client/engine',
);

const {exactBonus, headingBoosts} = weights;

/** All bonuses but one are as they are. */
const withoutBonus = (name: keyof typeof exactBonus): [string, object] => [
  `exactBonus.${name} = 0`,
  {exactBonus: {...exactBonus, [name]: 0}},
];

const withoutField = (field: number): [string, object] => [
  `headingBoosts[${field}] = 0`,
  {headingBoosts: headingBoosts.map((boost, at) => (at === field ? 0 : boost))},
];

const one = (): number => 1;

/**
 * Each constant or function as it would be if nobody had thought of it: what is
 * added is 0, and what multiplies is 1.
 */
const variants: readonly (readonly [string, object])[] = [
  ['all as it is', {}],
  ...headingBoosts.map((_, field) => withoutField(field)),
  ['nameBoosts = headingBoosts', {nameBoosts: headingBoosts}],
  ['KEYWORDS_BOOST = 0', {KEYWORDS_BOOST: 0}],
  ['matchWeights = 1', {matchWeights: {prefix: 1, fuzzy: 1}}],
  ['SYNONYM_WEIGHT = 1', {SYNONYM_WEIGHT: 1}],
  ['PARTS_WEIGHT = 1', {PARTS_WEIGHT: 1}],
  ['SCATTERED_SHARE = 1', {SCATTERED_SHARE: 1}],
  ['CONTEXT_SHARE = 0', {CONTEXT_SHARE: 0}],
  ['REPEAT_FACTOR = 1', {REPEAT_FACTOR: 1}],
  ...(Object.keys(exactBonus) as (keyof typeof exactBonus)[]).map(withoutBonus),
  ['FLAG_FACTOR = 1', {FLAG_FACTOR: 1}],
  ['TERM_FIT = 0', {TERM_FIT: 0}],
  ['sectionFactor = 1', {sectionFactor: one}],
  ['rarity = 1', {rarity: one}],
  ['taskFit = 0', {taskFit: () => 0}],
  [
    'phraseFit even',
    {
      phraseFit: (shared: number, query: number, phrase: number) =>
        (2 * shared) / (query + phrase),
    },
  ],
  ['clauseWeight = 1', {clauseWeight: one}],
  ['commonFactor = 1', {commonFactor: one}],
  ['coverageFactor = 1', {coverageFactor: one}],
  ['phraseFactor = 1', {phraseFactor: one}],
  ['headingFactor = 1', {headingFactor: one}],
  ['moreTypos = allowedTypos', {moreTypos: weights.allowedTypos}],
];

/**
 * Loads the engine again and again, each time with another constant left out.
 * Loaded modules cannot be changed, so the one of the weights is exchanged in the
 * cache of `require`, and those that read it are loaded anew.
 *
 * @param onEngine is called with the name of what was left out
 */
export function forEachAblation(
  onEngine: (name: string, create: typeof createEngine) => void,
): void {
  const load = createRequire(__filename);
  const file = load.resolve(path.join(ENGINE_DIR, 'weights'));
  load(file);
  const own = load.cache[file];
  if (!own) {
    throw new Error(`"${file}" is not where require keeps what it has loaded.`);
  }
  const whole = own.exports as Weights;
  for (const [name, changes] of variants) {
    for (const loaded of Object.keys(load.cache)) {
      if (loaded.startsWith(ENGINE_DIR) && loaded !== file) {
        Reflect.deleteProperty(load.cache, loaded);
      }
    }
    own.exports = {...whole, ...changes};
    const {createEngine: create} = load(path.join(ENGINE_DIR, 'engine')) as {
      createEngine: typeof createEngine;
    };
    onEngine(name, create);
  }
  own.exports = whole;
}
