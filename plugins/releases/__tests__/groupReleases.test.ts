import {expect, it} from 'vitest';
import type {HistoryEvent} from '../../../toolkit/history';
import {groupReleases} from '../groupReleases';

const event = (
  patch: number,
  name: string,
  what: HistoryEvent['what'],
  more: Partial<HistoryEvent> = {},
): HistoryEvent => ({
  package: 'remotion',
  name,
  what,
  before: `4.0.${patch - 1}`,
  since: `4.0.${patch}`,
  ...more,
});

const everything = (): {href?: string} => ({});

it('groups by release, the newest first, by package and by kind', () => {
  expect(
    groupReleases(
      [
        event(399, 'Img', 'removed'),
        event(401, 'Img.src', 'default', {from: '1', to: '2'}),
        event(401, 'Img.src', 'required'),
        event(401, 'Img', 'deprecated'),
        event(401, 'Gif', 'added', {package: '@remotion/gif'}),
        event(401, 'Video', 'added'),
      ],
      everything,
    ),
  ).toEqual([
    {
      version: '4.0.401',
      packages: [
        {
          name: 'remotion',
          sections: [
            {title: 'Added', lines: [{name: 'Video'}]},
            {
              title: 'Changed',
              lines: [
                {
                  name: 'Img.src',
                  text: 'default changed from `1` to `2`, became required',
                },
              ],
            },
            {title: 'Deprecated', lines: [{name: 'Img'}]},
          ],
        },
        {
          name: '@remotion/gif',
          sections: [{title: 'Added', lines: [{name: 'Gif'}]}],
        },
      ],
    },
    {
      version: '4.0.399',
      packages: [
        {
          name: 'remotion',
          sections: [{title: 'Removed', lines: [{name: 'Img'}]}],
        },
      ],
    },
  ]);
});

it('leaves out names that nobody is told of, and what is empty then', () => {
  expect(groupReleases([event(401, 'a', 'added')], () => undefined)).toEqual(
    [],
  );
});

it('lists a member once where one heading stands for several', () => {
  const [release] = groupReleases(
    ['render.crf', 'RenderOptions.crf', 'Other'].map((name) =>
      event(401, name, 'added'),
    ),
    ({name}) => (name === 'Other' ? {} : {href: '/docs/render/#crf'}),
  );
  expect(release?.packages[0]?.sections[0]?.lines).toEqual([
    {name: 'render.crf', href: '/docs/render/#crf'},
    {name: 'Other'},
  ]);
});

it('says where the release is not known for sure', () => {
  const [release] = groupReleases(
    [event(401, 'Img', 'added', {before: '4.0.398'})],
    everything,
  );
  expect(release?.packages[0]?.sections[0]?.lines).toEqual([
    {name: 'Img', text: 'in this version or shortly before'},
  ]);
});
