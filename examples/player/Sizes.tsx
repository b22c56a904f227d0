import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useRef, useState} from 'react';
import {CaptionWords} from '../CaptionWords';

const inputProps = {highlight: '#ff5a2e', isRevealed: false};

/** As wide as its place; the height follows from the composition. */
const Sized: React.FC<{readonly width: number}> = ({width}) => {
  const playerRef = useRef<PlayerRef>(null);
  const [scale, setScale] = useState(0);

  useEffect(() => {
    const player = playerRef.current;
    if (!player) {
      return undefined;
    }

    const handleScale = () => setScale(player.getScale());
    handleScale();
    player.addEventListener('scalechange', handleScale);
    return () => player.removeEventListener('scalechange', handleScale);
  }, []);

  return (
    <figure style={{margin: 0, width: `${width}%`}}>
      <Player
        ref={playerRef}
        component={CaptionWords}
        inputProps={inputProps}
        durationInFrames={111}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        autoPlay
        loop
        acknowledgeRemotionLicense
      />
      <figcaption>
        {width} %, scale {scale.toFixed(2)}
      </figcaption>
    </figure>
  );
};

export const Sizes: React.FC = () => {
  const [width, setWidth] = useState(65);

  return (
    <>
      <div style={{alignItems: 'center', aspectRatio: '16/9', display: 'flex'}}>
        <Sized width={width} />
        <Sized width={100 - width} />
      </div>
      <label>
        Width{' '}
        <input
          type="range"
          min={20}
          max={80}
          value={width}
          aria-valuetext={`${width} percent`}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
        />
      </label>
    </>
  );
};
