import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as captions from '@generated/examples/default/CaptionWords.js';
import * as morph from '@generated/examples/default/PathMorph.js';
import sources from '@generated/examples/default/playerSamples.json';
import * as hello from '@generated/examples/default/TemplateHelloWorld.js';
import * as stargazer from '@generated/examples/default/TemplateStargazer.js';
import * as transition from '@generated/examples/default/TransitionMix.js';
import Heading from '@theme/Heading';
import {CodeFrame} from '@site/src/components/CodeFrame';
import type {Example} from '@site/src/components/Example';
import {
  loadComponent,
  type LoadExample,
} from '@site/src/components/Playback/loadComponent';
import {Stage} from '@site/src/components/Playback/Stage';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden';
import {useOnDemand} from '@site/src/hooks/useOnDemand';
import styles from './styles.module.css';

type Sample = {
  /** The file in `examples/player/`, and what it exports. */
  readonly name: string;
  readonly heading: string;
  readonly text: string;
  readonly guide: {readonly label: string; readonly to: string};
  /** What it plays, whose poster is there first. */
  readonly plays: Pick<
    ComponentProps<typeof Example>,
    'poster' | 'metadata'
  > & {readonly page: string};
  readonly load: LoadExample;
  /** Height of what the sample has below its picture. */
  readonly below: string;
  /** What will be there, where that is much. */
  readonly hint?: string;
};

const SAMPLES: readonly Sample[] = [
  {
    name: 'Events',
    heading: 'Events as they fire',
    text: "Listen to the Player's ref as you listen to a <video> element. Play, seek, change the speed or go fullscreen, and read which events fire.",
    guide: {label: 'All events', to: '/docs/player/player/#events'},
    plays: {...hello, page: '/templates/hello-world/'},
    load: () => import('@site/examples/player/Events'),
    below: '248px',
    hint: 'Here, the last four events appear as they fire, the newest first, each with its details. The two events that fire continuously have a line of their own.',
  },
  {
    name: 'Controls',
    heading: 'Your own controls',
    text: 'Leave out the built-in controls and build a bar from your own components. The ref plays, pauses and seeks, and its events tell the bar what to show.',
    guide: {
      label: 'Build custom controls',
      to: '/docs/player/custom-controls/',
    },
    plays: {...stargazer, page: '/templates/stargazer/'},
    load: () => import('@site/examples/player/Controls'),
    below: '112px',
  },
  {
    name: 'Sizes',
    heading: 'Any width',
    text: 'A composition keeps its dimensions, and the Player scales it to the width that your layout leaves. Divide the width between two Players, and the text stays sharp in both.',
    guide: {label: 'How scaling works', to: '/docs/player/scaling/'},
    plays: {...captions, page: '/docs/captions/displaying/'},
    load: () => import('@site/examples/player/Sizes'),
    below: '68px',
  },
  {
    name: 'Rate',
    heading: 'Any speed',
    text: 'One prop changes the speed during playback, and a negative rate plays backward.',
    guide: {
      label: 'What the prop accepts',
      to: '/docs/player/player/#playbackrate',
    },
    plays: {...morph, page: '/docs/paths/interpolate-path/'},
    load: () => import('@site/examples/player/Rate'),
    below: '94px',
  },
  {
    name: 'Thumbnails',
    heading: 'Thumbnails',
    text: 'A thumbnail is one frame of a composition, without a clock or audio. Here, a row of them shows parts of a video, and choosing one seeks the Player.',
    guide: {label: 'About <Thumbnail>', to: '/docs/player/thumbnail/'},
    plays: {...transition, page: '/docs/transitioning/'},
    load: () => import('@site/examples/player/Thumbnails'),
    below: 'calc(11.25cqi + 28px)',
  },
];

/** The poster of a sample, which makes room for it until a visitor plays it. */
function LiveSample({
  name,
  heading,
  plays,
  load,
  below,
  hint,
}: Sample): ReactNode {
  const {loaded, isLoading, hasFailed, request} = useOnDemand(async () => {
    const [{default: css}, Component] = await Promise.all([
      // Text, because the site has one style sheet that every page loads.
      import('!!./samples.css?text'),
      loadComponent(name, load),
    ]);
    return {css, Component};
  });
  const groupRef = useRef<HTMLDivElement>(null);
  const poster = useBaseUrl(plays.poster);
  const {width, height, alt} = plays.metadata;

  // The button that had the focus is gone.
  useEffect(() => {
    if (loaded) {
      groupRef.current?.focus({preventScroll: true});
    }
  }, [loaded]);

  return (
    <div className={styles.demo}>
      <div
        ref={groupRef}
        role="group"
        aria-label={heading}
        tabIndex={-1}
        className={styles.live}
        style={{'--below': below}}
        // Rules that came with another sample are not for the poster.
        data-sample={loaded && name}
      >
        {loaded ? (
          <>
            <style dangerouslySetInnerHTML={{__html: loaded.css}} />
            <loaded.Component />
          </>
        ) : (
          <>
            <Stage
              playback={{stage: null, status: hasFailed ? 'failed' : 'idle'}}
              poster={{src: poster, width, height, loading: 'lazy'}}
              alt={alt}
            />
            <div className={styles.start}>
              <button
                type="button"
                className="button button--primary button--sm"
                aria-busy={isLoading}
                onClick={request}
              >
                Play<VisuallyHidden> {heading}</VisuallyHidden>
              </button>
              {hint && <p>{hint}</p>}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** What the Player can do, each with the code that runs beside it. */
export function Samples(): ReactNode {
  return SAMPLES.map((sample) => {
    const {name, heading, text, guide, plays} = sample;
    const {html = '', foldedLines} = sources[name] ?? {};
    return (
      <section key={name} className={styles.sample}>
        <div>
          <Heading as="h3">{heading}</Heading>
          <p>
            {text}{' '}
            <Link className="textLink" to={guide.to}>
              {guide.label}
            </Link>
          </p>
          <LiveSample {...sample} />
        </div>
        <div>
          <CodeFrame
            language="tsx"
            title={`src/player/${name}.tsx`}
            html={html}
            foldedLines={foldedLines}
          />
          <p>
            <Link className="textLink" to={plays.page}>
              The composition that it plays
            </Link>
          </p>
        </div>
      </section>
    );
  });
}
