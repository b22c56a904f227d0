import path from 'node:path';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, vi} from 'vitest';

const siteDir = path.resolve(__dirname, '../..');

export type Output = {
  readonly actions: PluginContentLoadedActions;
  /** Content of each data file by its name, parsed where it is JSON. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly routes: readonly RouteConfig[];
};

/** Actions to give to a plugin, and what it makes with them. */
export function collectOutput(): Output {
  const files = new Map<string, unknown>();
  const routes: RouteConfig[] = [];
  return {
    files,
    routes,
    actions: {
      addRoute: (route) => {
        routes.push(route);
      },
      createData: (name, data) => {
        expect([...files.keys()], 'files so far').not.toContain(name);
        files.set(
          name,
          typeof data === 'string' && name.endsWith('.json')
            ? JSON.parse(data)
            : data,
        );
        return Promise.resolve(path.join(siteDir, '.docusaurus', name));
      },
      setGlobalData: vi.fn(),
    },
  };
}
