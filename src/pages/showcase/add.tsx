import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ActionPanel, ActionPanelList} from '@site/src/components/ActionPanel';
import {PageSection} from '@site/src/components/PageSection';
import {SitePage} from '@site/src/components/SitePage';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import {marketingPages} from '../../../config/marketingPages';

function Preparation(): ReactNode {
  return (
    <PageSection title="What to prepare">
      <ul>
        <li>The video, and the name of whoever made it.</li>
        <li>
          A title of at most 80 characters, without emoji and not in capitals.
        </li>
        <li>
          A description of at most 280 characters, in neutral words. Say how you
          used Remotion.
        </li>
        <li>
          Links, if there are any: to the video, its source code, its website or
          a tutorial about it.
        </li>
      </ul>
    </PageSection>
  );
}

function Conditions(): ReactNode {
  return (
    <PageSection title="What to expect">
      <ul>
        <li>
          An entry must be well made. Weak entries may be declined, and so may
          entries that look much like one in the showcase.
        </li>
        <li>
          With your entry you agree that the video is hosted by Remotion, and
          that it may be posted on social media, with credit to you.
        </li>
      </ul>
    </PageSection>
  );
}

function Submission(): ReactNode {
  const {contactMail} = useSiteLinks();
  return (
    <ActionPanelList>
      <ActionPanel
        title="Where to send it"
        actions={
          <a className="button button--primary" href={contactMail}>
            Write to {contactMail.replace(/^mailto:/, '')}
          </a>
        }
      >
        <p>
          Submit your entry by email, with everything listed above. Before you
          write, look at the{' '}
          <Link className="textLink" to="/showcase/">
            entries of the showcase
          </Link>
          .
        </p>
      </ActionPanel>
    </ActionPanelList>
  );
}

export default function ShowcaseAddPage(): ReactNode {
  return (
    <SitePage
      meta={marketingPages.showcaseAdd}
      lead="The showcase presents products, campaigns and videos made with Remotion. Yours can be one of them."
      isNarrow
    >
      <Preparation />
      <Conditions />
      <Submission />
    </SitePage>
  );
}
