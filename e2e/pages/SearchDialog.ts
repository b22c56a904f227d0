import type {Locator, Page} from '@playwright/test';

/** The search dialog as a visitor meets it. */
export class SearchDialog {
  readonly root: Locator;
  readonly field: Locator;
  /** Results of all groups. */
  readonly results: Locator;
  /** How many there are. */
  readonly count: Locator;

  constructor(readonly page: Page) {
    this.root = page.getByRole('dialog', {name: 'Search docs'});
    this.field = this.root.getByRole('combobox', {name: 'Search docs'});
    this.results = this.root.getByRole('treeitem');
    this.count = this.root.getByRole('status');
  }

  /** Opens it with its keys and types a query. */
  async ask(query: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.field.fill(query);
  }

  /** A choice of the section filter. */
  section(name: string): Locator {
    return this.root.getByRole('radio', {name, exact: true});
  }
}
