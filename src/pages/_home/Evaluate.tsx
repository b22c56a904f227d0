import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Band} from '@site/src/components/Band';
import {useSiteLinks} from '@site/src/hooks/useSiteLinks';

/** Links for visitors who are evaluating Remotion. */
export function Evaluate(): ReactNode {
  const links = useSiteLinks();
  return (
    <Band
      heading="Not sure whether it fits?"
      lead="Tell us what you want to build in a call of 20 minutes, or hire someone who has built it before."
    >
      <div>
        <Link
          className="button button--primary margin-right--sm margin-bottom--sm"
          href={links.evaluationCall}
        >
          Book an evaluation call
        </Link>
        <Link
          className="button button--secondary margin-bottom--sm"
          to="/experts/"
        >
          Find an expert
        </Link>
      </div>
      <p>
        What is new: read{' '}
        <Link className="textLink" to="/blog/">
          the blog
        </Link>
        , follow{' '}
        <Link className="textLink" href={links.changelog}>
          the releases
        </Link>
        , or{' '}
        <Link
          className="textLink"
          href={`${links.contactMail}?subject=Newsletter`}
        >
          ask for the newsletter by mail
        </Link>
        .
      </p>
    </Band>
  );
}
