import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {metadata} from '../../../examples/YearInReview/props';
import {copyText} from '../../__tests__/copyText';
import {extractTracks, type Track} from '../tracks';

const FILE = 'examples/YearInReview/index.tsx';

const textOf = ({lines}: Track): string => copyText(lines.join('\n'));

const timesOf = (tracks: readonly Track[]): unknown[] =>
  tracks.map(({name, from, durationInFrames}) => [
    name,
    from,
    durationInFrames,
  ]);

/** The tracks of a composition that has these lines. */
const tracksOf = (...lines: readonly string[]): Track[] =>
  extractTracks(lines.join('\n'), 90, 'film.tsx');

const START = '      {/* #region tracks */}';
const END = '      {/* #endregion tracks */}';

describe('extractTracks', () => {
  it('reads start, length and name of each sequence in the region', () => {
    const tracks = tracksOf(
      '      <Sequence><Before /></Sequence>',
      START,
      '      <Sequence from={10} durationInFrames={20}>',
      '        <Title text="Hi" />',
      '      </Sequence>',
      '      <Sequence durationInFrames={5}><Logo /></Sequence>',
      '      <Sequence from={30}>',
      '        <Outro2 />',
      '      </Sequence>',
      END,
      '      <Sequence><After /></Sequence>',
    );
    expect(timesOf(tracks)).toEqual([
      ['Title', 10, 20],
      ['Logo', 0, 5],
      ['Outro2', 30, 60],
    ]);
  });

  it('keeps the lines, without their common indentation, and colors each on its own', () => {
    const [track] = tracksOf(
      START,
      '      <Sequence from={10}>',
      '        <Title',
      '          text="Hi"',
      '        />',
      '      </Sequence>',
      END,
    );
    expect(track && textOf(track)).toBe(
      '<Sequence from={10}>\n  <Title\n    text="Hi"\n  />\n</Sequence>',
    );
    expect(track?.lines[2]).toContain('<span class="syn-name">text</span>');
    for (const line of track?.lines ?? []) {
      expect(line.match(/<span/g)?.length).toBe(
        line.match(/<\/span>/g)?.length,
      );
    }
  });

  const NO_REGION =
    'film.tsx: no "#region tracks" found. Put the sequences to show between "#region tracks" and "#endregion tracks" comments.';

  it.each([
    ['no region', NO_REGION, '<Sequence><A /></Sequence>'],
    [
      'a region that never ends',
      NO_REGION,
      START,
      '<Sequence><A /></Sequence>',
    ],
    [
      'a region of another name',
      NO_REGION,
      '{/* #region parts */}',
      '<Sequence><A /></Sequence>',
      END,
    ],
    [
      'a region without a sequence',
      'film.tsx: the region "tracks" holds no <Sequence>. Give it at least one.',
      START,
      '<Title />',
      END,
    ],
  ])('refuses a file with %s', (_, problem, ...lines) => {
    expect(() => tracksOf(...lines)).toThrow(new Error(problem));
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
