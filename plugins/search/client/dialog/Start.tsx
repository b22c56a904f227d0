import {memo, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import site from '@generated/search/default/site.json';
import {pagesRead} from '../pagesRead/slot';
import {listOpened} from './openedHits';
import {listReadLately, type StartLink} from './readLately';
import panel from './Panel.module.css';

type LinksProps = {
  readonly title: string;
  readonly links: readonly StartLink[];
  /** What stands beside the title. */
  readonly children?: ReactNode;
};

/** Links below a title, which looks like that of a group of results. */
function Links({title, links, children}: LinksProps): ReactNode {
  const id = useId();
  return (
    <div className="col">
      <div className="DocSearch-Hit-source">
        <span id={id}>{title}</span> {children}
      </div>
      <ul aria-labelledby={id}>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link className="menu__link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the dialog offers before anything is typed, which no key changes. */
export const Start = memo(function Start(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const opened = listOpened();
  const [read, setRead] = useState(() => listReadLately(siteConfig.baseUrl));
  return (
    <>
      {opened.length > 0 && <Links title="Recent" links={opened} />}
      <Links title="Common tasks" links={site.tasks} />
      {read.length > 0 && (
        <Links title="Pages read lately" links={read}>
          <button
            type="button"
            className={panel.inline}
            onClick={({currentTarget}) => {
              // It goes with the list, and so would the focus.
              currentTarget
                .closest('dialog')
                ?.querySelector<HTMLElement>('.DocSearch-Input')
                ?.focus();
              pagesRead.del();
              setRead([]);
            }}
          >
            Clear the list
          </button>
        </Links>
      )}
    </>
  );
});
