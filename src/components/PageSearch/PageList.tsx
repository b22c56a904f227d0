import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IndexedPage} from '../../../plugins/page-index/types';
import styles from './styles.module.css';

type Props = {readonly pages: readonly IndexedPage[]};

/** Pages as a list of links, each with its section and description. */
export function PageList({pages}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map(({path, title, description, section}) => (
        <li key={path}>
          <Link className={styles.link} to={path} autoAddBaseUrl={false}>
            <span className={styles.section}>{section}</span>
            <b>{title}</b>
            <span className={styles.description}>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
