import {spawn} from 'node:child_process';

/** One command of a run. */
export type Step = {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of the steps whose results it needs. */
  readonly after?: readonly string[];
  /**
   * Whether nothing may run beside it: it keeps all processors busy by itself,
   * or measures time.
   */
  readonly isAlone?: boolean;
};

/** How a step ended; one is skipped when a step that it needs did not pass. */
export type StepResult = {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
};

type Options = {
  /** Folder in which the commands run. */
  readonly dir: string;
  /** How many steps run side by side. */
  readonly slots: number;
  readonly write: (text: string) => void;
  /** Told what a step printed, once it has ended. */
  readonly onOutput?: (name: string, output: string) => void;
};

/** Runs a step. If others run beside it, its output waits until it has ended. */
async function runStep(
  {name, command: [program, ...args], env, isAlone = false}: Step,
  {dir, write, onOutput}: Options,
): Promise<StepResult> {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: dir,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const handleOutput = (text: string): void => {
    output += text;
    if (isAlone) {
      write(text);
    }
  };
  if (isAlone) {
    write(`\n> ${name}\n`);
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', handleOutput);
  }
  const isPassed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      handleOutput(`${program} could not be started: ${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - started) / 1000;
  const status = isPassed ? 'passed' : 'failed';
  write(
    isAlone
      ? `${name}: ${status}, ${seconds.toFixed(0)} s\n`
      : `\n> ${name}: ${status}, ${seconds.toFixed(0)} s\n${output}`,
  );
  onOutput?.(name, output);
  return {name, status, seconds};
}

function checkNames(steps: readonly Step[]): void {
  const earlier = new Set<string>();
  for (const {name, after = []} of steps) {
    const unknown = after.find((other) => !earlier.has(other));
    if (unknown !== undefined || earlier.has(name)) {
      throw new Error(
        unknown === undefined
          ? `Two steps are called "${name}". Rename one.`
          : `The step "${name}" comes after "${unknown}", which no step above it is called. Correct the name, or move the step down.`,
      );
    }
    earlier.add(name);
  }
}

/**
 * Runs steps side by side, in the order of the list as far as they can start,
 * and prints the output of each in one piece, so that no two mix.
 *
 * @returns one result for each step, in the order of the list
 * @throws Error if two steps have one name, or if a step needs one that does
 *   not stand above it
 */
export async function runSteps(
  steps: readonly Step[],
  options: Options,
): Promise<StepResult[]> {
  checkNames(steps);
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  let waiting = [...steps];
  let isLocked = false;

  const start = (step: Step): void => {
    isLocked = step.isAlone ?? false;
    const done = runStep(step, options).then((result) => {
      results.set(step.name, result);
      running.delete(step.name);
      isLocked = false;
    });
    running.set(step.name, done);
  };
  const skip = ({name}: Step): void => {
    options.write(`\n> ${name}: skipped, because what it needs failed\n`);
    results.set(name, {name, status: 'skipped', seconds: 0});
  };
  const hasRoom = ({isAlone}: Step): boolean =>
    isAlone ? running.size === 0 : !isLocked && running.size < options.slots;

  while (results.size < steps.length) {
    const left: Step[] = [];
    for (const step of waiting) {
      const needed = (step.after ?? []).map((name) => results.get(name));
      if (needed.some((result) => result && result.status !== 'passed')) {
        skip(step);
      } else if (needed.every(Boolean) && hasRoom(step)) {
        start(step);
      } else {
        left.push(step);
      }
    }
    waiting = left;
    if (running.size > 0) {
      await Promise.race(running.values());
    }
  }
  return steps.flatMap(({name}) => results.get(name) ?? []);
}
