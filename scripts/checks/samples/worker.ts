/** A thread that checks its share of the samples, group by group. */
import {parentPort, workerData} from 'node:worker_threads';
import {loadPlugin} from '../../../toolkit/generator/lintRules';
import {createHostCompiler} from './hosts';
import {createSampleLinter, type ToolkitPlugin} from './lint';
import {createTypeChecker} from './typeCheck';
import type {Problem, Result, Sample} from './types';

/** What the thread is given. */
export type WorkerInput = {
  readonly toolkitDir: string;
  readonly samples: readonly Sample[];
};

/** Checks samples and reports each one when it is done. */
export function runChecks(
  {toolkitDir, samples}: WorkerInput,
  onResult: (result: Result) => void,
): void {
  const types = createTypeChecker(toolkitDir);
  const lint = createSampleLinter(loadPlugin(toolkitDir) as ToolkitPlugin);
  const compileHost = createHostCompiler(toolkitDir);
  for (const name of new Set(samples.map(({group}) => group))) {
    const group = samples.filter((sample) => sample.group === name);
    types.load(group);
    for (const sample of group) {
      const errors: Problem[] = sample.isExample ? [] : types.check(sample);
      // A sample that does not parse has been reported by the compiler.
      const isParsed = !errors.some(({rule}) => /^TS1\d{3}$/.test(rule));
      onResult({
        id: sample.id,
        problems: [
          ...errors,
          ...compileHost(sample),
          ...(isParsed ? lint(sample) : []),
        ],
        names: types.describe(sample),
      });
    }
  }
}

if (parentPort) {
  const port = parentPort;
  runChecks(workerData as WorkerInput, (result) => port.postMessage(result));
}
