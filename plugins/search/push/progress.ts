/** Shows how far a push is. */
import {SingleBar} from 'cli-progress';

type Progress = {
  /** Called with the records sent so far. */
  readonly update: (done: number) => void;
  readonly stop: () => void;
};

/** A bar in a terminal, and a line for each batch in a log. */
export function startProgress(total: number): Progress {
  if (!process.stdout.isTTY) {
    return {
      update: (done) => console.log(`${done} of ${total} records sent`),
      stop: () => undefined,
    };
  }
  const bar = new SingleBar({
    format: '{bar} {value} of {total} records sent',
    hideCursor: true,
    stream: process.stdout,
  });
  bar.start(total, 0);
  return {update: (done) => bar.update(done), stop: () => bar.stop()};
}
