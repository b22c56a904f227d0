import {spawnSync} from 'node:child_process';
import {expect} from '@playwright/test';
import type {Site} from '../../testbed/sites/types';

/** Builds a site, which has to fail, and returns what it says. */
export function failToBuild(
  {build, dir}: Site,
  env: Readonly<Record<string, string>> = {},
): string {
  const [program, ...args] = build;
  const {stdout, stderr, status} = spawnSync(program, args, {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, FORCE_COLOR: '0', ...env},
  });
  expect(status).toBe(1);
  return stdout + stderr;
}
