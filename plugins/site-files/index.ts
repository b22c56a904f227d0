/** Files that browsers and search engines ask for, and that name absolute addresses. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';

/** The files by name, for the home page of the site as an absolute address. */
function siteFiles(
  {title, tagline}: Pick<DocusaurusConfig, 'title' | 'tagline'>,
  home: string,
): Readonly<Record<string, string>> {
  return {
    'robots.txt': `User-agent: *
Disallow:

Sitemap: ${home}sitemap.xml
`,
    // The short name may have 16 characters at most.
    'opensearch.xml': `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${title}</ShortName>
  <Description>${tagline}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${home}favicon.ico</Image>
  <Url type="text/html" template="${home}search/?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${home}opensearch.xml"/>
</OpenSearchDescription>
`,
  };
}

/** Writes these files for the address that the site is built for. */
export default function siteFilesPlugin(): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir, siteConfig}) {
      const home = siteConfig.url + siteConfig.baseUrl;
      for (const [name, text] of Object.entries(siteFiles(siteConfig, home))) {
        await fs.writeFile(path.join(outDir, name), text);
      }
    },
  };
}
