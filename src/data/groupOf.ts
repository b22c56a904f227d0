/**
 * Kinds of the showcase as visitors filter by them, with the composition of
 * `examples/` that their cards play. The first whose pattern an entry's own kind
 * matches is taken; the last matches everything.
 */
const GROUPS = [
  ['Code', /code/i, 'ShowcaseCode'],
  ['Year in review', /year/i, 'ShowcaseYear'],
  ['Music', /music|audio/i, 'ShowcaseSpectrum'],
  [
    'Captions and clips',
    /caption|karaoke|social|clips|quiz|in-app/i,
    'ShowcaseCaptions',
  ],
  ['Data', /data|statistics|chart/i, 'ShowcaseChart'],
  ['Maps and weather', /map|weather/i, 'ShowcaseMap'],
  ['Guides', /guide|instruction|screencast/i, 'ShowcaseScreen'],
  ['Explainers and talks', /explainer|talk|lesson/i, 'ShowcaseExplainer'],
  ['Made automatically', /automation|generator|slideshow/i, 'ShowcaseFeed'],
  ['Backgrounds and art', /background|art/i, 'ShowcaseField'],
  ['Trailers and titles', /trailer|intro|title|remake/i, 'ShowcaseTitle'],
  ['Promos', /^/, 'ShowcasePromo'],
] as const;

/** A composition of `examples/` for entries of the showcase. */
type ShowcaseComposition = (typeof GROUPS)[number][2];

type ShowcaseGroup = {
  /** What visitors filter by. */
  readonly group: (typeof GROUPS)[number][0];
  readonly composition: ShowcaseComposition;
};

/** The group of an entry, and the composition that suits it, by its kind. */
export function groupOf(kind: string): ShowcaseGroup {
  const [group, , composition] =
    GROUPS.find(([, pattern]) => pattern.test(kind)) ?? GROUPS[11];
  return {group, composition};
}
