/**
 * Says what an upgrade of the toolkit means, by page, and what of it is still
 * open: prints it, and writes it to `.cache/upgrade/report.md` for the pull
 * request. Compares the model with the one that the branch has started from, and
 * runs the checks that know of the packages.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  listApiPackages,
  loadApi,
  loadHistory,
  apiFileName,
  type ApiPackage,
} from '../../toolkit/model';
import type {Published} from '../../toolkit/generator/history/registry';
import {releaseText} from '../../toolkit/history';
import {findStart} from '../changes/changedFiles';
import {
  findUndocumented,
  findUndocumentedCommands,
} from '../checks/apiCoverage/coverage';
import {readPages, type Page} from '../checks/apiCoverage/pages';
import {runMain} from '../runMain';
import {runSteps, type Step} from '../steps/runSteps';
import {eventsOf, lineOf, type Event} from './meaning';
import {isToolkit, type Manifest} from './plan';

const siteDir = path.resolve(__dirname, '../..');
const REPORT = '.cache/upgrade/report.md';

const npmRun = (script: string): Step['command'] => [
  'npm',
  'run',
  '-s',
  script,
];

/** What knows of the packages, by what it tells. */
const CHECKS: readonly Step[] = [
  {
    name: 'Headings without a member, members without a heading',
    command: npmRun('check:api'),
  },
  {name: 'Samples that do not compile', command: npmRun('check:samples')},
  {name: 'Messages that no package has', command: npmRun('check:messages')},
  {name: 'Posters that look different', command: npmRun('check:examples')},
  {name: 'Build', command: npmRun('build')},
  {
    name: 'Links of the packages that lead nowhere',
    command: npmRun('check:toolkit-links'),
    after: ['Build'],
  },
  {name: 'Trials that fail', command: npmRun('trials'), isAlone: true},
];

/** A file as it was in a commit; undefined where it was not. */
function readOld(commit: string, file: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['show', `${commit}:${file}`], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout : undefined;
}

/** Pages that document what a name belongs to, by their files. */
function pagesOf(
  {package: packageName, name}: Event,
  pages: readonly Page[],
): string[] {
  const flag = loadApi(packageName).flags?.find((it) => it.flag === name);
  const [owner = name] = name.split(/[.(]/);
  return pages
    .filter(({bound, commands}) =>
      name.startsWith('-')
        ? commands.some((it) => flag?.commands.includes(it))
        : bound.symbols.some(
            (it) => it.package.name === packageName && it.owner.name === owner,
          ),
    )
    .map(({file}) => `docs/${file}`);
}

type LockFile = {readonly packages: Readonly<Record<string, Published>>};

/** What peers the pinned packages of the toolkit ask for. */
function peersIn(lock: string, names: readonly string[]): Map<string, string> {
  const {packages} = JSON.parse(lock) as LockFile;
  return new Map(
    names.flatMap((name) =>
      Object.entries(
        packages[`node_modules/${name}`]?.peerDependencies ?? {},
      ).map(([peer, version]) => [`${name} takes ${peer}`, version] as const),
    ),
  );
}

/** Lines about peers that are asked for in another version than before. */
export function comparePeers(
  old: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(
      (key) =>
        old.get(key) !== now.get(key) &&
        !/ takes (?:@remotion|remotion)/.test(key),
    )
    .map(
      (key) =>
        `${key} ${now.get(key) ?? 'no more'} (${old.get(key) ?? 'not'} before)`,
    )
    .sort();
}

/** Blocks of what a check printed, by the page that each begins with; others under ''. */
export function splitByPage(output: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let page = '';
  for (const line of output.split('\n')) {
    const named =
      /^(?:docs|blog|learn|success-stories|examples|static)\/[\w./()-]+?\.\w+/.exec(
        line,
      );
    page = named ? named[0] : /^\s/.test(line) ? page : '';
    if (line.trim() !== '' && page !== '') {
      blocks.set(page, [...(blocks.get(page) ?? []), line]);
    }
  }
  return blocks;
}

/** Lines of pages that name a release. */
export function findLines(text: string, release: string): number[] {
  const named = new RegExp(`\\b${release.replaceAll('.', '\\.')}\\b`);
  return text
    .split('\n')
    .flatMap((line, at) => (named.test(line) ? [at + 1] : []));
}

/** A section of the report; nothing where there is nothing to say. */
function listOf(title: string, items: readonly string[]): string[] {
  return items.length === 0
    ? []
    : ['', `## ${title}`, '', ...items.map((it) => `- ${it}`)];
}

/** What is compared: the packages and the model of a commit, or those of now. */
type Side = {
  readonly pins: Readonly<Record<string, string>>;
  readonly lock: string;
  readonly modelOf: (name: string) => ApiPackage | undefined;
};

function sideOf(read: (file: string) => string | undefined): Side {
  const manifest = read('toolkit/package.json') ?? '{}';
  return {
    pins: (JSON.parse(manifest) as Manifest).dependencies ?? {},
    lock: read('toolkit/package-lock.json') ?? '{"packages": {}}',
    modelOf: (name) => {
      const text = read(`toolkit/api/${apiFileName(name)}`);
      return text === undefined ? undefined : (JSON.parse(text) as ApiPackage);
    },
  };
}

/** Exports and commands that came and have no page. */
function findNewWithoutPage(
  model: ApiPackage,
  old: ApiPackage | undefined,
  pages: readonly Page[],
): string[] {
  const known = new Set([
    ...(old?.exports ?? []).map(({name}) => name),
    ...(old?.commands ?? []).map(({name}) => name),
  ]);
  return [
    ...findUndocumented(model, pages).map(({name}) => name),
    ...findUndocumentedCommands(model, pages),
  ]
    .filter((name) => !known.has(name))
    .map((name) => `${model.name}: \`${name}\``);
}

async function main(): Promise<boolean> {
  const start = findStart(siteDir) ?? 'HEAD';
  const old = sideOf((file) => readOld(start, file));
  const now = sideOf((file) =>
    fs.readFileSync(path.join(siteDir, file), 'utf8'),
  );
  const [from = '', to = ''] = [old.pins.remotion, now.pins.remotion];

  const {pages} = await readPages(path.join(siteDir, 'docs'));
  const models = listApiPackages()
    .map(loadApi)
    .filter(({internal}) => internal === undefined);
  const pairs = models.map((it) => [old.modelOf(it.name), it] as const);
  const events = pairs.flatMap(([before, it]) => eventsOf(before, it));
  const withoutPage = pairs.flatMap(([before, it]) =>
    findNewWithoutPage(it, before, pages),
  );
  const older = Object.entries(now.pins)
    .filter(([name, version]) => isToolkit(name) && version !== to)
    .map(([name, version]) => `${name} ${version}`);
  const names = Object.keys(now.pins).filter(isToolkit);
  const peers = comparePeers(
    peersIn(old.lock, names),
    peersIn(now.lock, names),
  );

  const byPage = new Map<string, string[]>();
  const add = (page: string, ...lines: readonly string[]): void => {
    byPage.set(page, [...(byPage.get(page) ?? []), ...lines]);
  };
  for (const event of events) {
    const step = loadHistory()[event.package]?.names[event.name];
    const line = lineOf(event, step && releaseText(step));
    const found = pagesOf(event, pages);
    (found.length > 0 ? found : [`No page: ${event.package}`]).forEach((page) =>
      add(page, line),
    );
  }
  let sentences = 0;
  for (const {file, text} of from === to ? [] : pages) {
    const lines = findLines(text, from);
    sentences += lines.length;
    if (lines.length > 0) {
      add(
        `docs/${file}`,
        `- names ${from} in lines ${lines.join(', ')}: try it again`,
      );
    }
  }
  const outputs = new Map<string, string>();
  const results = await runSteps(CHECKS, {
    dir: siteDir,
    slots: 2,
    write: (text) => console.log(text.trim().split('\n')[0]),
    onOutput: (name, text) => outputs.set(name, text),
  });
  for (const [name, text] of outputs) {
    for (const [page, lines] of splitByPage(text)) {
      const picture = /\.cache\/posters\/[\w-]+\.png/.exec(lines.join())?.[0];
      add(
        page,
        `- ${name}:`,
        ...lines.map((line) => `  > ${line}`),
        // Relative to the report, so that a preview of it shows them.
        ...(picture
          ? [`  ![before](../../${page}) ![now](../../${picture})`]
          : []),
      );
    }
  }

  const count = (what: string): number =>
    events.filter((it) =>
      typeof it.what === 'string' ? it.what === what : what === 'changed',
    ).length;
  const isOpen =
    withoutPage.length > 0 ||
    sentences > 0 ||
    results.some(({status}) => status !== 'passed');
  const report = [
    `# Remotion ${from} to ${to}`,
    '',
    isOpen ? 'Something is open.' : 'Nothing is open.',
    '',
    `- ${count('added')} names are new, ${count('changed')} changed, ${count('removed')} gone`,
    `- ${withoutPage.length} new exports and commands have no page`,
    `- ${sentences} lines name ${from}`,
    ...results.map(
      ({name, status, seconds}) =>
        `- ${name}: ${status === 'passed' ? 'none' : `${status}, ${splitByPage(outputs.get(name) ?? '').size} pages`}, ${seconds.toFixed(0)} s`,
    ),
    ...listOf('Older than the release', older),
    ...listOf('Peers', peers),
    ...listOf('No page', withoutPage),
    ...[...byPage]
      .sort()
      .flatMap(([page, lines]) => ['', `## ${page}`, '', ...lines]),
    '',
  ].join('\n');
  fs.mkdirSync(path.dirname(path.join(siteDir, REPORT)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, REPORT), report);
  console.log(`\n${report}\n${REPORT} has it for the pull request.`);
  return !isOpen;
}

if (require.main === module) {
  void runMain(main);
}
