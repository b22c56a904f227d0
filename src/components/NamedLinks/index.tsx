import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Expert, ShowcaseEntry, TeamMember} from '../../data/schema';
import {VisuallyHidden} from '../VisuallyHidden';
import styles from './styles.module.css';

type Links = (Expert | ShowcaseEntry | TeamMember)['links'];

type Props = {
  readonly links: Links;
  /** Whose links they are, which tells links with the same text apart. */
  readonly owner: string;
};

const WORDS: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  source_code: 'Source code',
  tutorial: 'Tutorial',
  video: 'Video',
  website: 'Website',
  x: 'X',
};

/** Links of a person or a project, each named after what it leads to. */
export function NamedLinks({links, owner}: Props): ReactNode {
  const entries = Object.entries(links);
  if (entries.length === 0) {
    return null;
  }
  return (
    <ul className={styles.list}>
      {entries.map(([type, url]) => (
        <li key={url}>
          <Link className="textLink" href={url}>
            {WORDS[type]}
            <VisuallyHidden> of {owner}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
}
