import {expect, it} from 'vitest';
import media from '@remotion/media/package.json';
import site from '../../package.json';
import toolkit from '../../toolkit/package.json';
import {TOOLKIT_VERSION} from '../toolkit';

it('package.json has the packages of Remotion that toolkit/ pins', () => {
  const packages = {...site.dependencies, ...site.devDependencies};
  const pinned: Readonly<Record<string, string>> = toolkit.dependencies;
  const others = Object.entries(packages).filter(
    ([name, version]) =>
      /^(?:remotion$|create-video$|@remotion\/)/.test(name) &&
      version !== pinned[name],
  );
  expect(packages).toHaveProperty('remotion', TOOLKIT_VERSION);
  expect(others).toEqual([]);
});

it('package.json has the Mediabunny of @remotion/media, and no second one', () => {
  expect(site.dependencies.mediabunny).toBe(media.dependencies.mediabunny);
});
