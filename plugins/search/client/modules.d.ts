// Data files that the plugin writes before each build.

declare module '@generated/search/default/site.json' {
  const site: import('./siteData').SiteData;
  export default site;
}

declare module '@generated/search/default/vocabulary.json' {
  const vocabulary: import('./engine/types').Vocabulary;
  export default vocabulary;
}
