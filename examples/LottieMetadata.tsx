import {useEffect, useLayoutEffect, useState} from 'react';
import {
  getLottieMetadata,
  Lottie,
  type LottieAnimationData,
} from '@remotion/lottie';
import {
  AbsoluteFill,
  staticFile,
  useCurrentFrame,
  useDelayRender,
  useVideoConfig,
} from 'remotion';

export type LottieMetadataProps = {
  readonly seconds: number;
};

export const LottieMetadata: React.FC<LottieMetadataProps> = ({seconds}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
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

  const metadata = animationData && getLottieMetadata(animationData);
  if (!metadata) {
    return null;
  }

  // Frames of the file that pass during one frame of the video
  const playbackRate = metadata.durationInFrames / (seconds * fps);

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        flexDirection: 'row',
        backgroundColor: '#0b0e0f',
        gap: 60,
        padding: 60,
      }}
    >
      <Lottie
        animationData={animationData}
        playbackRate={playbackRate}
        style={{width: 560}}
      />
      <pre style={{color: '#f2f5f5', fontFamily: 'monospace', fontSize: 38}}>
        {JSON.stringify(metadata, null, 2)}
        {`\n\nplaybackRate ${playbackRate.toFixed(2)}`}
        {`\n${(frame / fps).toFixed(1)} s of ${seconds} s`}
      </pre>
    </AbsoluteFill>
  );
};
