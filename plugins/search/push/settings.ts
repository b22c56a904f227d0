/** What the hosted index is told besides the records. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {hierarchyLevels} from '../client/engine/types';

const [group, ...headings] = hierarchyLevels;

/**
 * Settings of the hosted index: those that the DocSearch crawler gives an index
 * of Docusaurus, for the fields of our records.
 */
const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(symbols)',
    ...headings.map((level) => `unordered(hierarchy.${level})`),
    'unordered(package)',
    'unordered(members)',
    'unordered(flags)',
    'errors',
    'description',
    'unordered(keywords)',
    'content',
    `unordered(hierarchy.${group})`,
  ],
  attributesForFaceting: [
    'type',
    'language',
    'version',
    'docusaurus_tag',
    'section',
    'package',
    'kind',
  ],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'language',
    'docusaurus_tag',
    'version',
    'section',
    'package',
    'kind',
    'symbols',
    'signature',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: [
    'symbols',
    'hierarchy.lvl1',
    'hierarchy.lvl2',
    'hierarchy.lvl3',
    'members',
    'content',
  ],
  // One result for each address: text that goes on has that of its heading.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: [
    'words',
    'filters',
    'typo',
    'attribute',
    'proximity',
    'exact',
    'custom',
  ],
  customRanking: [
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  // A pasted message rarely has all its words on a page.
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  advancedSyntax: true,
  hitsPerPage: 20,
};

/** What an index is told besides its records. */
export type HostedIndex = {
  readonly indexSettings: IndexSettings;
  readonly synonymHit: SynonymHit[];
};

/** Our settings, and words that mean the same, both ways. */
export function toHostedIndex(
  synonyms: readonly (readonly string[])[],
): HostedIndex {
  return {
    indexSettings,
    synonymHit: synonyms.map((words, number) => ({
      objectID: `group-${number}`,
      type: 'synonym',
      synonyms: [...words],
    })),
  };
}
