import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import releases from '@generated/releases/default/releases.json';
import type {
  IndexedRelease,
  ReleaseLine,
  ReleasePackage,
} from '../../../plugins/releases/types';
import {useSiteLinks} from '../../hooks/useSiteLinks';
import {CodeText} from '../CodeText';
import {FilterField} from '../FilterField';
import {countLines, filterReleases, listPackages} from './filterReleases';
import styles from './styles.module.css';

/** Name of the filter in the query string. */
const PARAMETER = 'package';

/** Lists with more lines are folded. */
const FOLD_FROM = 12;

const PACKAGES = listPackages(releases);

function Line({name, href, text}: ReleaseLine): ReactNode {
  const code = <code>{name}</code>;
  return (
    <dd>
      {href ? <Link to={href}>{code}</Link> : code}
      {text && (
        <>
          {' '}
          <CodeText>{text}</CodeText>
        </>
      )}
    </dd>
  );
}

function PackageChanges({name, sections}: ReleasePackage): ReactNode {
  return (
    <>
      <h3>{name}</h3>
      <dl>
        {sections.map(({title, lines}) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map((line) => (
              <Line key={line.name} {...line} />
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

function Release({release}: {readonly release: IndexedRelease}): ReactNode {
  const {changelog} = useSiteLinks();
  const {version, packages} = release;
  const count = countLines(release);
  const changes = packages.map((entry) => (
    <PackageChanges key={entry.name} {...entry} />
  ));
  return (
    <section className={styles.release}>
      <Heading as="h2" id={`v${version.replaceAll('.', '-')}`}>
        {version}
      </Heading>
      {count > FOLD_FROM ? (
        <details>
          <summary>{count} changes</summary>
          {changes}
        </details>
      ) : (
        changes
      )}
      <Link href={`${changelog}/tag/v${version}`}>
        Release notes of {version}
      </Link>
    </section>
  );
}

/**
 * Lists what each release brought, changed and removed, for the package in the
 * address or for all, and complete without scripts.
 */
export function ReleaseList(): ReactNode {
  // It is empty on the server and during hydration, so all are shown first.
  const [wanted, setWanted] = useQueryString(PARAMETER);
  const found = filterReleases(releases, wanted);
  return (
    <>
      <FilterField
        label="Package"
        query={PACKAGES.includes(wanted) ? wanted : ''}
        onQuery={setWanted}
        options={PACKAGES}
      >
        {found.length} of {releases.length} releases
      </FilterField>
      {found.map((release) => (
        <Release key={release.version} release={release} />
      ))}
    </>
  );
}
