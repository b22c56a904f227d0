// Replaces the footer of @docusaurus/theme-classic 3.10.2: one list of columns in
// a navigation landmark, whose lists have the names of their columns, and the
// documented release. The original draws columns without either from six
// components, each of which would have to be replaced.
import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import ThemedImage from '@theme/ThemedImage';
import type {footer} from '../../../config/footer';

type FooterConfig = typeof footer;

/** Where the button of the menu leads without scripts. */
export const FOOTER_MAP = 'pages-of-this-site';

function Column({title, items}: FooterConfig['links'][number]): ReactNode {
  const id = useId();
  return (
    <div className="footer__col">
      <p id={id} className="footer__title">
        {title}
      </p>
      <ul aria-labelledby={id} className="clean-list">
        {items.map((item) => (
          <li key={item.label}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page. */
export default function Footer(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {customFields} = useDocusaurusContext().siteConfig;
  const {logo, links, copyright} = useThemeConfig().footer as FooterConfig;
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} footer`}>
      <div className="container">
        <div>
          <Link href={logo.href}>
            <ThemedImage
              className="footer__logo"
              alt={logo.alt}
              sources={{
                light: withBaseUrl(logo.src),
                dark: withBaseUrl(logo.srcDark),
              }}
              width={logo.width}
              height={logo.height}
            />
          </Link>
          <p className="footer__copyright">
            {copyright}
            <br />
            Docs for{' '}
            <Link to="/docs/releases/">
              Remotion {String(customFields?.toolkitVersion)}
            </Link>
            <br />
            <Link href="pathname:///blog/rss.xml">Blog feed</Link>
          </p>
        </div>
        <nav id={FOOTER_MAP} aria-label="Footer" className="footer__links">
          {links.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </nav>
      </div>
    </footer>
  );
}
