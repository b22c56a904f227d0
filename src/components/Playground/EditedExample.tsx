import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {ExampleFigure, type ExampleFigureProps} from '../Example/ExampleFigure';
import {CodeField} from './CodeField';
import {EditBar} from './EditBar';
import type {Files, Project} from './protocol';
import {useEdits} from './useEdits';
import {usePlayground} from './usePlayground';

type Props = Omit<
  ExampleFigureProps,
  'playback' | 'rootRef' | 'scrubRef' | 'children'
> & {
  /** The code as the page shows it. */
  readonly source: string;
  readonly onClose: () => void;
};

type LoadedProps = Omit<Props, 'source'> & {
  readonly files: Files;
  readonly originals: Files;
  readonly edits: ReturnType<typeof useEdits>;
};

function LoadedExample({
  onClose,
  files,
  originals,
  edits,
  ...figure
}: LoadedProps): ReactNode {
  const {name, metadata, inputProps} = figure;
  const fileName = `${name}.tsx`;
  const project = useMemo<Project>(
    () => ({entry: fileName, exportName: name, ...metadata}),
    [fileName, name, metadata],
  );
  const {playback, rootRef, scrubRef, problem, render} = usePlayground({
    project,
    files,
    originals,
    inputProps,
    playsAtOnce: false,
  });
  const sectionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    sectionRef.current?.querySelector('textarea')?.focus();
  }, []);
  const code = files[fileName] ?? '';

  return (
    <>
      <ExampleFigure
        {...figure}
        playback={playback}
        rootRef={rootRef}
        scrubRef={scrubRef}
      />
      <section ref={sectionRef} aria-label={`Editor of ${fileName}`}>
        <CodeField
          label={fileName}
          value={code}
          onChange={(text) => edits.change(fileName, text)}
          problemLine={problem?.line}
          isInvalid={problem !== undefined}
        />
        <EditBar
          edits={edits}
          project={project}
          alt={metadata.alt}
          code={code}
          problem={problem}
          render={render}
          onClose={onClose}
        />
      </section>
    </>
  );
}

/** An example whose code a visitor edits, which runs in a frame of its own. */
export default function EditedExample({source, ...props}: Props): ReactNode {
  const {name} = props;
  const originals = useMemo(() => ({[`${name}.tsx`]: source}), [name, source]);
  const edits = useEdits(name, originals);
  return (
    edits.files && (
      <LoadedExample
        {...props}
        files={edits.files}
        originals={originals}
        edits={edits}
      />
    )
  );
}
