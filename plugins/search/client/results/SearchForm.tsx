import type {ReactNode, SubmitEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {QUERY_LIMIT} from '../engine/cleanQuery';
import {pasteQuery} from '../pasteQuery';
import {SearchIcon} from '@site/src/components/SearchIcon';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden';
import styles from './styles.module.css';

type Props = {
  /** What the field holds first. */
  readonly query: string;
  readonly onChange?: (query: string) => void;
  readonly shouldFocus?: boolean;
};

/** The search field of a page, which is not shown without scripts. */
export function SearchForm({query, onChange, shouldFocus}: Props): ReactNode {
  const history = useHistory();
  const action = useBaseUrl('/search/');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('q');
    const q = typeof field === 'string' ? field : '';
    history.push(`${action}?q=${encodeURIComponent(q.trim())}`);
  }

  return (
    <>
      <noscript>The search needs JavaScript.</noscript>
      <form
        className={styles.form}
        role="search"
        action={action}
        onSubmit={handleSubmit}
      >
        <label className={styles.field}>
          <VisuallyHidden>Search docs</VisuallyHidden>
          <SearchIcon size={20} />
          <input
            className={styles.input}
            type="search"
            name="q"
            placeholder="Search docs"
            maxLength={QUERY_LIMIT}
            onPaste={pasteQuery}
            autoComplete="off"
            defaultValue={onChange ? undefined : query}
            {...(onChange && {
              value: query,
              onChange: (event) => onChange(event.currentTarget.value),
            })}
            // The field is what the visitor came for on the search page.
            // eslint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus={shouldFocus}
          />
        </label>
      </form>
    </>
  );
}
