// Ejected from @docusaurus/theme-classic 3.10.2. Changed: links have a text. The
// original brings the icons of all platforms, 16 kB of script, to every post.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Blog/Components/Author/Socials';
import Link from '@docusaurus/Link';

export default function BlogAuthorSocials({author}: Props): ReactNode {
  return Object.entries(author.socials ?? {}).map(([platform, link]) => (
    <Link key={platform} className="textLink" href={link}>
      {platform}
    </Link>
  ));
}
