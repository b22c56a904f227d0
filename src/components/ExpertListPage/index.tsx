import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import * as credits from '@generated/examples/default/ExpertCredits.js';
import {marketingPages} from '../../../config/marketingPages';
import {creditsOf, type ExpertEntry} from '../../data/expertCredits';
import {EXPERT_FIELDS} from '../../data/expertFields';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {BadgeList} from '../BadgeList';
import {Card, CardList} from '../Card';
import {DailyOrder, useDailyOrder} from '../DailyOrder';
import {ExpertNotice} from '../ExpertNotice';
import {FilterLinks} from '../FilterField/FilterLinks';
import {NamedLinks} from '../NamedLinks';
import {Preview} from '../Preview';
import {SitePage} from '../SitePage';
import {VisuallyHidden} from '../VisuallyHidden';
import {
  CALLS_PARAMETER,
  describeResult,
  FIELD_PARAMETER,
  filterAddress,
  filterExperts,
  readFilter,
  type ExpertFilter,
} from './filter';
import styles from './styles.module.css';

type Props = {readonly experts: readonly ExpertEntry[]};

function ExpertCard({expert}: {readonly expert: ExpertEntry}): ReactNode {
  const {slug, name, focus, about, links, offersCall, poster} = expert;
  return (
    <Card
      headingLevel="h2"
      title={name}
      to={`/experts/${slug}/`}
      drawing={
        <Preview {...credits} poster={poster} inputProps={creditsOf(expert)} />
      }
      footer={<NamedLinks links={links} owner={name} />}
    >
      <BadgeList label={`Focus of ${name}`} items={focus} />
      <p className={styles.about}>{about}</p>
      {offersCall && <p className={styles.call}>Open to video calls</p>}
    </Card>
  );
}

type FiltersProps = Props & {readonly filter: ExpertFilter};

/** Links that set what the list is filtered by, each with what it would leave. */
function Filters({experts, filter}: FiltersProps): ReactNode {
  const toLink = (name: string, change: Partial<ExpertFilter>) => {
    const next = {...filter, ...change};
    const count = filterExperts(experts, next).length;
    return {
      name,
      to: filterAddress(next),
      isCurrent: next.field === filter.field && next.calls === filter.calls,
      count: (
        <>
          {count}
          <VisuallyHidden>
            {count === 1 ? ' expert' : ' experts'}
          </VisuallyHidden>
        </>
      ),
    };
  };
  return (
    <>
      <FilterLinks
        label="Filter by focus"
        links={[
          toLink('All', {field: ''}),
          ...EXPERT_FIELDS.map((field) => toLink(field, {field})),
        ]}
      />
      <FilterLinks
        label="Filter by calls"
        links={[
          toLink('With or without calls', {calls: false}),
          toLink('Open to video calls', {calls: true}),
        ]}
      />
    </>
  );
}

/** The experts that the address asks for, in the order of the day. */
function Directory({experts}: Props): ReactNode {
  // It is empty on the server and during hydration, so all are shown first.
  const filter = readFilter(
    useQueryString(FIELD_PARAMETER)[0],
    useQueryString(CALLS_PARAMETER)[0],
  );
  const shown = filterExperts(useDailyOrder(experts), filter);
  return (
    <>
      <Filters experts={experts} filter={filter} />
      <p className={styles.result}>
        <span role="status">{describeResult(shown.length, filter)}</span>
        {shown.length === 0 ? (
          <Link className="textLink" to="/experts/">
            Show all experts
          </Link>
        ) : (
          ' The order changes every day.'
        )}
      </p>
      <DailyOrder>
        <CardList>
          {shown.map((expert) => (
            <ExpertCard key={expert.slug} expert={expert} />
          ))}
        </CardList>
      </DailyOrder>
    </>
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
      <Directory experts={experts} />
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
