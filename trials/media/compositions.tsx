import {Audio, Video} from '@remotion/media';
import {
  useCallback,
  type ComponentType,
  type ElementType,
  type ReactNode,
} from 'react';
import {
  AbsoluteFill,
  Composition,
  Html5Audio,
  Html5Video,
  OffthreadVideo,
  registerRoot,
  staticFile,
  type OnVideoFrame,
} from 'remotion';
import {CLIP} from './clip';

/** A component and its props. */
export type Case = {
  readonly component: string;
  readonly src: string;
  readonly props: Readonly<Record<string, boolean | number>>;
};

/** What the cases pass; not every component has every prop. */
type MediaProps = {
  readonly src: string;
  readonly onVideoFrame?: OnVideoFrame;
};

const COMPONENTS: Readonly<Record<string, ElementType>> = {
  Video,
  Audio,
  OffthreadVideo,
  Html5Video,
  Html5Audio,
};

function readPixel(frame: CanvasImageSource): void {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(frame, 0, 0);
  context?.getImageData(0, 0, 1, 1);
  console.log('The pixels can be read.');
}

function CaseOfMedia({component, src, props}: Case): ReactNode {
  const Media = COMPONENTS[component] as ComponentType<MediaProps>;
  const onVideoFrame = useCallback(readPixel, []);
  const canReadFrames = component === 'Video' || component === 'OffthreadVideo';
  return (
    <AbsoluteFill style={{backgroundColor: '#0b6b45'}}>
      <Media
        {...props}
        {...(canReadFrames ? {onVideoFrame} : {})}
        src={src.startsWith('http') ? src : staticFile(src)}
      />
    </AbsoluteFill>
  );
}

registerRoot(() => (
  <Composition
    id="case"
    component={CaseOfMedia}
    width={CLIP.width}
    height={CLIP.height}
    fps={CLIP.fps}
    durationInFrames={CLIP.frames}
    defaultProps={{component: 'Video', src: 'clip.mp4', props: {}}}
  />
));
