import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {marketingPages} from '../../../config/marketingPages';
import {useFilters} from '../../hooks/useFilters';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {CardList} from '../Card';
import {DailyOrder, useDailyOrder} from '../DailyOrder';
import {FilterField} from '../FilterField';
import {FilterFields} from '../FilterField/FilterFields';
import {SitePage} from '../SitePage';
import {EntryCard} from './EntryCard';
import {FILTERS, filterEntries, LINKS, listGroups} from './filterEntries';
import type {ShowcaseCard} from '../../data/showcaseCard';

type Props = {readonly showcase: readonly ShowcaseCard[]};

/** The entries in the order of the day, filtered by what the address says. */
function Entries({showcase}: Props): ReactNode {
  const {filters, addressOf, setFilters} = useFilters(FILTERS);
  const found = filterEntries(useDailyOrder(showcase), filters);
  return (
    <>
      <FilterFields>
        <FilterField
          label="Filter"
          query={filters.search}
          onQuery={(search) => setFilters({search})}
        >
          {found.length} of {showcase.length}
        </FilterField>
        <FilterField
          label="Kind"
          query={filters.kind}
          onQuery={(kind) => setFilters({kind})}
          options={listGroups(showcase)}
        />
        <FilterField
          label="Link"
          query={filters.link}
          onQuery={(link) => setFilters({link})}
          options={Object.keys(LINKS)}
        />
      </FilterFields>
      {found.length === 0 && (
        <p>
          Nothing in the showcase is like that. Try another word, or{' '}
          <Link
            className="textLink"
            to={addressOf({search: '', kind: '', link: ''})}
          >
            show all entries
          </Link>
          .
        </p>
      )}
      <DailyOrder>
        <CardList>
          {found.map((entry) => (
            <EntryCard key={entry.anchor} entry={entry} />
          ))}
        </CardList>
      </DailyOrder>
    </>
  );
}

/** Products and campaigns. Each has an anchor made from its name. */
export default function ShowcasePage({showcase}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.showcase}
      lead={
        <>
          Products, campaigns and tools that render their videos with Remotion,
          in a new order every day. Each picture is a composition that stands
          for the kind of video and plays when you point at it.{' '}
          <Link className="textLink" to="/showcase/add/">
            Add yours
          </Link>
        </>
      }
    >
      <Entries showcase={showcase} />
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
            Your product, campaign or video can be on this page. Fill in a form
            that makes the entry and the pull request for it.
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
