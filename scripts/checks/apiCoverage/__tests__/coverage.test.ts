import {describe, expect, it} from 'vitest';
import {loadApi, type ApiPackage} from '../../../../toolkit/model';
import {
  findUndocumented,
  findUndocumentedCommands,
  measureCoverage,
  type PackageCoverage,
} from '../coverage';
import type {Pages} from '../pages';
import {MEASURE, page, read, sectionPage} from './site';

const CORE = 'remotion';

/** The core with these exports only. */
function core(...names: readonly string[]): ApiPackage {
  const model = loadApi(CORE);
  // What a page claims is found in the model itself: keep its objects.
  return {
    ...model,
    exports: model.exports.filter(({name}) => names.includes(name)),
  };
}

function measure(model: ApiPackage, pages: Pages): PackageCoverage {
  const [coverage] = measureCoverage([model], pages).packages;
  return coverage ?? expect.fail('The package is not measured.');
}

const api = (...keys: readonly string[]): string[] => [
  `api: [${keys.map((key) => `"${CORE}#${key}"`).join(', ')}]`,
];

describe('exports and members', () => {
  it('exist without a page', async () => {
    expect(measure(core('measureSpring'), await read({}))).toMatchObject({
      exports: {documented: 0, existing: 1},
      members: {documented: 0, existing: MEASURE.length},
      mismatches: 0,
    });
  });

  it('are documented by a claim and by headings', async () => {
    const pages = await read({
      'a.mdx': sectionPage(
        api('measureSpring'),
        'Options',
        ...MEASURE.slice(1),
      ),
    });
    expect(measure(core('measureSpring'), pages)).toMatchObject({
      exports: {documented: 1, existing: 1},
      members: {documented: MEASURE.length - 1, existing: MEASURE.length},
      mismatches: 1,
    });
  });

  it('take a reason for a heading', async () => {
    const pages = await read({
      'a.mdx': sectionPage(
        [...api('measureSpring'), 'api_exempt:', '  fps: Said elsewhere.'],
        'Options',
        ...MEASURE.slice(1),
      ),
    });
    expect(measure(core('measureSpring'), pages).members).toEqual({
      documented: MEASURE.length,
      existing: MEASURE.length,
    });
  });

  it('count a claim of a member for its owner', async () => {
    const pages = await read({
      'a.mdx': sectionPage(api('Series.Sequence'), 'Props', 'offset'),
    });
    expect(measure(core('Series'), pages).exports).toEqual({
      documented: 1,
      existing: 1,
    });
  });

  it('ask nothing of the members of a type that stands beside something', async () => {
    const model = core('measureSpring', 'SpringConfig');
    expect(measure(model, await read({})).members.existing).toBe(
      MEASURE.length,
    );
    const beside = await read({
      'a.mdx': sectionPage(
        api('measureSpring', 'SpringConfig'),
        'Options',
        ...MEASURE,
      ),
    });
    expect(measure(model, beside)).toMatchObject({
      exports: {documented: 2, existing: 2},
      members: {documented: MEASURE.length, existing: MEASURE.length},
    });
  });

  it('ask for the members of a type that a page is mainly about', async () => {
    const pages = await read({
      'a.mdx': sectionPage(api('SpringConfig'), 'Members', 'mass'),
    });
    const {members} = measure(core('SpringConfig'), pages);
    expect(members.documented).toBe(1);
    expect(members.existing).toBeGreaterThan(1);
  });
});

describe('command line and configuration', () => {
  const cli = (): ApiPackage => loadApi('@remotion/cli');

  it('are counted for packages that have them', async () => {
    const {commands, flags, config} = measure(cli(), await read({}));
    expect(commands?.existing).toBeGreaterThan(10);
    expect(flags?.existing).toBeGreaterThan(50);
    expect(config?.existing).toBeGreaterThan(50);
    expect(measure(core(), await read({}))).not.toHaveProperty('flags');
  });

  it('are documented by pages about a command and about Config', async () => {
    const pages = await read({
      'still.mdx': sectionPage(
        ['command: remotion still'],
        'Flags',
        '--props',
        '--scale',
        '-q',
      ),
      'config.mdx': sectionPage(
        ['api: "@remotion/cli/config#Config"'],
        'Methods',
        'setCodec',
      ),
    });
    const {commands, flags, config, mismatches} = measure(cli(), pages);
    expect(commands?.documented).toBe(1);
    expect(flags?.documented).toBe(2);
    expect(config?.documented).toBe(1);
    expect(mismatches).toBeGreaterThan(10);
  });
});

describe('totals', () => {
  it('leave internal packages out', async () => {
    const {packages} = measureCoverage(
      [core('VERSION'), loadApi('@remotion/streaming')],
      await read({}),
    );
    expect(packages.map(({name}) => name)).toEqual([CORE]);
  });

  it('count problems of claims that belong to no package', async () => {
    const pages = await read({'a.mdx': page(['api: "@remotion/nothing#a"'])});
    const {packages, total} = measureCoverage([core('VERSION')], pages);
    expect(packages[0]?.mismatches).toBe(0);
    expect(total.mismatches).toBe(1);
  });

  it('add up', async () => {
    const {packages, total} = measureCoverage(
      [core('VERSION', 'measureSpring'), loadApi('@remotion/noise')],
      await read({'a.mdx': page(api('VERSION'))}),
    );
    expect(total.exports).toEqual({
      documented: 1,
      existing: packages.reduce((sum, each) => sum + each.exports.existing, 0),
    });
  });
});

describe('what has no page', () => {
  it('is listed by name', async () => {
    const {pages} = await read({'a.mdx': page(api('VERSION'))});
    const model = core('spring', 'VERSION', 'Img');
    expect(findUndocumented(model, pages).map(({name}) => name)).toEqual([
      'Img',
      'spring',
    ]);
  });

  it('has its commands listed too', async () => {
    const {pages} = await read({'a.mdx': page(['command: remotion still'])});
    const missing = findUndocumentedCommands(loadApi('@remotion/cli'), pages);
    expect(missing).toContain('remotion render');
    expect(missing).not.toContain('remotion still');
  });
});
