import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Expert, ShowcaseEntry, TeamMember} from '../../data/schema';
import {VisuallyHidden} from '../VisuallyHidden';
import styles from './styles.module.css';

type NamedLink = (Expert | ShowcaseEntry | TeamMember)['links'][number];

type Props = {
  readonly links: readonly NamedLink[];
  /** Whose links they are, which tells links with the same text apart. */
  readonly owner: string;
};

const WORDS: Readonly<Record<NamedLink['type'], string>> = {
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
  if (links.length === 0) {
    return null;
  }
  return (
    <ul className={styles.list}>
      {links.map(({type, url}) => (
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
