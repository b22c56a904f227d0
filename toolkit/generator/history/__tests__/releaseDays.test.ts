import {expect, it} from 'vitest';
import {releaseDays} from '../releaseDays';

const step = (since: string) => ({before: '4.0.400', since});

it('dates a release by itself, or by a later one that the registry got before', () => {
  expect(
    releaseDays(
      {
        remotion: {
          checked: '4.0.461',
          names: {a: step('4.0.401'), b: step('4.0.403'), c: step('4.0.460')},
        },
      },
      {
        created: '2021-01-01T00:00:00Z',
        '4.0.401': '2026-08-10T15:44:12Z',
        '4.0.402': '2026-01-06T10:00:00Z',
        '4.0.403': '2026-01-14T10:00:00Z',
        '4.0.460-beta': '2025-01-01T00:00:00Z',
      },
    ),
  ).toEqual({'4.0.401': '2026-01-06', '4.0.403': '2026-01-14'});
});
