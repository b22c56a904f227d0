import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  load,
  metadata,
  name,
  poster,
} from '@generated/examples/default/EditingTracks.js';
import {loadComponent} from '../Playback/loadComponent';
import {FrameCounter} from '../Playback/FrameCounter';
import {PlayButton} from '../Playback/PlayButton';
import {Scrubber} from '../Playback/Scrubber';
import {Stage} from '../Playback/Stage';
import {useFirstActivity} from '../Playback/useFirstActivity';
import {useOnceInView} from '../Playback/useOnceInView';
import {usePlayback} from '../Playback/usePlayback';
import {commands, findCommand, type Command} from './commands';
import {clipsOf, initialState, reduce, toTime, type Edit} from './edits';
import {KeyList} from './KeyList';
import {Timeline} from './Timeline';
import {Tools} from './Tools';
import {useDrag, type Draft} from './useDrag';
// Text, because the site has one style sheet, and other pages need nothing of it.
import css from '!!./styles.css?text';
// The frame around the Player is that of other examples.
import frameStyles from '../Example/styles.module.css';

const {width, height, durationInFrames, posterFrame, alt} = metadata;

const composition = {
  id: name,
  ...metadata,
  load: () => loadComponent(name, load),
};

/** Distance from the window at which the Player is loaded. */
const APPROACH = '300px';

const LARGEST_ZOOM = 4;

/** By how many frames a key moves the playhead. */
const STEPS: Readonly<Record<string, number>> = {
  ',': -1,
  '.': 1,
  '<': -10,
  '>': 10,
};

/**
 * A small video editor: clips on three tracks, and a Player that shows what they
 * make. Everything that a pointer drags can also be done by buttons and by keys.
 */
export function EditingTracks(): ReactNode {
  const [state, dispatch] = useReducer(reduce, initialState);
  const [draft, setDraft] = useState<Draft>();
  const [isSnapping, setIsSnapping] = useState(true);
  const [zoom, setZoom] = useState(1);
  const [isActive, setIsActive] = useState(false);
  const scrollerRef = useRef<HTMLDivElement>(null);
  /** Whether the selected clip is to have the focus after the next change. */
  const keepsFocus = useRef(false);
  const labelId = useId();
  const src = useBaseUrl(poster);

  const saved = clipsOf(state);
  const selected = saved.find(({id}) => id === state.selected);
  const clips = draft?.clips ?? saved;
  const inputProps = useMemo(() => ({clips}), [clips]);
  const {playback, rootRef, scrubRef} = usePlayback(composition, inputProps);
  useFirstActivity(() => setIsActive(true));
  useOnceInView(rootRef, isActive, playback.prepare, APPROACH);

  const getFrame = (): number => scrubRef.current?.valueAsNumber ?? posterFrame;
  const tell = (message: string): void => dispatch({type: 'tell', message});
  const select = (id: number): void => dispatch({type: 'select', id});

  function apply(edit: Edit, isContinued = false): void {
    playback.prepare();
    dispatch({type: 'edit', edit, isContinued});
  }

  const drag = useDrag({
    clips: saved,
    draft,
    selected: state.selected,
    isSnapping,
    getFrame,
    onSelect: select,
    onDraft: setDraft,
    onDrop: apply,
  });

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (keepsFocus.current && scroller) {
      keepsFocus.current = false;
      const clip = scroller.querySelector<HTMLElement>('[aria-current]');
      (clip ?? scroller).focus();
      clip?.scrollIntoView({block: 'nearest', inline: 'nearest'});
    }
  }, [state]);

  // The playhead stays in view.
  useEffect(() => {
    const scroller = scrollerRef.current;
    const frame = scrubRef.current?.valueAsNumber;
    if (scroller && frame !== undefined) {
      const playhead = (frame / durationInFrames) * scroller.scrollWidth;
      scroller.scrollLeft = playhead - scroller.clientWidth / 2;
    }
  }, [zoom, scrubRef]);

  function run(command: Command | undefined, isContinued = false): void {
    if (!selected) {
      tell('Select a clip first.');
    } else if (command) {
      apply(command(saved, selected, getFrame()), isContinued);
    }
  }

  function handleClipKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || draft) {
      return;
    }
    const command = findCommand(event);
    const frames = STEPS[event.key];
    if (command) {
      event.preventDefault();
      keepsFocus.current = true;
      run(command, event.repeat);
    } else if (frames !== undefined) {
      const last = durationInFrames - 1;
      const frame = Math.min(Math.max(getFrame() + frames, 0), last);
      playback.seek(frame);
      tell(`Playhead at ${toTime(frame)}.`);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (key === 'escape' && draft) {
      drag.cancel();
    } else if (
      (event.ctrlKey || event.metaKey) &&
      (key === 'z' || key === 'y')
    ) {
      event.preventDefault();
      keepsFocus.current =
        scrollerRef.current?.contains(document.activeElement) ?? false;
      dispatch({type: key === 'z' && !event.shiftKey ? 'undo' : 'redo'});
    }
  }

  function handleProjectTool(label: string): void {
    if (label === 'Undo' || label === 'Redo') {
      dispatch({type: label === 'Undo' ? 'undo' : 'redo'});
    } else {
      const next = label === 'Zoom in' ? zoom * 2 : zoom / 2;
      setZoom(Math.min(Math.max(next, 1), LARGEST_ZOOM));
    }
  }

  return (
    <figure className={frameStyles.example} aria-labelledby={labelId}>
      <svg width="0" height="0" aria-hidden="true" style={{display: 'block'}}>
        {/* Here HTML allows a style. */}
        <style dangerouslySetInnerHTML={{__html: css}} />
      </svg>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears the keys of what is in it. */}
      <div
        ref={rootRef}
        className={clsx(frameStyles.player, 'editingTracks')}
        style={{
          '--frame': posterFrame,
          '--total': durationInFrames,
        }}
        onKeyDown={handleKey}
      >
        <Stage playback={playback} poster={{src, width, height}} alt={alt} />
        <div className={frameStyles.transport}>
          <PlayButton playback={playback} />
          <FrameCounter lastFrame={durationInFrames - 1} />
          <label className="snapping">
            <input
              type="checkbox"
              role="switch"
              checked={isSnapping}
              onChange={({currentTarget}) =>
                setIsSnapping(currentTarget.checked)
              }
            />
            Snap
          </label>
        </div>
        <Timeline
          scrollerRef={scrollerRef}
          clips={clips}
          selected={state.selected}
          zoom={zoom}
          snappedTo={draft?.snappedTo}
          dragHandlers={drag.handlers}
          onSelect={select}
          onKeyDown={handleClipKey}
        >
          <Scrubber
            scrubRef={scrubRef}
            onSeek={playback.seek}
            durationInFrames={durationInFrames}
            initialFrame={posterFrame}
          />
        </Timeline>
        <p className="message" role="status">
          {state.message || 'Drag a clip or one of its ends.'}
        </p>
        <div className="toolbox">
          {' '}
          <Tools
            label={selected ? `Clip ${selected.name}` : 'Clip'}
            tools={Object.keys(commands).map((label) => ({
              label,
              isIdle: !selected,
            }))}
            onPress={(label) => run(commands[label])}
          />
          <Tools
            label="Project"
            tools={[
              {label: 'Undo', isIdle: state.now === 0},
              {label: 'Redo', isIdle: state.now === state.steps.length - 1},
              {label: 'Zoom in', isIdle: zoom === LARGEST_ZOOM},
              {label: 'Zoom out', isIdle: zoom === 1},
            ]}
            onPress={handleProjectTool}
          />
        </div>{' '}
        <noscript>
          Editing needs JavaScript. This is a frame of the video that the clips
          make.
        </noscript>
      </div>
      <KeyList />
      <figcaption className={frameStyles.caption} id={labelId}>
        Example: editing tracks
      </figcaption>
    </figure>
  );
}
