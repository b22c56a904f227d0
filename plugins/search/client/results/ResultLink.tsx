import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {Link} from 'react-router-dom';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Address with the base, as the index has it, or an address elsewhere. */
  readonly href: string;
};

/**
 * A link among results, which are drawn anew with every key. The framework's link
 * leaves an observer behind each time (facebook/docusaurus#12326, of a later release
 * than ours), which slowed the page down from query to query, and it fetches every
 * page that comes into view.
 */
export function ResultLink({href, ...props}: Props): ReactNode {
  return href.startsWith('/') ? (
    <Link
      to={href}
      onMouseEnter={() => void window.docusaurus.preload(href)}
      {...props}
    />
  ) : (
    // The text is in the properties.
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
    <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  );
}
