import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Env} from '../../config/env';

/** The Ask AI service of this site, if one is configured. */
export function useAskAi(): Env['askAi'] {
  const {siteConfig} = useDocusaurusContext();
  return (siteConfig.customFields?.askAi as Env['askAi'] | null) ?? undefined;
}
