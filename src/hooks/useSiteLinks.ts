import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {componentLinks} from '../../config/links';

type SiteLinks = typeof componentLinks;

/** Addresses outside the site that components name, of `config/links.ts`. */
export function useSiteLinks(): SiteLinks {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.links as SiteLinks;
}
