import type {ReactNode} from 'react';
import type {ProfilePage} from 'schema-dts';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import * as credits from '@generated/examples/default/ExpertCredits.js';
import {creditsOf, type ExpertEntry} from '../../data/expertCredits';
import {formatDate} from '../../formatDate';
import {BadgeList} from '../BadgeList';
import {ExpertNotice} from '../ExpertNotice';
import {NamedLinks} from '../NamedLinks';
import {PageSection} from '../PageSection';
import {PageSections} from '../PageSection/PageSections';
import {Preview} from '../Preview';
import {SitePage} from '../SitePage';
import {summarize} from '../SitePage/summarize';
import {StructuredData, useDataAddresses} from '../StructuredData';
import styles from './styles.module.css';

type Props = {readonly expert: ExpertEntry};

function Projects({expert}: Props): ReactNode {
  return (
    <section data-card>
      <Preview
        {...credits}
        poster={expert.poster}
        inputProps={creditsOf(expert)}
        isFirst
      />
      <Heading as="h2" className={styles.projectsTitle}>
        Projects
      </Heading>
      <ul className={styles.projects}>
        {expert.built.map(({name, url}) => (
          <li key={name}>
            {url ? (
              <Link className="textLink" href={url}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Profile({expert}: Props): ReactNode {
  const {name, focus, about, links, listedSince, offersCall} = expert;
  return (
    <div className={styles.profile}>
      <div>
        <p className={styles.about}>{about}</p>
        <BadgeList label="Focus" items={focus} />
        <p className={styles.facts}>
          In the directory since{' '}
          <time dateTime={listedSince}>
            {formatDate(new Date(listedSince), {
              month: 'long',
              year: 'numeric',
            })}
          </time>
          {offersCall && '. Open to video calls'}.
        </p>
        <NamedLinks links={links} owner={name} />
      </div>
      <Projects expert={expert} />
    </div>
  );
}

/** One freelancer of the directory. */
export default function ExpertPage({expert}: Props): ReactNode {
  const {name, about, focus, fields, links} = expert;
  const {page} = useDataAddresses();
  return (
    <SitePage
      meta={{title: expert.name, description: summarize(expert.about)}}
      lead="Independent expert for Remotion"
    >
      <StructuredData<ProfilePage>
        data={{
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          '@id': page,
          url: page,
          name,
          mainEntity: {
            '@type': 'Person',
            name,
            description: about,
            knowsAbout: [...focus],
            sameAs: Object.values(links),
          },
        }}
      />
      <Profile expert={expert} />
      <PageSections>
        <PageSection title="Before you hire">
          <ExpertNotice />
        </PageSection>
        <PageSection title="Other experts">
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <Link
                  className="textLink"
                  to={`/experts/?${new URLSearchParams({focus: field})}`}
                >
                  {field}
                </Link>
              </li>
            ))}
            <li>
              <Link className="textLink" to="/experts/">
                All experts
              </Link>
            </li>
          </ul>
        </PageSection>
      </PageSections>
    </SitePage>
  );
}
