import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {marketingPages} from '../../../config/marketingPages';
import type {Expert} from '../../data/schema';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {BadgeList} from '../BadgeList';
import {Card, CardList} from '../Card';
import {InitialsClip} from '../Drawing/InitialsClip';
import {ExpertNotice} from '../ExpertNotice';
import {NamedLinks} from '../NamedLinks';
import {SitePage} from '../SitePage';
import styles from './styles.module.css';

type Props = {readonly experts: readonly Expert[]};

function ExpertCard({expert}: {readonly expert: Expert}): ReactNode {
  const {slug, name, focus, about, links, offersCall} = expert;
  return (
    <Card
      headingLevel="h2"
      title={name}
      to={`/experts/${slug}/`}
      drawing={<InitialsClip name={name} />}
      footer={<NamedLinks links={links} owner={name} />}
    >
      <BadgeList label={`Focus of ${name}`} items={focus} />
      <p className={styles.about}>{about}</p>
      {offersCall && <p className={styles.call}>Open to video calls</p>}
    </Card>
  );
}

/** Everybody in the directory of freelancers. */
export default function ExpertListPage({experts}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.experts}
      lead="Freelancers who have built with Remotion. Hire one for a project, or ask for advice before you start yours."
    >
      <ExpertNotice />
      <CardList>
        {experts.map((expert) => (
          <ExpertCard key={expert.slug} expert={expert} />
        ))}
      </CardList>
      <ActionPanelList>
        <ActionPanel
          title="How to be listed"
          actions={
            <Link className="button button--outline" to="/contact/">
              Contact the company
            </Link>
          }
        >
          <p>
            If you take on work with Remotion, write to us. Tell us what you
            have made, what you offer and where people can reach you.
          </p>
        </ActionPanel>
      </ActionPanelList>
    </SitePage>
  );
}
