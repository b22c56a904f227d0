import type {Locator, Page} from '@playwright/test';

/** The menu that slides in from the side on narrow screens. */
export class SideMenu {
  readonly dialog: Locator;
  readonly toggle: Locator;
  readonly close: Locator;
  readonly backToMain: Locator;
  readonly colorToggle: Locator;
  private readonly root: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('navigation', {name: 'Main'});
    this.dialog = page.getByRole('dialog', {name: 'Menu'});
    this.toggle = this.root.getByRole('button', {
      name: 'Toggle navigation bar',
    });
    this.close = this.root.getByRole('button', {name: 'Close navigation bar'});
    this.backToMain = this.root.getByRole('button', {
      name: 'Back to main menu',
    });
    this.colorToggle = this.root.getByRole('button', {
      name: /^Switch between dark and light mode/,
    });
  }

  async open(): Promise<void> {
    await this.toggle.click();
    await this.close.waitFor();
  }

  link(name: string): Locator {
    return this.root.getByRole('link', {name, exact: true});
  }

  /** The label of a group of entries; a press opens or closes the group. */
  group(name: string): Locator {
    return this.root.getByRole('button', {name, exact: true});
  }

  /** The arrow beside a label, which tells whether the group is open. */
  arrow(name: string): Locator {
    return this.root
      .getByRole('listitem')
      .filter({has: this.page.getByRole('button', {name, exact: true})})
      .getByRole('button', {name: /the dropdown$/});
  }
}
