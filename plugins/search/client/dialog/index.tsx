import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type JSX,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import type {SiteSearch} from '../siteSearch';
import {missingResultsUrl} from '../results/missingResults';
import type {SectionFilter} from '../results/sectionFilters';
import {Hit} from './Hit';
import {mendRoles} from './mendRoles';
import {Panel} from './Panel';
import {createSession} from './session';
import {SlashSwitch} from './SlashSwitch';
import {checkStoredHits, INDEX_NAME} from './storedHits';
import styles from './styles.module.css';

type Props = {
  readonly search: SiteSearch;
  /** What the field holds first; nothing selects the text marked on the page. */
  readonly initialQuery: string;
  readonly onClose: () => void;
};

/** Results of a group: five, fewer where there is little room. */
const PER_GROUP = {wide: 5, narrow: 3};

const translations: DocSearchModalProps['translations'] = {
  searchBox: {
    searchInputLabel: 'Search docs',
    resetButtonAriaLabel: 'Clear the query',
  },
};

/** Place of the dialog that its own parts are put into, once it is there. */
type Places = {readonly panel: HTMLElement; readonly footer: HTMLElement};

/** Makes the places, next to what the dialog draws and never moves. */
function makePlaces(root: Element): Places | undefined {
  const bar = root.querySelector('.DocSearch-SearchBar');
  const footer = root.querySelector('.DocSearch-Footer');
  if (!bar || !footer) {
    return undefined;
  }
  const places = {
    panel: document.createElement('div'),
    footer: document.createElement('div'),
  };
  bar.after(places.panel);
  footer.append(places.footer);
  return places;
}

/**
 * The dialog asks again when its field gets the focus; it has no other way in.
 * The focus itself stays where it is.
 */
function askAgain(root: Element): void {
  root
    .querySelector('.DocSearch-Input')
    ?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Whether the first result is the chosen one, as after every question. */
function isAtFirst(root: Element): boolean {
  const first = root.querySelector('[role="treeitem"]');
  return !first || first.getAttribute('aria-selected') === 'true';
}

function SeeAll({
  state: {query, context},
}: Parameters<
  NonNullable<DocSearchModalProps['resultsFooterComponent']>
>[0]): JSX.Element {
  const count = Number(context.nbHits ?? 0);
  return (
    <Link to={`/search/?q=${encodeURIComponent(query)}`}>
      See all {count} results
    </Link>
  );
}

/** Closes the dialog when the page changes below it, by whatever means. */
function useCloseOnNavigation(onClose: () => void): void {
  const history = useHistory();
  useEffect(() => history.listen(onClose), [history, onClose]);
}

/**
 * The search dialog, opened as long as it is rendered: `DocSearchModal` inside
 * a modal `dialog` element, which keeps the focus inside.
 */
export function SearchDialog({
  search,
  initialQuery,
  onClose,
}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [places, setPlaces] = useState<Places>();
  const [filter, setFilter] = useState<SectionFilter>('all');
  const [canStore] = useState(checkStoredHits);
  const [isNarrow] = useState(() => matchMedia('(width <= 768px)').matches);
  const [scrollY] = useState(() => window.scrollY);
  // Before the dialog is drawn: its field takes the focus at once.
  const [opener] = useState(() => document.activeElement);
  const {i18n} = useDocusaurusContext();
  const tags = useDocsContextualSearchTags();
  // The filters of the first moment: what is below the dialog does not change.
  const [session] = useState(() =>
    createSession(search, [
      `language:${i18n.currentLocale}`,
      ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
    ]),
  );
  const report = useSyncExternalStore(session.subscribe, session.getReport);
  const history = useHistory();
  const {repository} = useSiteLinks();
  useCloseOnNavigation(onClose);

  const navigator = useMemo<NonNullable<DocSearchModalProps['navigator']>>(
    () => ({
      navigate({itemUrl}) {
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.assign(itemUrl);
        }
      },
    }),
    [history],
  );

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) {
      return undefined;
    }
    dialog.showModal();
    setPlaces(makePlaces(dialog));
    const stop = mendRoles(dialog);
    dialog.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
    return () => {
      stop();
      dialog.close();
      if (opener instanceof HTMLElement) {
        opener.focus({preventScroll: true});
      }
    };
  }, [opener]);

  useEffect(
    () =>
      search.onBetter(() => {
        const dialog = dialogRef.current;
        if (dialog && isAtFirst(dialog)) {
          askAgain(dialog);
        }
      }),
    [search],
  );

  function handleAgain(): void {
    if (dialogRef.current) {
      askAgain(dialogRef.current);
    }
  }

  return createPortal(
    // Its handlers are those of a dialog: keys that close it, a press beside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label="Search docs"
      data-hosted={search.isHosted || undefined}
      data-failed={report.status === 'failed' || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onClose();
        }
      }}
      onMouseDown={(event) => {
        // A press beside the dialog closes it; the page below must not take
        // the focus with the same press.
        if (
          event.target instanceof Element &&
          event.target.matches('.DocSearch-Container')
        ) {
          event.preventDefault();
        }
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DocSearchModal
        appId="site"
        apiKey="site"
        indexName={INDEX_NAME}
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        placeholder="Search docs"
        maxResultsPerGroup={isNarrow ? PER_GROUP.narrow : PER_GROUP.wide}
        disableUserPersonalization={!canStore}
        transformSearchClient={session.transformClient}
        hitComponent={Hit as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={SeeAll}
        navigator={navigator}
        translations={translations}
        getMissingResultsUrl={({query}) => missingResultsUrl(repository, query)}
        onClose={onClose}
      />
      {places &&
        createPortal(
          <Panel
            report={report}
            filter={filter}
            onFilter={(next) => {
              setFilter(next);
              session.filterBy(next);
              handleAgain();
            }}
            onRetry={() => {
              search.reconnect();
              handleAgain();
            }}
          />,
          places.panel,
        )}
      {places && createPortal(<SlashSwitch />, places.footer)}
    </dialog>,
    document.body,
  );
}
