import {expect, it} from 'vitest';
import site from '../../package.json';
import toolkit from '../../toolkit/package.json';
import {TOOLKIT_VERSION} from '../toolkit';

it.each([
  ['package.json', {...site.dependencies, ...site.devDependencies}],
  ['toolkit/package.json', toolkit.dependencies],
])(
  '%s has the packages of Remotion in the documented release',
  (_, packages) => {
    const others = Object.entries(packages).filter(
      ([name, version]) =>
        /^(?:remotion$|create-video$|@remotion\/)/.test(name) &&
        version !== TOOLKIT_VERSION,
    );
    expect(packages).toHaveProperty('remotion', TOOLKIT_VERSION);
    expect(others).toEqual([]);
  },
);
