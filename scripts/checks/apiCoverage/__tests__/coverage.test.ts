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

const {length} = MEASURE;

describe('exports and members', () => {
  it.each<
    [string, readonly string[], string | undefined, Partial<PackageCoverage>]
  >([
    [
      'are documented by a claim and by headings',
      ['measureSpring'],
      sectionPage(api('measureSpring'), 'Options', ...MEASURE.slice(1)),
      {
        exports: {documented: 1, existing: 1},
        members: {documented: length - 1, existing: length},
        mismatches: 1,
      },
    ],
    [
      'count a claim of a member for its owner',
      ['Series'],
      sectionPage(api('Series.Sequence'), 'Props', 'offset'),
      {exports: {documented: 1, existing: 1}},
    ],
    [
      'exist without a page, except for the members of a type',
      ['measureSpring', 'SpringConfig'],
      undefined,
      {
        exports: {documented: 0, existing: 2},
        members: {documented: 0, existing: length},
        mismatches: 0,
      },
    ],
    [
      'ask nothing of the members of a type that stands beside something',
      ['measureSpring', 'SpringConfig'],
      sectionPage(api('measureSpring', 'SpringConfig'), 'Options', ...MEASURE),
      {
        exports: {documented: 2, existing: 2},
        members: {documented: length, existing: length},
      },
    ],
  ])('%s', async (_, names, text, coverage) => {
    const pages = await read(text === undefined ? {} : {'a.mdx': text});
    expect(measure(core(...names), pages)).toMatchObject(coverage);
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
    const {commands, flags, config, mismatches} = measure(
      loadApi('@remotion/cli'),
      pages,
    );
    expect(commands?.documented).toBe(1);
    expect(flags?.documented).toBe(2);
    expect(config?.documented).toBe(1);
    for (const share of [commands, flags, config]) {
      expect(share?.existing).toBeGreaterThan(10);
    }
    expect(measure(core(), pages)).not.toHaveProperty('flags');
    expect(mismatches).toBeGreaterThan(10);
  });
});

describe('totals', () => {
  it('leave internal packages out, and count claims that belong to no package', async () => {
    const {packages, total} = measureCoverage(
      [core('VERSION'), loadApi('@remotion/streaming')],
      await read({'a.mdx': page(['api: "@remotion/nothing#a"'])}),
    );
    expect(packages).toMatchObject([{name: CORE, mismatches: 0}]);
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

it('lists exports without a page by name, and commands', async () => {
  const {pages} = await read({
    'a.mdx': page(api('VERSION')),
    'b.mdx': page(['command: remotion still']),
  });
  const model = core('spring', 'VERSION', 'Img');
  const names = findUndocumented(model, pages).map(({name}) => name);
  expect(names).toEqual(['Img', 'spring']);
  const missing = findUndocumentedCommands(loadApi('@remotion/cli'), pages);
  expect(missing).toContain('remotion render');
  expect(missing).not.toContain('remotion still');
});
