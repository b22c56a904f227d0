import type {PlannedPage} from '../routes';

/** A row of the table of pages that are to be written. */
export function plannedPage(
  url: string,
  sidebar: string,
  category = '',
): PlannedPage {
  return {
    url,
    sidebar,
    category,
    kind: 'guide',
    package: '',
    symbols: '',
    title: `Title of ${url}`,
    note: '',
    line: 7,
  };
}
