import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type JSX,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import type {SiteSearch} from '../siteSearch';
import {pasteQuery} from '../pasteQuery';
import {missingResultsUrl} from '../results/missingResults';
import {ResultLink} from '../results/ResultLink';
import {ALL_SECTIONS} from '../results/sectionFilters';
import {askAgain, isAtFirst, pressKey} from './docSearch';
import {Hit} from './Hit';
import {Panel} from './Panel';
import {keepOpened} from './openedHits';
import {createSession} from './session';
import {SlashSwitch} from './SlashSwitch';
import {Start} from './Start';
import {checkStoredHits, INDEX_NAME} from './storedHits';
import {useModal} from './useModal';
import field from './field.module.css';
import footer from './footer.module.css';
import frame from './frame.module.css';
import results from './results.module.css';

type Props = {
  readonly search: SiteSearch;
  /** What the field holds first; nothing selects the text marked on the page. */
  readonly initialQuery: string;
  /** Whether the first result is opened as soon as it is there. */
  readonly opensFirst: boolean;
  readonly onClose: () => void;
};

/** The look of the dialog by part; each part has a class for the whole. */
const className = clsx(
  frame.dialog,
  field.dialog,
  results.dialog,
  footer.dialog,
);

/** Results of a group: five, fewer where there is little room. */
const PER_GROUP = {wide: 5, narrow: 3};

const translations: DocSearchModalProps['translations'] = {
  searchBox: {
    searchInputLabel: 'Search docs',
    resetButtonAriaLabel: 'Clear the query',
  },
};

function SeeAll({
  state: {query, context},
}: Parameters<
  NonNullable<DocSearchModalProps['resultsFooterComponent']>
>[0]): JSX.Element {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const count = Number(context.nbHits ?? 0);
  return (
    <ResultLink href={`${baseUrl}search/?q=${encodeURIComponent(query)}`}>
      {count === 1 ? 'See 1 result' : `See all ${count} results`}
    </ResultLink>
  );
}

/** Closes the dialog when the page changes below it, by whatever means. */
function useCloseOnNavigation(
  onNavigate: (path: string) => void,
  onClose: () => void,
): void {
  const history = useHistory();
  useEffect(
    () =>
      history.listen((location) => {
        onNavigate(history.createHref(location));
        onClose();
      }),
    [history, onNavigate, onClose],
  );
}

/** Opens a result that was chosen with the keys. */
function useNavigator(): NonNullable<DocSearchModalProps['navigator']> {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({itemUrl}: {readonly itemUrl: string}) {
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.assign(itemUrl);
        }
      },
    }),
    [history],
  );
}

/**
 * The search dialog, opened as long as it is rendered: `DocSearchModal` inside
 * a modal `dialog` element, which keeps the focus inside.
 */
export function SearchDialog({
  search,
  initialQuery,
  opensFirst,
  onClose,
}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const containers = useModal(dialogRef);
  const [filter, setFilter] = useState(ALL_SECTIONS);
  const [isNarrow] = useState(() => matchMedia('(width <= 768px)').matches);
  // There is no key to press, so nothing that opens with one.
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const [scrollY] = useState(() => window.scrollY);
  const {i18n, siteConfig} = useDocusaurusContext();
  const [canStore] = useState(() => checkStoredHits(siteConfig.baseUrl));
  const tags = useDocsContextualSearchTags();
  // The filters of the first moment: what is below the dialog does not change.
  const [session] = useState(() =>
    createSession(search, [
      `language:${i18n.currentLocale}`,
      ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`),
    ]),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const navigator = useNavigator();
  const {repository} = useSiteLinks();
  const keep = useCallback(
    (path: string) => {
      const found = session.getState();
      if (!canStore && found.status === 'answered') {
        keepOpened(found.result.hits, path);
      }
    },
    [canStore, session],
  );
  useCloseOnNavigation(keep, onClose);

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

  /** Enter before the results acts when they come; other results may be there. */
  const enterLater = useCallback(
    ({key, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEventInit) =>
      session.whenAnswered(() => {
        const keys = {key, altKey, ctrlKey, metaKey, shiftKey};
        pressKey(dialogRef.current, keys);
      }),
    [session],
  );

  useEffect(() => {
    if (opensFirst) {
      enterLater({key: 'Enter'});
    }
  }, [opensFirst, enterLater]);

  return createPortal(
    // Its handlers are those of a dialog: keys that close it, a press beside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialogRef}
      className={className}
      aria-label="Search docs"
      data-hosted={search.isHosted || undefined}
      data-failed={state.status === 'failed' || undefined}
      onKeyDownCapture={(event) => {
        const {key, target, nativeEvent} = event;
        if (
          key === 'Enter' &&
          target instanceof Element &&
          target.matches('.DocSearch-Input') &&
          !nativeEvent.isComposing &&
          enterLater(nativeEvent)
        ) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
      onPaste={pasteQuery}
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
      {containers &&
        createPortal(
          <Panel
            state={state}
            filter={filter}
            onFilter={(next) => {
              setFilter(next);
              session.filterBy(next);
              askAgain(dialogRef.current);
            }}
            onRetry={() => {
              search.reconnect();
              askAgain(dialogRef.current);
            }}
          />,
          containers.panel,
        )}
      {containers && createPortal(<Start />, containers.start)}
      {containers &&
        !isTouch &&
        createPortal(<SlashSwitch />, containers.footer)}
    </dialog>,
    document.body,
  );
}
