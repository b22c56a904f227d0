import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HostedSearch} from './hostedClient';
import type {SiteSearch} from './siteSearch';

/**
 * Returns a function that loads the search of the site. Nothing is fetched before
 * its first call. The call rejects if the code cannot be loaded.
 */
export function useSiteSearch(): () => Promise<SiteSearch> {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl, url} = siteConfig;
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearch | null;
  return useCallback(async () => {
    const {getSiteSearch} = await import('./siteSearch');
    return getSiteSearch({baseUrl, siteUrl: url, hosted: hosted ?? undefined});
  }, [baseUrl, url, hosted]);
}
