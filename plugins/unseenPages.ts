import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** Folders of pages; those of `src/pages/` are code. */
const FOLDERS = ['docs', 'blog', 'learn', 'success-stories'];

/** What `npm run check` runs for pages; with no names, for all that have changed. */
const CHECK = 'scripts/changes/content.ts';

/** An editor may write a file in several steps, in milliseconds. */
const PAUSE = 300;

/**
 * Prints what is wrong with pages, beside the work that the writer waits for.
 *
 * @param files paths relative to the site
 */
function check(siteDir: string, files: readonly string[]): void {
  const child = spawn(process.execPath, ['--import', 'tsx', CHECK, ...files], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (child.pid !== undefined) {
    os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  }
}

/**
 * Tells writers in `npm start` what is wrong with pages that no browser has asked
 * for, which the bundler does not compile: those that differ from `main`, once the
 * server has started, and every one that is saved.
 */
export default function unseenPagesPlugin({siteDir}: LoadContext): Plugin {
  let seen = new Set<unknown>();

  function watch(): void {
    const saved = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    const checkSaved = (): void => {
      const files = [...saved].filter((file) => {
        const full = path.join(siteDir, file);
        return fs.existsSync(full) && !seen.has(full);
      });
      saved.clear();
      if (files.length > 0) {
        check(siteDir, files);
      }
    };
    for (const folder of FOLDERS) {
      fs.watch(path.join(siteDir, folder), {recursive: true}, (_, name) => {
        if (name?.endsWith('.mdx')) {
          saved.add(path.join(folder, name));
          clearTimeout(timer);
          timer = setTimeout(checkSaved, PAUSE);
        }
      });
    }
  }

  const compilerPlugin = {
    apply({hooks}: Compiler): void {
      let isFirst = true;
      hooks.done.tap('unseen-pages', ({compilation}) => {
        // Now: once the next compilation has begun, reading this one ends the
        // process ("should set in compilation first").
        seen = new Set(
          [...compilation.modules].map(
            (module) => 'resource' in module && module.resource,
          ),
        );
        if (isFirst) {
          isFirst = false;
          watch();
          // A copy of the source without its history has nothing to compare with.
          if (fs.existsSync(path.join(siteDir, '.git'))) {
            check(siteDir, []);
          }
        }
      });
    },
  };

  return {
    name: 'unseen-pages',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'development'
        ? {}
        : {plugins: [compilerPlugin as never]},
  };
}
