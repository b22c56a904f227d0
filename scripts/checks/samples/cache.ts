import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Findings, Sample} from './types';

/** Results of earlier runs, keyed by everything that they depend on. */
export type Cache = {
  readonly get: (sample: Sample) => Findings | undefined;
  readonly set: (sample: Sample, findings: Findings) => void;
  /** Writes the results. After a run over the whole site, unused ones are dropped. */
  readonly save: (isWholeSite: boolean) => void;
};

type Stored = Record<string, Findings>;

function hash(value: unknown): string {
  const sum = crypto.createHash('sha256').update(JSON.stringify(value));
  return sum.digest('hex').slice(0, 32);
}

/**
 * Hashes everything that a result depends on apart from the sample itself.
 *
 * @param files Files whose content matters, such as lock files and the checker
 */
export function hashFiles(files: readonly string[]): string {
  return hash(
    files.map((file) =>
      fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'none',
    ),
  );
}

function read(file: string): Stored {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
  } catch {
    // The file does not exist yet or cannot be read, so the cache starts empty.
    return {};
  }
}

/** Opens the results that a folder keeps for one environment. */
export function openCache(folder: string, environment: string): Cache {
  const file = path.join(folder, `${environment}.json`);
  const stored = read(file);
  const used: Stored = {};

  function toKey({code, files, siblings, isExample}: Sample): string {
    return hash({code, files, siblings, isExample});
  }

  return {
    get(sample) {
      const key = toKey(sample);
      const findings = stored[key];
      if (findings) {
        used[key] = findings;
      }
      return findings;
    },
    set(sample, findings) {
      used[toKey(sample)] = findings;
    },
    save(isWholeSite) {
      fs.mkdirSync(folder, {recursive: true});
      for (const name of fs.readdirSync(folder)) {
        if (name.endsWith('.json') && name !== path.basename(file)) {
          fs.rmSync(path.join(folder, name), {force: true});
        }
      }
      // Another run at the same time must never read half a file.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(
        draft,
        JSON.stringify(isWholeSite ? used : {...read(file), ...used}),
      );
      fs.renameSync(draft, file);
    },
  };
}
