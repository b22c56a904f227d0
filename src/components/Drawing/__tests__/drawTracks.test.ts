import {describe, expect, it} from 'vitest';
import {paidTemplates, templates} from '../../../data/templates';
import {drawTracks, kindOfTrack, type TrackKind} from '../drawTracks';

const KINDS: readonly TrackKind[] = ['clips', 'parts', 'sound'];

describe('drawTracks', () => {
  it('draws the same for the same name', () => {
    expect(drawTracks('three', KINDS)).toEqual(drawTracks('three', KINDS));
    expect(drawTracks('three', KINDS)).not.toEqual(drawTracks('skia', KINDS));
  });

  it.each([...templates, ...paidTemplates].map(({slug}) => slug))(
    'keeps the clips of %s on their tracks, one after the other',
    (slug) => {
      const {now, tracks} = drawTracks(slug, KINDS);
      expect(now).toBeGreaterThan(0);
      expect(now).toBeLessThan(100);
      for (const {clips} of tracks) {
        expect(clips.length).toBeGreaterThan(0);
        let end = 0;
        for (const {from, length} of clips) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(length).toBeGreaterThan(0);
          end = from + length;
        }
        expect(end).toBeLessThanOrEqual(100);
      }
    },
  );

  it('lights the clips under the playhead and no others', () => {
    const {now, tracks} = drawTracks('audiogram', KINDS);
    for (const {from, length, isNow} of tracks.flatMap(({clips}) => clips)) {
      expect(isNow).toBe(from <= now && now < from + length);
    }
  });

  it('draws no track for a template without contents', () => {
    expect(drawTracks('empty', []).tracks).toEqual([]);
  });
});

describe('kindOfTrack', () => {
  it.each([
    ['Two looks: spectrum and waveform', 'sound'],
    ['A cache of audio on a server', 'sound'],
    ['Rendering on AWS Lambda', 'parts'],
    ['POST /renders to queue a job', 'parts'],
    ['One empty composition', 'clips'],
    ['A jobless word and an observer', 'clips'],
  ])('draws "%s" as %s', (description, kind) => {
    expect(kindOfTrack(description)).toBe(kind);
  });
});
