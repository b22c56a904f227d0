import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';

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

  /** Opens a page, and on it the dialog with its keys. */
  static async open(page: Page, query?: string): Promise<SearchDialog> {
    await openPage(page, '/docs/');
    const dialog = new SearchDialog(page);
    await dialog.ask(query);
    return dialog;
  }

  /** Opens it with its keys and types a query, if there is one. */
  async ask(query?: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    if (query !== undefined) {
      await this.field.fill(query);
    }
  }

  /** Results of one group. */
  group(name: string): Locator {
    return this.root.getByRole('tree', {name}).getByRole('treeitem');
  }

  /** A choice of the section filter. */
  section(name: string): Locator {
    return this.root.getByRole('radio', {name, exact: true});
  }
}
