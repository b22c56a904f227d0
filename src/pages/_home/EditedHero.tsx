import {useEffect, useRef, useState, type ReactNode} from 'react';
import originals from '@generated/examples/default/yearInReviewFiles.json';
import {
  metadata,
  type YearInReviewProps,
} from '@site/examples/YearInReview/props';
import {Scrubber} from '@site/src/components/Playback/Scrubber';
import {CodeField} from '@site/src/components/Playground/CodeField';
import {EditBar} from '@site/src/components/Playground/EditBar';
import type {Files, Project} from '@site/src/components/Playground/protocol';
import {useEdits} from '@site/src/components/Playground/useEdits';
import {usePlayground} from '@site/src/components/Playground/usePlayground';
import {yearInReviewAlt} from '@site/src/components/YearInReviewDemo/composition';
import {Composition} from './Hero';

type Props = {
  readonly inputProps: YearInReviewProps;
  readonly onChange: (inputProps: YearInReviewProps) => void;
  readonly onClose: () => void;
};

const ENTRY = 'index.tsx';

const project: Project = {
  entry: ENTRY,
  exportName: metadata.id,
  ...metadata,
};

function LoadedHero({
  inputProps,
  onChange,
  onClose,
  files,
  edits,
}: Props & {
  readonly files: Files;
  readonly edits: ReturnType<typeof useEdits>;
}): ReactNode {
  const [fileName, setFileName] = useState(ENTRY);
  const {playback, rootRef, scrubRef, problem, render} = usePlayground({
    project,
    files,
    originals,
    inputProps: inputProps,
    playsAtOnce: false,
  });
  const columnRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    columnRef.current?.querySelector('textarea')?.focus();
  }, []);
  const code = files[fileName] ?? '';
  const isHere = problem?.file === undefined || problem.file === fileName;

  return (
    <Composition
      playback={playback}
      rootRef={rootRef}
      inputProps={inputProps}
      onChange={onChange}
      code={
        <div ref={columnRef} className="playground-column">
          <label className="playground-files">
            File
            <select
              value={fileName}
              onChange={(event) => setFileName(event.currentTarget.value)}
            >
              {Object.keys(originals).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <CodeField
            key={fileName}
            label={fileName}
            value={code}
            onChange={(text) => edits.change(fileName, text)}
            problemLine={isHere ? problem?.line : undefined}
            isInvalid={problem !== undefined && isHere}
          />
        </div>
      }
      timeline={
        <div style={{paddingInline: 16}}>
          <Scrubber
            scrubRef={scrubRef}
            onSeek={playback.seek}
            durationInFrames={metadata.durationInFrames}
            initialFrame={metadata.posterFrame}
          />
        </div>
      }
    >
      <EditBar
        edits={edits}
        project={project}
        alt={yearInReviewAlt}
        code={code}
        problem={problem}
        render={render}
        onClose={onClose}
      />
    </Composition>
  );
}

/** The composition of the hero, whose code a visitor edits. */
export default function EditedHero(props: Props): ReactNode {
  const edits = useEdits(metadata.id, originals);
  return (
    edits.files && <LoadedHero {...props} files={edits.files} edits={edits} />
  );
}
