import {Prism} from 'prism-react-renderer';

/** A piece of code with the class of its color, if it has one. */
export type CodeToken = {readonly text: string; readonly type?: string};

/** One sequence of a composition: when it shows, and the lines that say so. */
export type Track = {
  readonly name: string;
  /** First frame. */
  readonly from: number;
  readonly durationInFrames: number;
  readonly lines: readonly (readonly CodeToken[])[];
};

const REGION = /#region tracks[^\n]*\n([\s\S]*?)\n[^\n]*#endregion tracks/;
const SEQUENCE = /<Sequence([^>]*)>\s*<([A-Z]\w*)[\s\S]*?<\/Sequence>/g;

type PrismToken = ReturnType<typeof Prism.tokenize>[number];

function flatten(
  tokens: readonly PrismToken[],
  type: string | undefined,
): CodeToken[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') {
      return [{text: token, type}];
    }
    const {content} = token;
    return flatten(Array.isArray(content) ? content : [content], token.type);
  });
}

/** Splits code into lines of tokens, with the one highlighter of the site. */
export function toTokenLines(code: string): CodeToken[][] {
  const grammar = Prism.languages.tsx;
  if (!grammar) {
    throw new Error('The highlighter does not know the language tsx.');
  }
  const lines: CodeToken[][] = [[]];
  for (const {text, type} of flatten(
    Prism.tokenize(code, grammar),
    undefined,
  )) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part) {
        lines.at(-1)?.push(type ? {text: part, type} : {text: part});
      }
    });
  }
  return lines;
}

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
        lines: toTokenLines(code),
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
