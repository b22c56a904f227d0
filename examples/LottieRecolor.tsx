import {useEffect, useLayoutEffect, useMemo, useState} from 'react';
import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill, staticFile, useDelayRender} from 'remotion';

export type LottieRecolorProps = {
  readonly petals: string;
  readonly pot: string;
};

// Lottie files have colors as red, green and blue from 0 to 1
const toLottie = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

const recolor = (
  animationData: LottieAnimationData,
  colors: Record<string, string>,
): LottieAnimationData =>
  JSON.parse(JSON.stringify(animationData), (_, value) => {
    const shape = value as {ty?: string; nm?: string} | null;
    const color = shape?.ty === 'fl' && shape.nm && colors[shape.nm];

    return color ? {...shape, c: {a: 0, k: [...toLottie(color), 1]}} : shape;
  }) as LottieAnimationData;

export const LottieRecolor: React.FC<LottieRecolorProps> = ({petals, pot}) => {
  const {delayRender, continueRender, cancelRender} = useDelayRender();
  const [original, setOriginal] = useState<LottieAnimationData | null>(null);

  useLayoutEffect(() => {
    if (original) {
      return;
    }

    const handle = delayRender('Loading plant.json');
    return () => continueRender(handle);
  }, [original, delayRender, continueRender]);

  useEffect(() => {
    fetch(staticFile('media/plant.json'))
      .then((response) => response.json())
      .then((json: LottieAnimationData) => setOriginal(json))
      .catch((error: unknown) => cancelRender(error));
  }, [cancelRender]);

  const animationData = useMemo(
    () => original && recolor(original, {petal: petals, rim: pot, pot}),
    [original, petals, pot],
  );

  return (
    <AbsoluteFill style={{alignItems: 'center', backgroundColor: '#0b0e0f'}}>
      {animationData && (
        <Lottie animationData={animationData} style={{height: 720}} />
      )}
    </AbsoluteFill>
  );
};
