import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useRef, useState} from 'react';
import {TemplateHelloWorld} from '../TemplateHelloWorld';

const inputProps = {title: 'Welcome to Remotion', color: '#f5420f'};

// These two fire while the video plays, so they do not go into the list.
const CLOCKS = ['timeupdate', 'frameupdate'] as const;

const EVENTS = [
  'play',
  'pause',
  'seeked',
  'ended',
  'ratechange',
  'volumechange',
  'mutechange',
  'fullscreenchange',
  'scalechange',
  'waiting',
  'resume',
  'error',
] as const;

type Entry = {id: number; name: string; detail: string};

/** Adds an entry; one of the same name as the last takes its place. */
const addTo = (entries: Entry[], name: string, detail: string): Entry[] => {
  const [last, ...rest] = entries;
  return last?.name === name
    ? [{...last, detail}, ...rest]
    : [{id: (last?.id ?? 0) + 1, name, detail}, ...entries.slice(0, 3)];
};

export const Events: React.FC = () => {
  const playerRef = useRef<PlayerRef>(null);
  const clockRef = useRef<HTMLParagraphElement>(null);
  const [entries, setEntries] = useState<Entry[]>([]);

  useEffect(() => {
    const player = playerRef.current;
    if (!player) {
      return undefined;
    }

    const removers = [
      ...EVENTS.map((name) => {
        const listener = ({detail}: {detail: unknown}) => {
          const text = detail ? JSON.stringify(detail) : '';
          setEntries((current) => addTo(current, name, text));
        };

        player.addEventListener(name, listener);
        return () => player.removeEventListener(name, listener);
      }),
      ...CLOCKS.map((name, index) => {
        const listener = ({detail}: {detail: {frame: number}}) => {
          // Written without React, because a render for each frame is slow.
          const clock = clockRef.current?.children[index];
          if (clock) {
            clock.textContent = `${name} ${detail.frame}`;
          }
        };

        player.addEventListener(name, listener);
        return () => player.removeEventListener(name, listener);
      }),
    ];
    return () => removers.forEach((remove) => remove());
  }, []);

  return (
    <>
      <Player
        ref={playerRef}
        component={TemplateHelloWorld}
        inputProps={inputProps}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        autoPlay
        controls
        showPlaybackRateControl={[0.5, 1, 2]}
        acknowledgeRemotionLicense
      />
      <div>
        <button type="button" onClick={() => playerRef.current?.toggle()}>
          Play or pause
        </button>
        <button type="button" onClick={() => playerRef.current?.seekTo(60)}>
          Seek to 60
        </button>
      </div>
      <p ref={clockRef} aria-hidden="true">
        {CLOCKS.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      <ol role="log" aria-label="Events" aria-relevant="additions">
        {entries.map(({id, name, detail}) => (
          <li key={id}>
            <code>
              {name} {detail}
            </code>
          </li>
        ))}
      </ol>
    </>
  );
};
