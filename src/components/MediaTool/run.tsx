// Loaded with the first file, so that a page holds nothing of it before.
import type {ReactNode} from 'react';
import {FORMATS, formatBytes, THUMBNAIL, type Task} from './settings';
import type {Converted, Field, Frame} from './tasks';
import type {Request, Response} from './worker';

/** What the tool shows of its work. */
export type View = {
  readonly status: string;
  /** While it works; without a fraction, as long as nobody knows it. */
  readonly progress?: {readonly fraction?: number; readonly frames?: number};
  readonly content?: ReactNode;
  /** What the reader should know of the file. */
  readonly notes?: readonly string[];
};

type Options = Request & {
  /** Ends the work and lets go of its results. */
  readonly signal: AbortSignal;
  readonly show: (view: View) => void;
};

/** A worker that says nothing for so long is taken to hang, in ms. */
const SILENCE_MS = 30_000;

const DOING: Readonly<Record<Task, string>> = {
  fields: 'Reading fields',
  frames: 'Decoding frames',
  convert: 'Converting',
};

function FieldTable({fields}: {readonly fields: readonly Field[]}): ReactNode {
  return (
    <table>
      <tbody>
        {fields.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td style={{overflowWrap: 'anywhere'}}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Thumbnail = Pick<Frame, 'seconds'> & {readonly url: string};

function Thumbnails({
  thumbnails,
}: {
  readonly thumbnails: readonly Thumbnail[];
}): ReactNode {
  return (
    <ol
      className="clean-list"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
        gap: 'var(--s3)',
      }}
    >
      {thumbnails.map(({url, seconds}, index) => (
        <li key={index} style={{margin: 0}}>
          <img {...THUMBNAIL} src={url} alt={`Frame ${index + 1}`} />
          <br />
          {seconds.toFixed(2)} s
        </li>
      ))}
    </ol>
  );
}

type ConvertedProps = Omit<Converted, 'file'> & {
  readonly url: string;
  readonly bytes: number;
  readonly container: string;
};

function ConvertedVideo({
  url,
  bytes,
  container,
  width,
  height,
}: ConvertedProps): ReactNode {
  return (
    <>
      <video
        src={url}
        aria-label="The converted video"
        controls
        muted
        playsInline
        // Known before the video is, so that the link below does not move.
        style={{
          inlineSize: `min(100%, ${width}px, ${(12 * width) / height}rem)`,
          aspectRatio: `${width} / ${height}`,
        }}
      />
      <p>
        <a href={url} download={`converted.${container}`}>
          Download the video ({formatBytes(bytes)})
        </a>
      </p>
    </>
  );
}

/** Takes steps of a quarter, as a screen reader reads out each change. */
function nameStep(fraction: number): string {
  const quarter = Math.floor(fraction * 4) * 25;
  return quarter > 0 ? `: ${Math.min(quarter, 100)}%` : '';
}

/** Does a task in a worker and shows how far it is, then what came out. */
export function run({task, settings, source, signal, show}: Options): void {
  const urls: string[] = [];
  const thumbnails: Thumbnail[] = [];
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (blob: Blob): string => {
    const url = URL.createObjectURL(blob);
    urls.push(url);
    return url;
  };
  const stop = (): void => {
    worker?.terminate();
    clearTimeout(timer);
  };
  const fail = (message: string): void => {
    stop();
    show({status: message});
  };
  const waitOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        fail(
          `The work was stopped, because nothing came out of it for ${SILENCE_MS / 1000} seconds. The file may be damaged: try another one.`,
        ),
      SILENCE_MS,
    );
  };
  const frames = (): ReactNode =>
    thumbnails.length > 0 && <Thumbnails thumbnails={[...thumbnails]} />;

  function finish(data: Extract<Response, {type: 'done'}>): void {
    const {fields, converted, notes} = data;
    stop();
    const results: readonly [status: string, content: ReactNode] = fields
      ? [`${fields.length} fields`, <FieldTable fields={fields} />]
      : converted
        ? [
            `Converted to ${converted.width} × ${converted.height}, ${converted.seconds.toFixed(1)} s`,
            <ConvertedVideo
              {...converted}
              url={keep(converted.file)}
              bytes={converted.file.size}
              container={FORMATS[settings.format].container}
            />,
          ]
        : [`${thumbnails.length} frames`, frames()];
    show({status: results[0], content: results[1], notes});
  }

  signal.addEventListener('abort', () => {
    stop();
    urls.forEach((url) => URL.revokeObjectURL(url));
  });
  show({status: DOING[task], progress: {}});
  waitOn();
  try {
    // Not a module worker, as in plugins/search/client/workerClient.ts.
    worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'media-tool',
    });
  } catch {
    fail('This browser does not start workers for this page.');
    return;
  }
  worker.onerror = (event) => {
    event.preventDefault();
    fail(
      'The code of the tool did not load. Check your connection and try again.',
    );
  };
  worker.onmessage = ({data}: MessageEvent<Response>) => {
    if (signal.aborted) {
      return;
    }
    waitOn();
    switch (data.type) {
      case 'progress':
        show({
          status: `${DOING[task]}${nameStep(data.fraction)}`,
          progress: data,
          content: frames(),
        });
        break;
      case 'frame':
        thumbnails.push({url: keep(data.image), seconds: data.seconds});
        break;
      case 'failed':
        fail(data.message);
        break;
      case 'done':
        finish(data);
        break;
    }
  };
  worker.postMessage({task, settings, source} satisfies Request);
}
