import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {marketingPages} from '../../../config/marketingPages';
import type {Investor, Milestone, TeamMember} from '../../data/schema';
import {ActionPanel, ActionPanelList} from '../ActionPanel';
import {Card, CardList} from '../Card';
import {NamedLinks} from '../NamedLinks';
import {PageSection} from '../PageSection';
import {PageSections} from '../PageSection/PageSections';
import {SitePage} from '../SitePage';
import {History} from './History';
import styles from './styles.module.css';

type Props = {
  readonly team: readonly TeamMember[];
  readonly milestones: readonly Milestone[];
  readonly investors: readonly Investor[];
};

function Story(): ReactNode {
  return (
    <PageSection title="Where it comes from">
      <div className={styles.story}>
        <p>
          Programmers compose large things from small ones, keep every version
          and pass parameters. Remotion brings these habits to video: a video is
          a React component, and what it returns for a frame number is that
          frame.
        </p>
        <p>
          It began as a side project of Jonny Burger, who published it in
          February 2021. Mehmet Ademi joined in the summer of the same year.
          Today a company stands behind it, Remotion AG in Zürich, Switzerland.
        </p>
      </div>
    </PageSection>
  );
}

function Team({team}: Pick<Props, 'team'>): ReactNode {
  return (
    <PageSection title="Founders">
      <CardList>
        {team.map(({name, role, bio, links}) => (
          <Card
            key={name}
            headingLevel="h3"
            title={name}
            footer={<NamedLinks links={links} owner={name} />}
          >
            <p className={styles.role}>{role}</p>
            <p>{bio}</p>
          </Card>
        ))}
      </CardList>
    </PageSection>
  );
}

function Investors({investors}: Pick<Props, 'investors'>): ReactNode {
  return (
    <PageSection
      title="Investors"
      lead={
        <>
          Angel investors put money into the seed round of 2022 and its
          extension. The founders hold most of the shares.{' '}
          <Link className="textLink" to="/docs/investors/">
            Read more about the rounds
          </Link>
          .
        </>
      }
    >
      <ul className={styles.investors}>
        {investors.map(({name, knownFor}) => (
          <li key={name}>
            {name}
            <span className={styles.knownFor}>{knownFor}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The company: its story, its people, its history and its investors. */
export default function AboutPage({
  team,
  milestones,
  investors,
}: Props): ReactNode {
  return (
    <SitePage
      meta={marketingPages.about}
      lead="Remotion is made by a small company in Zürich, together with the people who use it."
    >
      <PageSections>
        <Story />
        <Team team={team} />
      </PageSections>
      <PageSection title="What happened so far">
        <History milestones={milestones} />
      </PageSection>
      <Investors investors={investors} />
      <ActionPanelList>
        <ActionPanel
          title="Talk to us"
          actions={
            <Link className="button button--primary" to="/contact/">
              Contact the company
            </Link>
          }
        >
          <p>
            Ask about licenses and plans, or find out whether Remotion suits
            your project.
          </p>
        </ActionPanel>
      </ActionPanelList>
    </SitePage>
  );
}
