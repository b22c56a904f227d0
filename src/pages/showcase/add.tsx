import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ActionPanel, ActionPanelList} from '@site/src/components/ActionPanel';
import {PageSection} from '@site/src/components/PageSection';
import {PageSections} from '@site/src/components/PageSection/PageSections';
import {SitePage} from '@site/src/components/SitePage';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';
import {marketingPages} from '../../../config/marketingPages';
import {EntryForm} from './_add/EntryForm';
import styles from './_add/styles.module.css';

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
          At least one link, to the video, its source code, its website, a
          tutorial about it or the maker. Links begin with <code>https://</code>
          .
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
          entries that look much like one in the{' '}
          <Link className="textLink" to="/showcase/">
            showcase
          </Link>
          .
        </li>
        <li>
          The order of the showcase changes every day, so that each entry gets
          its turn at the top.
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
  const {contactMail, editor} = useSiteLinks();
  return (
    <ActionPanelList>
      <ActionPanel
        title="Where to send it"
        actions={
          <>
            <Link
              className="button button--outline"
              href={`${editor}/src/data/showcase.ts`}
            >
              Open the list
            </Link>
            <a className="button button--outline" href={contactMail}>
              Write to {contactMail.replace(/^mailto:/, '')}
            </a>
          </>
        }
      >
        <p>
          The showcase is a list in the repository of this website. Add your
          entry to its end in a pull request, or send everything listed above by
          email.
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
    >
      <PageSections>
        <div className={styles.guide}>
          <Preparation />
          <Conditions />
        </div>
        <EntryForm />
      </PageSections>
      <Submission />
    </SitePage>
  );
}
