import {describe, expect, it} from 'vitest';
import {listApiPackages, loadApi} from '../../toolkit/model';
import {packageGroups} from '../packages';

const names = packageGroups.flatMap(({packages}) =>
  packages.map(({name}) => name),
);

describe('packages of the API overview', () => {
  it('are those of the API model that are not internal', () => {
    expect([...names].sort()).toEqual(
      listApiPackages().filter((name) => loadApi(name).internal === undefined),
    );
  });

  it('are named once', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(packageGroups.flatMap(({packages}) => packages))(
    '$name has a purpose that is a sentence',
    ({purpose}) => {
      expect(purpose).toMatch(/^[A-Z].*\.$/);
    },
  );
});
