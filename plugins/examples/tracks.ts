import {highlight} from '../rehype/code/highlight';

/** One sequence of a composition: when it shows, and the lines that say so. */
export type Track = {
  readonly name: string;
  /** First frame. */
  readonly from: number;
  readonly durationInFrames: number;
  /** The lines of its code as HTML. */
  readonly lines: readonly string[];
};

const REGION = /#region tracks[^\n]*\n([\s\S]*?)\n[^\n]*#endregion tracks/;
const SEQUENCE = /<Sequence([^>]*)>\s*<([A-Z]\w*)[\s\S]*?<\/Sequence>/g;

function dedent(code: string): string {
  const indents = [...code.matchAll(/^( *)\S/gm)].map(
    (match) => match[1] ?? '',
  );
  const indent = Math.min(...indents.map(({length}) => length));
  return code.replace(new RegExp(`^ {${indent}}`, 'gm'), '');
}

function numberOf(attributes: string, name: string): number | undefined {
  const match = new RegExp(`${name}=\\{(\\d+)\\}`).exec(attributes);
  return match ? Number(match[1]) : undefined;
}

/**
 * Reads the sequences between the `#region tracks` comments of a composition's
 * source, so that the tracks and the code on the page are those that run.
 *
 * @param source text of the file
 * @param durationInFrames length of the composition
 * @throws Error if the region or a sequence in it is missing
 */
export function extractTracks(
  source: string,
  durationInFrames: number,
  file: string,
): Track[] {
  const region = REGION.exec(source)?.[1];
  if (!region) {
    throw new Error(
      `${file}: no "#region tracks" found. Put the sequences to show between "#region tracks" and "#endregion tracks" comments.`,
    );
  }
  const tracks = [...dedent(region).matchAll(SEQUENCE)].map(
    ([code, attributes = '', name = '']) => {
      const from = numberOf(attributes, 'from') ?? 0;
      return {
        name,
        from,
        durationInFrames:
          numberOf(attributes, 'durationInFrames') ?? durationInFrames - from,
        lines: highlight(code, 'tsx').split('\n'),
      };
    },
  );
  if (tracks.length === 0) {
    throw new Error(
      `${file}: the region "tracks" holds no <Sequence>. Give it at least one.`,
    );
  }
  return tracks;
}
