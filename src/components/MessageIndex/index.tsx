import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import problems from '@generated/message-index/default/problems.json';
import {FilterField} from '../FilterField';
import {findProblems} from './findProblems';
import styles from './styles.module.css';

/** Longest text that can be pasted, in characters. */
const LONGEST = 2000;

/**
 * Lists the pages of a category by the messages that they explain. The list is
 * filtered by what a visitor types or pastes, and complete without scripts.
 */
export function MessageIndex(): ReactNode {
  const [query, setQuery] = useState('');
  const found = findProblems(problems, query);
  return (
    <>
      <FilterField
        label="Paste your message"
        query={query}
        onQuery={setQuery}
        maxLength={LONGEST}
      >
        {found.length} of {problems.length}
      </FilterField>
      {found.length === 0 && (
        <p>
          No page here explains this message.{' '}
          <Link to={`/search/?q=${encodeURIComponent(query.trim())}`}>
            Search all pages
          </Link>
          , or <Link to="/docs/get-help/">get help</Link>.
        </p>
      )}
      <ul className="clean-list">
        {found.map(({title, href, messages}) => (
          <li key={href} className={styles.problem}>
            <Link to={href}>{title}</Link>
            {messages.length > 0 && (
              <ul className="clean-list">
                {messages.map((message) => (
                  <li key={message}>
                    <code className={styles.message}>{message}</code>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
