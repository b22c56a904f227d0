import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Example} from '../Example';
import {isMotionWelcome} from '../Playback/isMotionWelcome';
import {loadComponent} from '../Playback/loadComponent';
import {Stage} from '../Playback/Stage';
import {useFirstActivity} from '../Playback/useFirstActivity';
import {usePlayback} from '../Playback/usePlayback';

type ExampleProps = ComponentProps<typeof Example>;

type Props = Pick<ExampleProps, 'name' | 'metadata' | 'load'> & {
  /** Without one the composition itself waits in its place. */
  readonly poster?: string;
  /** Instead of the default props of the example; the poster has to show them. */
  readonly inputProps?: ExampleProps['metadata']['defaultProps'];
  /** Plays when it is in view also where something can point. */
  readonly playsInView?: boolean;
  /** The first of its list, whose poster does not wait. */
  readonly isFirst?: boolean;
};

/** How much of a preview is seen before it plays on a touch screen. */
const VISIBLE_SHARE = 0.8;

/**
 * A composition of `examples/` as the picture of a card: a poster that plays
 * once from the first frame when the card (the closest `li`, `article` or
 * `[data-card]`) is pointed at or gets the focus, or is in view where nothing can
 * point, from the visitor's first touch or scroll on. The Player loads then, never with reduced motion or data saving, and is
 * given up out of view.
 * It has no text of its own, since the card says what it shows.
 *
 * Spread the module of an example into it:
 * `import * as spring from '@generated/examples/default/Spring.js'`.
 */
export function Preview({
  name,
  poster,
  metadata,
  load,
  inputProps = metadata.defaultProps,
  playsInView = false,
  isFirst = false,
}: Props): ReactNode {
  const {playback, rootRef, release} = usePlayback(
    {
      id: name,
      ...metadata,
      loop: false,
      load: () => loadComponent(name, load),
    },
    inputProps,
  );
  const isSeen = useRef(false);
  const isVisited = useRef(false);
  const hasPlayedInView = useRef(false);

  function start(): void {
    if (isMotionWelcome()) {
      playback.restart();
    }
  }

  function startWhenSeen(): void {
    if (isSeen.current && isVisited.current && !hasPlayedInView.current) {
      hasPlayedInView.current = true;
      start();
    }
  }

  const play = useEffectEvent(start);
  const playWhenSeen = useEffectEvent(startWhenSeen);
  const pause = useEffectEvent((): void => playback.pause());
  const prepare = useEffectEvent((): void => playback.prepare());
  const giveUp = useEffectEvent((): void => release());
  const src = useBaseUrl(poster ?? '');

  useFirstActivity(() => {
    isVisited.current = true;
    startWhenSeen();
  });

  useEffect(() => {
    const root = rootRef.current;
    const card = root?.closest<HTMLElement>('li, article, [data-card]');
    if (!root || !card) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const playsWhenSeen =
      playsInView || window.matchMedia('(hover: none)').matches;
    const observer = new IntersectionObserver(
      (entries) => {
        const {isIntersecting = false, intersectionRatio = 0} =
          entries.at(-1) ?? {};
        if (!isIntersecting) {
          isSeen.current = false;
          giveUp();
          return;
        }
        if (!poster) {
          prepare();
        }
        isSeen.current = playsWhenSeen && intersectionRatio >= VISIBLE_SHARE;
        playWhenSeen();
      },
      {threshold: [0, VISIBLE_SHARE]},
    );
    observer.observe(root);
    signal.addEventListener('abort', () => observer.disconnect());
    for (const event of ['pointerenter', 'focusin'] as const) {
      card.addEventListener(event, () => play(), {signal});
    }
    card.addEventListener('pointerleave', () => pause(), {signal});
    card.addEventListener('focusout', () => pause(), {signal});
    return () => controller.abort();
  }, [rootRef, playsInView, poster]);

  return (
    <div ref={rootRef} inert data-preview={name}>
      <Stage
        playback={playback}
        poster={{
          src: src || undefined,
          width: metadata.width,
          height: metadata.height,
          loading: isFirst ? 'first' : 'lazy',
        }}
        alt=""
      />
    </div>
  );
}
