import {generateCorpus, type Corpus} from '../corpus';

/** The same for every site and every run, so that runs compare the same pages. */
const SEED = 1;

/**
 * Writes the corpus that sites are compared on.
 *
 * @param base address of the pages, where links cannot be paths of files
 */
export function writeCorpus(dir: string, pages: number, base?: string): Corpus {
  return generateCorpus({dir, pages, seed: SEED, base});
}
