import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import metadata from '@site/examples/BrowserRender.meta';
import type {Output} from './render';
import styles from './styles.module.css';

type Kind = Output['kind'];

type Props = {
  /** What the button renders. */
  readonly kind: Kind;
};

type Result = Omit<Output, 'blob'> & {
  readonly url: string;
  readonly bytes: number;
  readonly seconds: number;
};

type Status =
  | {readonly type: 'idle'; readonly note?: string}
  | {readonly type: 'rendering'; readonly frames: number}
  | {readonly type: 'done'; readonly result: Result}
  | {readonly type: 'failed'; readonly message: string};

const {width, height, durationInFrames, alt} = metadata;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function ResultView({result}: {readonly result: Result}): ReactNode {
  const {url, kind, bytes, fileName} = result;
  return (
    <>
      {kind === 'video' ? (
        <video
          src={url}
          width={width}
          height={height}
          aria-label="The rendered video"
          autoPlay
          controls
          loop
          muted
          playsInline
        />
      ) : (
        <img
          src={url}
          width={width}
          height={height}
          alt={`The rendered image: ${alt}`}
        />
      )}
      <p className={styles.note}>
        <a href={url} download={fileName}>
          Download the {kind} ({kilobytes(bytes)})
        </a>
      </p>
    </>
  );
}

function describe(status: Status): string {
  switch (status.type) {
    case 'idle':
      return status.note ?? '';
    case 'rendering':
      return 'Rendering';
    case 'failed':
      return `The render failed. ${status.message}`;
    case 'done': {
      const {format, bytes, seconds, reasons} = status.result;
      return [
        ...reasons,
        `Rendered as ${format} in ${seconds.toFixed(1)} s, ${kilobytes(bytes)}.`,
      ].join(' ');
    }
  }
}

/** Renders the example of that name in the browser of the visitor. */
export function BrowserRender({kind}: Props): ReactNode {
  const [status, setStatus] = useState<Status>({type: 'idle'});
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const url = status.type === 'done' ? status.result.url : undefined;
  useEffect(
    () => () => {
      if (url) {
        URL.revokeObjectURL(url);
      }
    },
    [url],
  );

  const start = async (): Promise<void> => {
    const controller = new AbortController();
    const {signal} = controller;
    controllerRef.current = controller;
    setStatus({type: 'rendering', frames: 0});
    try {
      const {renderVideo, renderImage} = await import('./render');
      signal.throwIfAborted();
      const startTime = performance.now();
      const {blob, ...output} = await (
        kind === 'video' ? renderVideo : renderImage
      )({
        signal,
        onProgress: (frames) => {
          if (!signal.aborted) {
            setStatus({type: 'rendering', frames});
          }
        },
      });
      signal.throwIfAborted();
      setStatus({
        type: 'done',
        result: {
          ...output,
          url: URL.createObjectURL(blob),
          bytes: blob.size,
          seconds: (performance.now() - startTime) / 1000,
        },
      });
    } catch (error) {
      setStatus(
        signal.aborted
          ? {type: 'idle', note: 'The render was cancelled.'}
          : {
              type: 'failed',
              message: error instanceof Error ? error.message : String(error),
            },
      );
    }
  };

  const isRendering = status.type === 'rendering';

  return (
    <section className={styles.render} aria-label={`Render the ${kind} here`}>
      <div className={styles.row}>
        {/* One button, which keeps the focus when it changes its purpose. */}
        <button
          type="button"
          className={clsx(
            'button',
            isRendering ? 'button--outline' : 'button--primary',
          )}
          onClick={() => {
            if (isRendering) {
              controllerRef.current?.abort();
            } else {
              void start();
            }
          }}
        >
          {isRendering ? 'Cancel' : `Render the ${kind} in this browser`}
        </button>
        {isRendering && (
          <progress
            className={styles.progress}
            aria-label="Encoded frames"
            max={durationInFrames}
            value={kind === 'video' ? status.frames : undefined}
          />
        )}
      </div>
      <p className={styles.note} role="status">
        {describe(status)}
      </p>
      {status.type === 'done' && <ResultView result={status.result} />}
    </section>
  );
}
