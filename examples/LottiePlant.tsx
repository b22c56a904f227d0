import {useEffect, useLayoutEffect, useState} from 'react';
import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {
  AbsoluteFill,
  staticFile,
  useCurrentFrame,
  useDelayRender,
} from 'remotion';

export type LottiePlantProps = {
  readonly playbackRate: number;
  readonly direction: 'forward' | 'backward';
  readonly loop: boolean;
};

export const LottiePlant: React.FC<LottiePlantProps> = ({
  playbackRate,
  direction,
  loop,
}) => {
  const frame = useCurrentFrame();
  const {delayRender, continueRender, cancelRender} = useDelayRender();
  const [animationData, setAnimationData] =
    useState<LottieAnimationData | null>(null);

  useLayoutEffect(() => {
    if (animationData) {
      return;
    }

    const handle = delayRender('Loading plant.json');
    return () => continueRender(handle);
  }, [animationData, delayRender, continueRender]);

  useEffect(() => {
    fetch(staticFile('media/plant.json'))
      .then((response) => response.json())
      .then((json: LottieAnimationData) => setAnimationData(json))
      .catch((error: unknown) => cancelRender(error));
  }, [cancelRender]);

  if (!animationData) {
    return null;
  }

  return (
    <AbsoluteFill style={{alignItems: 'center', backgroundColor: '#0b0e0f'}}>
      <Lottie
        animationData={animationData}
        playbackRate={playbackRate}
        direction={direction}
        loop={loop}
        style={{height: 620}}
      />
      <div
        style={{
          position: 'absolute',
          bottom: 40,
          color: '#f2f5f5',
          fontFamily: 'monospace',
          fontSize: 40,
        }}
      >
        {`${frame} × ${playbackRate} = ${frame * playbackRate}`}
      </div>
    </AbsoluteFill>
  );
};
