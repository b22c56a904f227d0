import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import plannedSections from '@generated/search/default/planned.json';
import Heading from '@theme/Heading';
import {ResultList} from './ResultList';
import {SearchForm} from './SearchForm';
import {useSuggestions} from './useSuggestions';

const SUGGESTION_COUNT = 5;

function Suggestions({pathname}: {readonly pathname: string}): ReactNode {
  const pages = useSuggestions(pathname, SUGGESTION_COUNT);
  return (
    pages.length > 0 && (
      <section aria-labelledby="not-found-suggestions">
        <Heading as="h2" id="not-found-suggestions">
          Did you mean one of these?
        </Heading>
        <ResultList hits={pages} />
      </section>
    )
  );
}

/** A search field and what the address probably meant. */
export default function NotFoundSearch(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = `/${pathname.slice(baseUrl.length)}`.replace(/\/$/, '');
  const section = plannedSections.find(({pages}) => pages.includes(page));
  return (
    <>
      <SearchForm query="" />
      {section ? (
        <p>
          This page is planned but not written yet. It will be in{' '}
          <Link className="textLink" to={section.to}>
            {section.label}
          </Link>
          .
        </p>
      ) : (
        <Suggestions pathname={pathname} />
      )}
    </>
  );
}
