import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {links} from '../../config/links';

type SiteLinks = typeof links;

/** Addresses outside the site, as `config/links.ts` has them. */
export function useSiteLinks(): SiteLinks {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.links as SiteLinks;
}
