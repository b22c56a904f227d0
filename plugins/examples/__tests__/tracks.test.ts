import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {metadata} from '../../../examples/YearInReview/props';
import {extractTracks, type Track} from '../tracks';

const FILE = 'examples/YearInReview/index.tsx';

function textOf({lines}: Track): string {
  return lines
    .join('\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

const timesOf = (tracks: readonly Track[]): unknown[] =>
  tracks.map(({name, from, durationInFrames}) => [
    name,
    from,
    durationInFrames,
  ]);

function compositionWith(...region: readonly string[]): string {
  return [
    'export function Film(): ReactNode {',
    '  return (',
    '    <AbsoluteFill>',
    ...region,
    '    </AbsoluteFill>',
    '  );',
    '}',
  ].join('\n');
}

/** The tracks of a composition whose region has these lines. */
function tracksOf(...region: readonly string[]): Track[] {
  return extractTracks(
    compositionWith(
      '      {/* #region tracks */}',
      ...region,
      '      {/* #endregion tracks */}',
    ),
    90,
    'film.tsx',
  );
}

describe('extractTracks', () => {
  it('reads start, length and name of each sequence', () => {
    const tracks = tracksOf(
      '      <Sequence from={10} durationInFrames={20}>',
      '        <Title text="Hi" />',
      '      </Sequence>',
      '      <Sequence durationInFrames={5}><Logo /></Sequence>',
      '      <Sequence from={30}>',
      '        <Outro2 />',
      '      </Sequence>',
    );
    expect(timesOf(tracks)).toEqual([
      ['Title', 10, 20],
      ['Logo', 0, 5],
      ['Outro2', 30, 60],
    ]);
  });

  it('keeps the lines of a sequence, without their common indentation', () => {
    const [track] = tracksOf(
      '      <Sequence from={10}>',
      '        <Title',
      '          text="Hi"',
      '        />',
      '      </Sequence>',
    );
    expect(track && textOf(track)).toBe(
      '<Sequence from={10}>\n  <Title\n    text="Hi"\n  />\n</Sequence>',
    );
  });

  it('colors the code, each line on its own', () => {
    const [track] = tracksOf(
      '      <Sequence from={10}>',
      '        <Title text="Hi" />',
      '      </Sequence>',
    );
    expect(track?.lines[1]).toContain('<span class="syn-name">text</span>');
    for (const line of track?.lines ?? []) {
      expect(line.match(/<span/g)).toHaveLength(
        line.match(/<\/span>/g)?.length ?? 0,
      );
    }
  });

  it('leaves sequences outside the region alone', () => {
    const tracks = extractTracks(
      compositionWith(
        '      <Sequence><Before /></Sequence>',
        '      {/* #region tracks */}',
        '      <Sequence><Inside /></Sequence>',
        '      {/* #endregion tracks */}',
        '      <Sequence><After /></Sequence>',
      ),
      90,
      'film.tsx',
    );
    expect(tracks.map(({name}) => name)).toEqual(['Inside']);
  });

  it.each([
    ['no region', ['      <Sequence><A /></Sequence>']],
    [
      'a region that never ends',
      ['      {/* #region tracks */}', '      <Sequence><A /></Sequence>'],
    ],
    [
      'a region of another name',
      [
        '      {/* #region parts */}',
        '      <Sequence><A /></Sequence>',
        '      {/* #endregion parts */}',
      ],
    ],
  ])('refuses a file with %s', (_, region) => {
    expect(() =>
      extractTracks(compositionWith(...region), 90, 'film.tsx'),
    ).toThrow(
      new Error(
        'film.tsx: no "#region tracks" found. Put the sequences to show between "#region tracks" and "#endregion tracks" comments.',
      ),
    );
  });

  it('refuses a region without a sequence', () => {
    expect(() => tracksOf('      <Title />')).toThrow(
      new Error(
        'film.tsx: the region "tracks" holds no <Sequence>. Give it at least one.',
      ),
    );
  });
});

describe('the composition of the home page', () => {
  const source = fs.readFileSync(
    path.resolve(__dirname, '../../..', FILE),
    'utf8',
  );
  const tracks = extractTracks(source, metadata.durationInFrames, FILE);

  it('has tracks that lie within it', () => {
    expect(tracks).not.toEqual([]);
    for (const {from, durationInFrames} of tracks) {
      expect(from + durationInFrames).toBeLessThanOrEqual(
        metadata.durationInFrames,
      );
    }
  });

  it('shows the code of each track as it is in the file', () => {
    const unindented = source.replace(/^ {6}/gm, '');
    for (const track of tracks) {
      expect(unindented).toContain(textOf(track));
      expect(textOf(track)).toContain(`<${track.name} `);
    }
  });
});
