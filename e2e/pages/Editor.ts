import {expect, type Locator, type Page} from '@playwright/test';
import {openWatched} from '../support/watchPage';

/** A page with an example that can be edited. */
export const PAGE = '/docs/spring/';

/** A composition that draws a text, and runs statements before. */
export const draw = (text: string, statements = ''): string =>
  `export const Spring = () => {\n${statements}\nreturn <h1 style={{fontSize: 200, color: 'white'}}>${text}</h1>;\n};`;

/** The editor of an example, as a visitor meets it. */
export class Editor {
  readonly section: Locator;
  readonly field: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.section = page.getByRole('region', {name: 'Editor of Spring.tsx'});
    this.field = this.section.getByRole('textbox', {name: 'Spring.tsx'});
    this.status = this.section.locator('.playground-bar > [role=status]');
  }

  static async open(page: Page): Promise<Editor> {
    await openWatched(page, PAGE);
    await page.getByRole('button', {name: 'Edit the code'}).first().click();
    const editor = new Editor(page);
    await expect(editor.field).toBeFocused();
    return editor;
  }

  /** A text in the picture, which is a frame in a frame. */
  text(text: string): Locator {
    return this.page
      .frameLocator('iframe[title="Picture of the edited code"]')
      .frameLocator('iframe')
      .getByText(text, {exact: true});
  }
}
