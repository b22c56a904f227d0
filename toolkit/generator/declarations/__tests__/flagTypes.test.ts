import {expect, it} from 'vitest';
import {manifest, writeToolkit} from '../../__tests__/fixture';
import {InternalApi} from '../../internal';
import {findToolkitPackages} from '../../packages';
import {flagTypeFiles, typeOfFlag} from '../flagTypes';
import {createReaders} from '../readers';

it('reads the types of flags, also where those of the parser are not installed', () => {
  const dir = writeToolkit({
    '@remotion/cli/package.json': manifest('@remotion/cli'),
    '@remotion/cli/dist/parsed-cli.d.ts':
      'export declare const parsedCli: {log: number} & {[name: string]: any};',
    '@remotion/lambda/package.json': manifest('@remotion/lambda'),
    '@remotion/lambda/dist/cli/args.d.ts': `
      type Options = {yes: boolean; ['site-name']: string | undefined};
      export declare const parsedLambdaCli: Options & import("minimist").ParsedArgs;`,
  });
  const packages = findToolkitPackages(dir);
  const {program, text} = createReaders(dir, packages, new InternalApi(), {
    files: flagTypeFiles(packages),
    sharedDefaults: () => new Map(),
  });
  expect(
    ['yes', 'site-name', 'log', 'other'].map((flag) =>
      typeOfFlag(program, text, packages, '@remotion/lambda', flag),
    ),
  ).toEqual(['boolean', 'string', 'number', undefined]);
});
