import {Composition} from 'remotion';
import {skiaClips, type SkiaClip} from './clips';

/** The clips; `skiaClips.ts` copies this file beside the samples of the pages. */
export const RemotionRoot: React.FC = () =>
  skiaClips.map(({id}) => (
    <Composition
      key={id}
      id={id}
      lazyComponent={async () => {
        const sample = (await import(`./${id}.tsx`)) as Record<
          SkiaClip['id'],
          React.FC
        >;
        return {default: sample[id]};
      }}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={90}
    />
  ));
