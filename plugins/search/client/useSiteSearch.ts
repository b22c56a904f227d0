import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Env} from '../../../config/env';
import type {SiteSearch} from './siteSearch';

/**
 * Gives a function that loads the search of the site. Nothing of it is fetched
 * before the first call; it rejects where its code could not be loaded.
 */
export function useSiteSearch(): () => Promise<SiteSearch> {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl, url} = siteConfig;
  const hosted = siteConfig.customFields?.hostedSearch as
    Env['hostedSearch'] | null;
  return useCallback(async () => {
    const {getSiteSearch} = await import('./siteSearch');
    return getSiteSearch({baseUrl, siteUrl: url, hosted: hosted ?? undefined});
  }, [baseUrl, url, hosted]);
}
