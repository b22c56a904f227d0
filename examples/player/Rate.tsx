import {Player} from '@remotion/player';
import {useState} from 'react';
import {PathMorph} from '../PathMorph';

const inputProps = {secondPath: 'star'} as const;

// A negative rate plays backward.
const RATES = [-1, 0.5, 1, 3];

export const Rate: React.FC = () => {
  const [rate, setRate] = useState(1);

  return (
    <>
      <Player
        component={PathMorph}
        inputProps={inputProps}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        playbackRate={rate}
        autoPlay
        loop
        controls
        acknowledgeRemotionLicense
      />
      <fieldset>
        <legend>Speed</legend>
        {RATES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="rate"
              checked={value === rate}
              onChange={() => setRate(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
    </>
  );
};
