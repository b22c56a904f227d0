import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import community from '@generated/data-pages/default/community.json';
import {Band} from '@site/src/components/Band';
import styles from './MadeWith.module.css';

const KINDS = [
  {
    kind: 'Music visualization',
    name: 'Banger.Show',
    entry: 'banger-show',
    text: 'Audio analyzed frame by frame, drawn in sync.',
  },
  {
    kind: 'Captions',
    name: 'Submagic',
    entry: 'submagic',
    text: 'Words that appear as they are spoken.',
  },
  {
    kind: 'Screencast',
    name: 'Remotion Recorder',
    entry: 'remotion-recorder',
    text: 'Screen and camera, laid out by code.',
  },
  {
    kind: 'Year in review',
    name: 'GitHub Unwrapped',
    entry: 'github-unwrapped',
    text: 'One video for each person, from their own data.',
  },
] as const;

function Numbers(): ReactNode {
  const {numbers, asOf, trustedBy} = community;
  return (
    <div className={styles.numbers}>
      <dl>
        {numbers.map(({slug, value, label}) => (
          <div key={slug}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en-US')}</dd>
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
      <ul className={styles.kinds}>
        {KINDS.map(({kind, name, entry, text}) => (
          <li key={entry}>
            <Link to={`/showcase/#${entry}`}>
              <span className={styles.kind}>{kind}</span>
              <Heading as="h3">{name}</Heading>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Numbers />
    </Band>
  );
}
