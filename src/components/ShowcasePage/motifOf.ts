/** What is drawn in the frame of an entry. */
export type Motif = 'bars' | 'lines' | 'wave' | 'route' | 'blocks';

const MOTIFS: readonly (readonly [pattern: RegExp, motif: Motif])[] = [
  [/music|karaoke|audio/i, 'wave'],
  [/map/i, 'route'],
  [/data|statistics|year|forecast/i, 'bars'],
  [/code|caption|explainer|guide|instruction|text/i, 'lines'],
];

/** A drawing that suits the kind of an entry. */
export function motifOf(kind: string): Motif {
  return MOTIFS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'blocks';
}
