import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {View} from './run';
import {
  FORMATS,
  formatBytes,
  MAX_BYTES,
  type Settings,
  type Task,
} from './settings';
import formStyles from '../Calculator/styles.module.css';
import styles from './styles.module.css';

type Props = {
  readonly task: Task;
  /** What is set before the reader changes it; for conversions. */
  readonly initial?: Partial<Settings>;
};

const TITLES: Readonly<Record<Task, string>> = {
  fields: 'Read the fields of a file',
  frames: 'Extract frames of a video',
  convert: 'Convert a video',
};

const IDLE: View = {
  status: 'Drop a file here, choose one above or use the sample clip.',
};

type SelectProps = {
  readonly label: string;
  readonly name: keyof Settings;
  readonly initial: Partial<Settings>;
  /** Texts by the value that they stand for. */
  readonly options: readonly (readonly [string | number, string])[];
};

function Select({label, name, initial, options}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={initial[name]}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const FORMAT_OPTIONS = Object.entries(FORMATS).map(
  ([name, {label}]) => [name, label] as const,
);
const HEIGHT_OPTIONS = [0, 180, 360, 720, 1080].map(
  (it) => [it, it === 0 ? 'unchanged' : `${it} px`] as const,
);
const ROTATION_OPTIONS = [0, 90, 180, 270].map((it) => [it, `${it}°`] as const);

/** What is set; the options above are all that it can be. */
function readSettings(form: HTMLFormElement | null): Settings {
  const data = new FormData(form ?? undefined);
  return {
    format: (data.get('format') ?? 'webm-vp9') as Settings['format'],
    height: Number(data.get('height')),
    rotate: Number(data.get('rotate')) as Settings['rotate'],
  };
}

function ResultBox({
  view: {status, progress, content, notes},
  isOver,
}: {
  readonly view: View;
  readonly isOver: boolean;
}): ReactNode {
  const {fraction, frames} = progress ?? {};
  return (
    // Its height is fixed, so that nothing below moves when a result arrives.
    <div
      className="thin-scrollbar"
      role="region"
      aria-label="Result"
      tabIndex={0}
      style={{
        inlineSize: '100%',
        blockSize: '22rem',
        overflow: 'auto',
        padding: 'var(--s4)',
        border: `1px ${isOver ? 'solid' : 'dashed'} var(--site-control)`,
        borderRadius: 'var(--r-card)',
        background: isOver ? 'var(--site-sunk)' : undefined,
      }}
    >
      <p className={styles.note} role="status">
        {status}
      </p>
      {(progress ?? content) && (
        // Its room is fixed, and kept once it is hidden, so that no result moves.
        <div
          className={styles.row}
          style={{
            blockSize: '2rem',
            whiteSpace: 'nowrap',
            visibility: progress ? undefined : 'hidden',
          }}
        >
          <progress
            className={styles.progress}
            style={{inlineSize: '7rem', flex: 'none'}}
            aria-label={status}
            value={fraction}
          />
          {fraction !== undefined &&
            `${Math.round(fraction * 100)}%, ${frames ?? 0} frames`}
        </div>
      )}
      {content}
      {notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/**
 * Reads a file of the reader, or the sample clip, as the page describes it. The
 * work is done in a worker, and its code arrives with the first file.
 *
 * It runs Mediabunny on the pages of Media Parser and `@remotion/webcodecs` as
 * well: these packages are deprecated in its favor, the site would depend on them
 * for this alone, and `convertMedia()` 4.0.461 fails on cut-off files and distorts
 * recordings that store a rotation.
 */
export function MediaTool({task, initial = {}}: Props): ReactNode {
  const id = useId();
  const sample = useBaseUrl('/media/clip.webm');
  const formRef = useRef<HTMLFormElement>(null);
  const [source, setSource] = useState<File | string>();
  const [view, setView] = useState(IDLE);
  const [isOver, setIsOver] = useState(false);
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const start = async (next: File | string): Promise<void> => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    controllerRef.current = controller;
    const show = (shown: View): void => {
      if (!signal.aborted) {
        setView(shown);
      }
    };
    setSource(next);
    show({status: 'Loading the tool', progress: {}});
    try {
      const {run} = await import('./run');
      if (!signal.aborted) {
        const settings = readSettings(formRef.current);
        run({task, settings, source: next, signal, show});
      }
    } catch {
      show({
        status:
          'The code of the tool did not load. Check your connection and try again.',
      });
    }
  };

  const startFirst = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) {
      void start(file);
    }
  };

  const isBusy = view.progress !== undefined;

  return (
    <>
      <section
        className={styles.tool}
        aria-label={TITLES[task]}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          startFirst(event.dataTransfer.files);
        }}
      >
        <form
          ref={formRef}
          className={formStyles.fields}
          style={{inlineSize: '100%'}}
        >
          {task === 'convert' && (
            <>
              <Select
                label="Format"
                name="format"
                initial={initial}
                options={FORMAT_OPTIONS}
              />
              <Select
                label="Maximum height"
                name="height"
                initial={initial}
                options={HEIGHT_OPTIONS}
              />
              <Select
                label="Rotate clockwise"
                name="rotate"
                initial={initial}
                options={ROTATION_OPTIONS}
              />
            </>
          )}
          <div className={formStyles.field} style={{gridColumn: '1 / -1'}}>
            <label htmlFor={id}>
              {task === 'fields' ? 'Video or audio file' : 'Video file'}
            </label>
            <input
              id={id}
              type="file"
              style={{paddingBlock: 'var(--s2)'}}
              accept={task === 'fields' ? 'video/*,audio/*' : 'video/*'}
              // The same file may be chosen again.
              onClick={({currentTarget}) => {
                currentTarget.value = '';
              }}
              onChange={({currentTarget}) => startFirst(currentTarget.files)}
            />
          </div>
        </form>
        <div className={clsx(styles.row, styles.buttons)}>
          <button
            type="button"
            className="button button--primary"
            onClick={() => void start(sample)}
          >
            Use the sample clip
          </button>
          {task === 'convert' && (
            <button
              type="button"
              className="button button--outline"
              disabled={source === undefined}
              onClick={() => source !== undefined && void start(source)}
            >
              Convert again
            </button>
          )}
          <button
            type="button"
            className={clsx('button button--outline', !isBusy && 'disabled')}
            // Unlike the attribute "disabled", it lets the button keep the focus.
            aria-disabled={!isBusy}
            onClick={() => {
              if (isBusy) {
                controllerRef.current?.abort();
                setView({status: `Cancelled. ${IDLE.status}`});
              }
            }}
          >
            Cancel
          </button>
        </div>
        <ResultBox view={view} isOver={isOver} />
        <p className={styles.note}>
          The file stays on your device, because nothing is uploaded. The
          maximum file size is {formatBytes(MAX_BYTES)}.
        </p>
      </section>
      <noscript>
        <p>
          With JavaScript, you could choose a file here:{' '}
          {TITLES[task].toLowerCase()} in the browser, without an upload.
        </p>
      </noscript>
    </>
  );
}
