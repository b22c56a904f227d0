import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

/** The bar at the top of every page, as it is on wide screens. */
export class Navbar {
  readonly root: Locator;
  readonly logo: Locator;
  readonly colorToggle: Locator;
  /** Opens the search; a link without scripts, so both roles are accepted. */
  readonly search: Locator;
  /** The list of the dropdown that is open; a closed one has no role. */
  readonly openMenu: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('navigation', {name: 'Main'});
    this.logo = this.root.getByRole('link', {name: 'Remotion', exact: true});
    this.colorToggle = this.root.getByRole('button', {
      name: /^Switch between dark and light mode/,
    });
    this.search = this.root
      .getByRole('button', {name: 'Search docs'})
      .or(this.root.getByRole('link', {name: 'Search docs'}));
    this.openMenu = this.root.getByRole('list');
  }

  /** Opens a page and returns its bar. */
  static async open(page: Page, path: string): Promise<Navbar> {
    await openPage(page, path);
    return new Navbar(page);
  }

  link(name: string): Locator {
    return this.root.getByRole('link', {name, exact: true});
  }

  /** The label that opens a dropdown. */
  dropdown(name: string): Locator {
    return this.root.getByRole('button', {name, exact: true});
  }

  /** Opens a dropdown with the keyboard: the pointer alone opens it too. */
  async openDropdown(name: string): Promise<void> {
    await this.dropdown(name).press('Enter');
    const label = this.page.getByRole('button', {name, exact: true});
    const own = this.root.locator('.dropdown').filter({has: label});
    await expect(own.getByRole('list')).toBeVisible();
    // One that was open before still fades out.
    await expect(this.openMenu).toHaveCount(1);
  }

  /** Opens the index of the API with its link. */
  async goToApi(): Promise<void> {
    await this.link('API').click();
    await expect(this.page).toHaveURL('/docs/api/');
  }

  /** Takes the pointer off the bar, where hovering opens dropdowns. */
  async leave(): Promise<void> {
    const {width = 0, height = 0} = this.page.viewportSize() ?? {};
    await this.page.mouse.move(width / 2, height - 10);
  }
}
