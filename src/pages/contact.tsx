import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ActionPanel, ActionPanelList} from '@site/src/components/ActionPanel';
import {PageSection} from '@site/src/components/PageSection';
import {PageSections} from '@site/src/components/PageSection/PageSections';
import {SitePage} from '@site/src/components/SitePage';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import {marketingPages} from '../../config/marketingPages';

/** The readable form of a `mailto:` address. */
function mailAddress(link: string): string {
  return link.replace(/^mailto:/, '');
}

function CompanyPanel(): ReactNode {
  const {contactMail, evaluationCall} = useSiteLinks();
  return (
    <ActionPanel
      title="Licenses, plans and fit"
      actions={
        <>
          <a className="button button--primary" href={contactMail}>
            Write to {mailAddress(contactMail)}
          </a>
          <Link className="button button--outline" href={evaluationCall}>
            Book an evaluation call
          </Link>
        </>
      }
    >
      <p>
        Ask the company which license you need, whether Remotion fits your
        project, or how a special requirement can be met. Write an email, or
        book an evaluation call of 20 minutes.
      </p>
      <p>Neither email nor calls are for technical support.</p>
    </ActionPanel>
  );
}

function HelpPanel(): ReactNode {
  const {chat} = useSiteLinks();
  return (
    <ActionPanel
      title="Technical questions"
      actions={
        <>
          <Link className="button button--primary" href={chat}>
            Ask on Discord
          </Link>
          <Link className="button button--outline" to="/docs/support/">
            Read the support policy
          </Link>
        </>
      }
    >
      <p>
        Ask in a public channel on Discord, so that others can answer and the
        next person with the same question finds the answer. Read the support
        policy first: it lists the questions that are not accepted.
      </p>
      <p>The team does not help in private messages.</p>
    </ActionPanel>
  );
}

export default function ContactPage(): ReactNode {
  const {contactMail, repository} = useSiteLinks();
  return (
    <SitePage
      meta={marketingPages.contact}
      lead="Business goes to the company. Technical questions go to the community, in the open."
    >
      <ActionPanelList>
        <CompanyPanel />
        <HelpPanel />
      </ActionPanelList>
      <PageSections>
        <PageSection title="Other matters">
          <ul>
            <li>
              A bug in Remotion: report it in the{' '}
              <Link className="textLink" href={`${repository}/issues`}>
                issues on GitHub
              </Link>
              .
            </li>
            <li>
              Paid help with a project: hire one of the{' '}
              <Link className="textLink" to="/experts/">
                independent experts
              </Link>
              .
            </li>
            <li>
              A place among the experts: write to{' '}
              <a className="textLink" href={contactMail}>
                {mailAddress(contactMail)}
              </a>
              .
            </li>
            <li>
              A place in the showcase: see{' '}
              <Link className="textLink" to="/showcase/add/">
                what to prepare
              </Link>
              .
            </li>
          </ul>
        </PageSection>
        <PageSection title="The company">
          <p>
            Remotion AG has its office in Zürich, Switzerland. Read{' '}
            <Link className="textLink" to="/about/">
              who is behind it
            </Link>{' '}
            or compare the{' '}
            <Link className="textLink" to="/docs/license/">
              license plans
            </Link>
            .
          </p>
        </PageSection>
      </PageSections>
    </SitePage>
  );
}
