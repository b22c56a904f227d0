import type {KeyboardEvent, ReactNode} from 'react';
import {hierarchyLevels} from '../engine/types';
import type {DocSearchHit} from '../searchClient';
import {crumbsOf} from './crumbs';
import {KindIcon} from './KindIcon';
import {ResultLink} from './ResultLink';
import {SymbolFacts} from './SymbolFacts';
import styles from './styles.module.css';

type Props = {readonly hits: readonly DocSearchHit[]};

/** Text with marks, which the client has escaped (see plugins/search/client/searchClient.ts). */
function Marked({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <span className={className} dangerouslySetInnerHTML={{__html: html}} />
  );
}

function titleOf({type, hierarchy, _highlightResult}: DocSearchHit): string {
  // The name of the group, which is no title, is not escaped either.
  const level =
    type === 'content'
      ? hierarchyLevels.slice(1).findLast((name) => hierarchy[name] !== null)
      : type;
  return level
    ? (_highlightResult.hierarchy[level]?.value ?? hierarchy[level] ?? '')
    : '';
}

function Result({hit}: {readonly hit: DocSearchHit}): ReactNode {
  const title = titleOf(hit);
  const crumbs = crumbsOf(hit).filter((crumb) => crumb !== title);
  const text = hit._snippetResult.content?.value;
  return (
    <li>
      <ResultLink className={styles.link} href={hit.url}>
        <span className={styles.icon}>
          <KindIcon hit={hit} />
        </span>
        <span className={styles.section}>
          {hit._highlightResult.hierarchy.lvl0?.value ?? hit.hierarchy.lvl0}
          {crumbs.length > 0 && <Marked html={` › ${crumbs.join(' › ')}`} />}
        </span>
        <b>
          <Marked html={title} />
        </b>
        {text && <Marked className={styles.description} html={text} />}
        <SymbolFacts hit={hit} className={styles.facts} />
      </ResultLink>
    </li>
  );
}

/** Arrow keys go from result to result, beside the Tab key. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step) {
    return;
  }
  const links = [...event.currentTarget.querySelectorAll('a')];
  const focused = links.findIndex((link) => link === document.activeElement);
  const next = links[focused + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** Results in their order, each a link with where it is and what matched. */
export function ResultList({hits}: Props): ReactNode {
  return (
    // The links take the focus; the list only hears their arrow keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <ol className={styles.list} onKeyDown={handleKeyDown}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}
