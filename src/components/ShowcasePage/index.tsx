import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {marketingPages} from '../../../config/marketingPages';
import type {ShowcaseEntry} from '../../data/schema';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {Card, CardList} from '../Card';
import {NamedLinks} from '../NamedLinks';
import {SitePage} from '../SitePage';
import {FrameDrawing} from './FrameDrawing';
import {toAnchor} from './toAnchor';
import styles from './styles.module.css';

type Props = {readonly showcase: readonly ShowcaseEntry[]};

type EntryProps = {readonly entry: ShowcaseEntry};

function Author({entry: {author}}: EntryProps): ReactNode {
  return (
    author && (
      <p className={styles.author}>
        By{' '}
        {author.url ? (
          <Link className="textLink" href={author.url}>
            {author.name}
          </Link>
        ) : (
          author.name
        )}
      </p>
    )
  );
}

function EntryCard({entry}: EntryProps): ReactNode {
  const {name, kind, description, width, height, links} = entry;
  const anchor = toAnchor(name);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <Card
      id={anchor}
      headingLevel="h2"
      title={name}
      drawing={<FrameDrawing entry={entry} />}
      footer={<NamedLinks links={links} owner={name} />}
    >
      <p className={styles.kind}>
        {kind}
        <span className={styles.size}>
          {width} x {height}
        </span>
      </p>
      <p>{description}</p>
      <Author entry={entry} />
    </Card>
  );
}

/** Products and campaigns. Each has an anchor made from its name. */
export default function ShowcasePage({showcase}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.showcase}
      lead="Products, campaigns and tools that render their videos with Remotion. Every frame here has the aspect ratio of its video."
    >
      <CardList>
        {showcase.map((entry) => (
          <EntryCard key={entry.name} entry={entry} />
        ))}
      </CardList>
      <ActionPanelList>
        <ActionPanel
          title="Show what you made"
          actions={
            <Link className="button button--primary" to="/showcase/add/">
              Add to the showcase
            </Link>
          }
        >
          <p>
            Your product, campaign or video can be on this page. See what to
            prepare and where to send it.
          </p>
        </ActionPanel>
        <ActionPanel
          title="Code to learn from"
          actions={
            <Link className="button button--outline" to="/docs/resources/">
              Browse the resources
            </Link>
          }
        >
          <p>
            The resources page lists finished projects with their source code,
            examples, integrations and tutorials.
          </p>
        </ActionPanel>
      </ActionPanelList>
    </SitePage>
  );
}
