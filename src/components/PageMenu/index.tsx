import {useCallback, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useOutside} from '@site/src/hooks/useOutside';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import {assistants} from '../AskAi/assistants';
import styles from './styles.module.css';

/** What only an open menu needs. */
const loadActions = () => import('./actions');

/**
 * What can be done with a page of the documentation, beside its title. Without
 * scripts it opens too, and has all but the button that copies.
 */
export function PageMenu(): ReactNode {
  const {title, source} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {editor, repository} = useSiteLinks();
  const {pathname} = useLocation();
  const menuRef = useRef<HTMLDetailsElement>(null);
  const [section, setSection] = useState('');
  const [outcome, setOutcome] = useState('');
  const close = useCallback(() => menuRef.current?.removeAttribute('open'), []);
  useOutside(menuRef, close);

  const twin = pathname.replace(/\/?$/, '.md');
  const question = `Read ${url}${twin} and answer my questions about it.`;
  const issue = new URLSearchParams({
    title: `Documentation: ${title}`,
    body: `${url}${pathname}${section}\n\nWhat is wrong or missing:\n\n`,
  });

  async function copy(): Promise<void> {
    setOutcome('');
    try {
      setOutcome(await (await loadActions()).copyPage(twin));
    } catch {
      setOutcome(
        'The page could not be loaded. Check your network connection.',
      );
    }
  }

  return (
    // Its summary is the control, from which Escape comes too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <details
      ref={menuRef}
      className={`dropdown ${styles.menu}`}
      onToggle={({currentTarget}) => {
        setOutcome('');
        if (currentTarget.open) {
          loadActions().then(
            ({nameSection}) => setSection(nameSection()),
            () => undefined,
          );
        }
      }}
      onKeyDown={({key, currentTarget}) => {
        if (key === 'Escape') {
          close();
          currentTarget.querySelector('summary')?.focus();
        }
      }}
    >
      <summary className="button button--secondary button--sm">
        Page actions
      </summary>
      <ul className="dropdown__menu">
        <li>
          <button
            type="button"
            className="clean-btn dropdown__link"
            onClick={() => void copy()}
          >
            Copy as Markdown
          </button>
          <p role="status">{outcome}</p>
        </li>
        <li>
          <a className="dropdown__link" href={twin}>
            View as Markdown
          </a>
        </li>
        {[
          ...assistants.map(({name, address}) => [
            `Open in ${name}`,
            `${address}?q=${encodeURIComponent(question)}`,
          ]),
          ['Edit this page', source.replace('@site', editor)],
          ['Report a problem', `${repository}/issues/new?${issue}`],
        ].map(([label, href]) => (
          <li key={label}>
            <Link className="dropdown__link" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
