/**
 * The rules of the system prompt: code that breaks each rule goes wrong, and
 * code that keeps it goes well.
 */
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runCommand, toolkitModules} from '../renders/command';
import {CASE_ID} from '../renders/case';
import {openFiles} from '../renders/files';
import {claimsOf, openCases, renderWith, stops, works} from '../renders/pairs';
import type {Claim, Trial} from '../trial';
import {DURATION_RULE, LINES, rules, VERSION_RULE} from './rules';

const PAGE = 'ai/system-prompt.mdx';
const NEEDED_FRAMES = LINES * 30;

const openBundle = openCases(__dirname);

const claimDuration = (
  component: 'DurationByHand' | 'DurationOfContent',
  isEnough: boolean,
): Claim => ({
  page: PAGE,
  quote: DURATION_RULE,
  expected: `${component} has ${isEnough ? 'at least' : 'fewer than'} ${NEEDED_FRAMES} frames`,
  prove: async () => {
    const {openWith} = await openBundle();
    const frames = await openWith(
      CASE_ID,
      {component, url: '', from: 0},
      ({durationInFrames}) => Promise.resolve(durationInFrames),
    );
    return {
      holds: frames >= NEEDED_FRAMES === isEnough,
      came: `${frames} frames`,
    };
  },
});

/** Runs `remotion versions` in a project with two packages of these versions. */
async function compareVersions(...versions: [string, string]): Promise<void> {
  const {folder} = await openFiles();
  const project = path.join(folder, versions.join('-'));
  const dependencies = {
    remotion: versions[0],
    '@remotion/player': versions[1],
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const packageDir = path.join(project, 'node_modules', name);
    await mkdir(packageDir, {recursive: true});
    await writeFile(
      path.join(packageDir, 'package.json'),
      JSON.stringify({name, version}),
    );
  }
  await writeFile(
    path.join(project, 'package.json'),
    JSON.stringify({dependencies}),
  );
  const cli = path.join(toolkitModules, '@remotion/cli/remotion-cli.js');
  await runCommand(process.execPath, [cli, 'versions'], project);
}

export const prompt: Trial = {
  name: 'prompt',
  claims: [
    ...claimsOf(
      rules.map(({rule, ...pair}) => ({quote: rule, ...pair, page: PAGE})),
      renderWith(openBundle),
    ),
    claimDuration('DurationByHand', false),
    claimDuration('DurationOfContent', true),
    {
      ...stops(PAGE, 'A project with two versions', 'Version mismatch', () =>
        compareVersions(TOOLKIT_VERSION, '4.0.400'),
      ),
      quote: VERSION_RULE,
    },
    works(PAGE, 'A project with one version', () =>
      compareVersions(TOOLKIT_VERSION, TOOLKIT_VERSION),
    ),
  ],
};
