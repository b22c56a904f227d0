import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {isMotionWelcome} from '../Playback/isMotionWelcome';
import type {Output, OutputKind, RenderOptions} from './render';
// Text, because the site has one style sheet, and most pages need nothing of it.
import css from '!!./styles.css?text';

type Props = {
  /** What the button renders; a still is offered if a video fails. */
  readonly kind: OutputKind;
  /** Name of the button. */
  readonly label: string;
  /** Name of the region around it. */
  readonly regionLabel: string;
  readonly width: number;
  readonly height: number;
  readonly durationInFrames: number;
  /** What an image shows. */
  readonly alt: string;
  readonly render: (
    kind: OutputKind,
    options: RenderOptions,
  ) => Promise<Output>;
  /** Whether the visitor has already asked for it, by another button. */
  readonly startsAtOnce?: boolean;
  /** Whether it stands among other controls. */
  readonly isSmall?: boolean;
};

type Result = Omit<Output, 'blob'> & {
  readonly url: string;
  readonly bytes: number;
  readonly seconds: number;
};

type Status =
  | {readonly type: 'idle'; readonly note?: string}
  | {
      readonly type: 'rendering';
      readonly kind: OutputKind;
      readonly frames: number;
    }
  | {readonly type: 'done'; readonly result: Result}
  | {
      readonly type: 'failed';
      readonly kind: OutputKind;
      readonly message: string;
    };

/** Why a render failed whose code did not arrive. */
export const CODE_MISSING =
  'Its code did not load. Check your network connection and try again.';

/** A sentence; the bundler's own word for missing code names a file. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  return error.name === 'ChunkLoadError' ? CODE_MISSING : error.message;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function ResultView({
  result,
  width,
  height,
  alt,
}: {readonly result: Result} & Pick<
  Props,
  'width' | 'height' | 'alt'
>): ReactNode {
  const {url, kind, bytes, fileName} = result;
  return (
    <>
      {kind === 'video' ? (
        <video
          src={url}
          width={width}
          height={height}
          aria-label="The rendered video"
          autoPlay={isMotionWelcome()}
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
      <p>
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

/** Renders in the browser of the visitor, and hands over the file. */
export function RenderPanel({
  kind,
  label,
  regionLabel,
  render,
  startsAtOnce = false,
  isSmall = false,
  ...picture
}: Props): ReactNode {
  const [status, setStatus] = useState<Status>({type: 'idle'});
  const controllerRef = useRef<AbortController>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
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

  const start = async (asked: OutputKind): Promise<void> => {
    const controller = new AbortController();
    const {signal} = controller;
    controllerRef.current = controller;
    // The button that offers a still goes, this one keeps the focus.
    buttonRef.current?.focus();
    setStatus({type: 'rendering', kind: asked, frames: 0});
    try {
      const startTime = performance.now();
      const {blob, ...output} = await render(asked, {
        signal,
        onProgress: (frames) => {
          if (!signal.aborted) {
            setStatus({type: 'rendering', kind: asked, frames});
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
              kind: asked,
              message: reasonOf(error),
            },
      );
    }
  };

  useEffect(() => {
    if (startsAtOnce) {
      buttonRef.current?.click();
    }
  }, [startsAtOnce]);

  const isRendering = status.type === 'rendering';

  return (
    <section className="render-panel" aria-label={regionLabel}>
      <style dangerouslySetInnerHTML={{__html: css}} />
      <div>
        {/* One button, which keeps the focus when it changes its purpose. */}
        <button
          ref={buttonRef}
          type="button"
          className={clsx(
            'button',
            isRendering || isSmall ? 'button--outline' : 'button--primary',
            isSmall && 'button--sm',
          )}
          onClick={() => {
            if (isRendering) {
              controllerRef.current?.abort();
            } else {
              void start(kind);
            }
          }}
        >
          {isRendering ? 'Cancel' : label}
        </button>
        {isRendering && (
          <progress
            aria-label="Encoded frames"
            max={picture.durationInFrames}
            value={status.kind === 'video' ? status.frames : undefined}
          />
        )}
        {status.type === 'failed' && status.kind === 'video' && (
          <button
            type="button"
            className={clsx('button button--outline', isSmall && 'button--sm')}
            onClick={() => void start('image')}
          >
            Render a still instead
          </button>
        )}
        <p role="status">{describe(status)}</p>
      </div>
      {isRendering && (
        // Of the result, so that nothing moves when it arrives.
        <div
          className="render-room"
          style={{
            inlineSize: picture.width,
            aspectRatio: `${picture.width} / ${picture.height}`,
          }}
        />
      )}
      {status.type === 'done' && (
        <ResultView result={status.result} {...picture} />
      )}
    </section>
  );
}
