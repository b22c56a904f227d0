import type {ReactNode} from 'react';
import site from '@generated/search/default/site.json';
import type {DocSearchHit} from '../searchClient';

type Props = {
  readonly hit: Partial<Pick<DocSearchHit, 'type' | 'kind' | 'section'>>;
};

/** Lines of each icon in a square of 20; curves and corners as the other icons. */
const paths = {
  page: 'M5 3h6l4 4v10H5zM11 3v4h4M8 11h4M8 14h4',
  heading: 'M8 3L6 17M14 3l-2 14M4 8h12M4 12h12',
  text: 'M4 5h12M4 9h12M4 13h12M4 17h7',
  component: 'M7 5l-4 5 4 5M13 5l4 5-4 5',
  function: 'M13 4c-3-1-4 1-4 4v5c0 3-1 4-4 3M6 9h7',
  type: 'M4 5h12M10 5v11',
  command: 'M4 5l4 5-4 5M10 15h6',
  post: 'M4 4h12v12H4zM7 8h6M7 12h4',
} as const;

function nameOf({type, kind, section}: Props['hit']): keyof typeof paths {
  if (type === 'content') {
    return 'text';
  }
  if (type !== 'lvl1') {
    return 'heading';
  }
  if (kind === undefined) {
    return section && site.postSections.includes(section) ? 'post' : 'page';
  }
  const name = kind === 'hook' ? 'function' : kind;
  return name === 'component' || name === 'function' || name === 'command'
    ? name
    : 'type';
}

/** What a result is about, for the eye; its words say the same. */
export function KindIcon({hit}: Props): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[nameOf(hit)]} />
    </svg>
  );
}
