import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useEditRequest} from '@site/src/hooks/useEditRequest';
import {LoadButton} from '../LoadButton';
import {loadComponent, type LoadExample} from '../Playback/loadComponent';
import {useFirstActivity} from '../Playback/useFirstActivity';
import {useOnceInView} from '../Playback/useOnceInView';
import {usePlayback} from '../Playback/usePlayback';
import {exampleAddress} from '../../../plugins/examples/exampleAddress';
import {ExampleFigure, type ExampleFigureProps} from './ExampleFigure';
import styles from './styles.module.css';

type InputProps = Record<string, unknown>;

type Props = Pick<
  ExampleFigureProps,
  'name' | 'poster' | 'metadata' | 'alt' | 'label'
> & {
  readonly load: LoadExample;
  /** Name of the state whose props are shown in place of the default ones. */
  readonly state?: string;
  /** The same as props; the poster has to show them. */
  readonly inputProps?: InputProps;
  /** The code, as a block. */
  readonly children?: ReactNode;
  /** Fills the window and leaves the code out. */
  readonly isFullSize?: boolean;
  /** Whether it is the first of its page, whose poster does not wait. */
  readonly isFirst?: boolean;
  /** Whether the code can be edited: the frame has all that it imports. */
  readonly isEditable?: boolean;
};

/** Distance from the window at which the code of an example is loaded. */
const APPROACH = '300px';

/** Plays the example itself, until a visitor edits it. */
function PlayedExample({
  load,
  ...figure
}: Pick<Props, 'load'> &
  Omit<ExampleFigureProps, 'playback' | 'rootRef' | 'scrubRef'>): ReactNode {
  const {name, metadata, inputProps, onChange} = figure;
  const {playback, rootRef, scrubRef} = usePlayback(
    {
      id: name,
      ...metadata,
      load: () => loadComponent(name, load),
    },
    inputProps,
  );
  const [isActive, setIsActive] = useState(false);
  useFirstActivity(() => setIsActive(true));
  useOnceInView(rootRef, isActive, playback.prepare, APPROACH);
  return (
    <ExampleFigure
      {...figure}
      playback={playback}
      rootRef={rootRef}
      scrubRef={scrubRef}
      onChange={(next) => {
        onChange(next);
        playback.autoPlay();
      }}
    />
  );
}

/**
 * Plays a composition of `examples/` beside its code. A rendered frame takes its
 * place until a visitor comes near. Pages write `<Example name="…" />`, and
 * `plugins/examples` adds the other props.
 */
export function Example({
  load,
  children,
  state = '',
  inputProps: ownProps,
  isFullSize = false,
  isFirst = isFullSize,
  isEditable = false,
  ...example
}: Props): ReactNode {
  const {name, metadata, label} = example;
  const [inputProps, setInputProps] = useState<InputProps>({
    ...metadata.defaultProps,
    ...(ownProps ?? metadata.states?.[state]),
  });
  const codeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const editor = useEditRequest(isEditable ? name : undefined, async () => ({
    ...(await import('../Playground/EditedExample')),
    // The text of a block is exactly the code, see plugins/rehype/code.
    source: codeRef.current?.querySelector('code')?.textContent ?? '',
  }));
  const figure = {
    ...example,
    inputProps,
    onChange: setInputProps,
    isFullSize,
    isFirst,
  };
  if (editor.loaded) {
    return (
      <editor.loaded.default
        {...figure}
        source={editor.loaded.source}
        onClose={() => {
          editor.dismiss();
          requestAnimationFrame(() => buttonRef.current?.focus());
        }}
      />
    );
  }

  return (
    <>
      <PlayedExample {...figure} load={load}>
        {isEditable && (
          <LoadButton
            ref={buttonRef}
            content={editor}
            className="clean-btn textLink"
            label="Edit the code"
          />
        )}
        {!isFullSize && label === undefined && (
          <Link className="textLink" to={exampleAddress(name)}>
            Open it full size
          </Link>
        )}
      </PlayedExample>
      {children && (
        <div ref={codeRef} className={styles.code}>
          {children}
        </div>
      )}
    </>
  );
}
