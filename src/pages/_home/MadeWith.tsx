import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import community from '@generated/data-pages/default/community.json';
import * as captions from '@generated/examples/default/CaptionWords.js';
import * as screencast from '@generated/examples/default/Screencast.js';
import * as music from '@generated/examples/default/TemplateMusicVisualization.js';
import {Band} from '@site/src/components/Band';
import {Preview} from '@site/src/components/Preview';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden';
import {yearInReviewExample} from '@site/src/components/YearInReviewDemo/composition';
import {formatNumber} from '@site/src/formatNumber';
import styles from './MadeWith.module.css';
import beside from './pictureBeside.module.css';

const KINDS = [
  {
    kind: 'Music visualization',
    tab: 'Music',
    text: 'Audio is analyzed frame by frame, so that the picture moves with it.',
    example: music,
    showcase: {name: 'Banger.Show', entry: 'banger-show'},
    links: [
      ['Template', '/templates/music-visualization/'],
      ['Guide', '/docs/audio/visualization/'],
    ],
  },
  {
    kind: 'Captions',
    tab: 'Captions',
    text: 'Words appear as they are spoken, in any look that CSS can draw.',
    example: captions,
    showcase: {name: 'Submagic', entry: 'submagic'},
    links: [
      ['Template', '/templates/tiktok/'],
      ['Guide', '/docs/captions/displaying/'],
    ],
  },
  {
    kind: 'Screencast',
    tab: 'Screencast',
    text: 'Screen and camera are laid out by code, with captions and chapters.',
    example: screencast,
    showcase: {name: 'Remotion Recorder', entry: 'remotion-recorder'},
    links: [
      ['Template', '/docs/recorder/'],
      ['Guide', '/docs/recorder/setup/'],
    ],
  },
  {
    kind: 'Year in review',
    tab: 'Year in review',
    text: 'One composition makes a video for each person, from their own data.',
    example: yearInReviewExample,
    showcase: {name: 'GitHub Unwrapped', entry: 'github-unwrapped'},
    links: [
      ['Template', '/templates/next/'],
      ['Guide', '/docs/dataset-render/'],
    ],
  },
] as const;

function Kinds(): ReactNode {
  return (
    <Tabs className={styles.tabs}>
      {KINDS.map(({kind, tab, text, example, showcase, links}) => (
        <TabItem key={kind} value={tab}>
          <div className={beside.layout} data-card>
            <Preview {...example} playsInView />
            <div>
              <Heading as="h3">{kind}</Heading>
              <p>{text}</p>
              <ul>
                <li>
                  <Link
                    className="textLink"
                    to={`/showcase/#${showcase.entry}`}
                  >
                    {showcase.name}
                  </Link>{' '}
                  in the showcase
                </li>
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link className="textLink" to={to}>
                      {label}
                      <VisuallyHidden> for {kind}</VisuallyHidden>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </TabItem>
      ))}
    </Tabs>
  );
}

function Numbers(): ReactNode {
  const {numbers, asOf, trustedBy} = community;
  return (
    <div className={styles.numbers}>
      <dl>
        {numbers.map(({slug, value, label}) => (
          <div key={slug}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        Counted in {asOf}, except for the pages. Among the users:{' '}
        {trustedBy.map(({name}) => name).join(', ')}.
      </p>
    </div>
  );
}

/** What people make with Remotion, and how large the community is. */
export function MadeWith(): ReactNode {
  return (
    <Band
      heading="Made with it"
      lead={
        <>
          Products, campaigns and tools from companies and individuals. See{' '}
          <Link className="textLink" to="/showcase/">
            the whole showcase
          </Link>
          .
        </>
      }
    >
      <Kinds />
      <Numbers />
    </Band>
  );
}
