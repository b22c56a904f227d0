import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Playback} from './usePlayback';
import styles from './Stage.module.css';

type Props = {
  readonly playback: Pick<Playback, 'stage' | 'status'>;
  /** Rendered frame shown until the Player is there. */
  readonly poster: {
    /** Its address; without one, the stage is dark until the Player is there. */
    readonly src?: string;
    /** The same picture below `static`, 720 px wide and small enough for the page. */
    readonly phoneSrc?: string;
    readonly width: number;
    readonly height: number;
    /**
     * When it loads: with the page, before other pictures, or when it comes near
     * the window.
     */
    readonly loading?: 'first' | 'lazy';
  };
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
};

/** The dark stage, which shows the poster until the Player replaces it. */
export function Stage({playback, poster, alt}: Props): ReactNode {
  const {stage, status} = playback;
  const phoneSrc = useBaseUrl(poster.phoneSrc ?? '');
  // React preloads a first picture unless it is inside of `picture`.
  const image = (
    <img
      className={styles.poster}
      src={poster.src}
      width={poster.width}
      height={poster.height}
      alt={alt}
      decoding="async"
      loading={poster.loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={poster.loading === 'first' ? 'high' : undefined}
    />
  );
  return (
    <div
      className={styles.stage}
      style={{aspectRatio: `${poster.width} / ${poster.height}`}}
    >
      {phoneSrc ? (
        <picture>
          <source
            media="(width < 600px)"
            srcSet={phoneSrc}
            // Its bytes take its place in the page, see plugins/lean-client.
            data-inline
          />
          {image}
        </picture>
      ) : (
        image
      )}
      {stage && <div className={styles.player}>{stage}</div>}
      {status === 'failed' && (
        <p className={styles.error} role="alert">
          The player did not load. Check your network connection and press play
          again.
        </p>
      )}
    </div>
  );
}
