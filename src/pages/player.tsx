import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Band} from '@site/src/components/Band';
import {PageHeader} from '@site/src/components/PageHeader';
import {ProductCards} from '@site/src/components/ProductCards';
import {marketingPages} from '../../config/marketingPages';
import {PlayerDemo} from './_player/PlayerDemo';
import {Samples} from './_player/Samples';
import styles from './_player/styles.module.css';

const FEATURES = [
  {
    title: 'It reacts to data',
    text: 'An API response or user input becomes a prop. The next frame shows it, because there is no file to render and nothing to wait for.',
  },
  {
    title: 'It is a component like any other',
    text: 'The Player takes props as a <video> element takes attributes. Use its controls, or hide them and build your own with its ref and events.',
  },
  {
    title: 'It ends in a file',
    text: 'Render the same component with the same props on a server or in the cloud, with audio, in MP4, WebM and other formats.',
  },
] as const;

export default function PlayerPage(): ReactNode {
  const {title, description} = marketingPages.player;
  return (
    <Layout title={title} description={description}>
      <main>
        <div className={styles.top}>
          <PageHeader
            heading="A video that listens"
            lead="Embed a composition in any React app and change it while it plays. Type a name and pick a color: both are props."
          />
          <PlayerDemo />
        </div>
        <Band isSubtle heading="What you get">
          <ul className={styles.features}>
            {FEATURES.map(({title: feature, text}) => (
              <li key={feature}>
                <Heading as="h3">{feature}</Heading>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.actions}>
            <Link
              className="button button--primary"
              to="/docs/player/installation/"
            >
              Install the Player
            </Link>
            <Link
              className="button button--secondary"
              to="/docs/player/examples/"
            >
              Copy an example
            </Link>
          </p>
        </Band>
        <Band
          heading="Try it, then copy it"
          lead="Each sample runs as it is printed. The Player loads when you play the first one."
        >
          <Samples />
        </Band>
        <Band isSubtle heading="Goes well with">
          <ProductCards without="/player/" />
        </Band>
      </main>
    </Layout>
  );
}
