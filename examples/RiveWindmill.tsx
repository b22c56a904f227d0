import {useCallback, useLayoutEffect, useState} from 'react';
import {RemotionRiveCanvas} from '@remotion/rive';
import {AbsoluteFill, staticFile, useDelayRender} from 'remotion';

export type RiveWindmillProps = {
  readonly animation: 'Breeze' | 'Gusts';
  readonly fit:
    | 'contain'
    | 'cover'
    | 'fill'
    | 'fit-width'
    | 'fit-height'
    | 'none'
    | 'scale-down';
  readonly alignment:
    | 'center'
    | 'top-left'
    | 'top-center'
    | 'top-right'
    | 'center-left'
    | 'center-right'
    | 'bottom-left'
    | 'bottom-center'
    | 'bottom-right';
};

export const RiveWindmill: React.FC<RiveWindmillProps> = ({
  animation,
  fit,
  alignment,
}) => {
  const {delayRender, continueRender} = useDelayRender();
  const [isDrawn, setIsDrawn] = useState(false);

  useLayoutEffect(() => {
    if (isDrawn) {
      return;
    }

    const handle = delayRender('Loading windmill.riv');
    return () => continueRender(handle);
  }, [isDrawn, delayRender, continueRender]);

  const handleLoad = useCallback(() => {
    // The first frame is drawn after this call
    requestAnimationFrame(() => setIsDrawn(true));
  }, []);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <RemotionRiveCanvas
        src={staticFile('media/windmill.riv')}
        animation={animation}
        fit={fit}
        alignment={alignment}
        onLoad={handleLoad}
      />
    </AbsoluteFill>
  );
};
