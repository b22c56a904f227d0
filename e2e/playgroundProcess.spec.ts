import {expect, test} from '@playwright/test';
import {draw, Editor} from './pages/Editor';

// Desktop browsers give a frame without access to the page a process of its own;
// the browser of these tests does so only if it is told to.
test.use({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--site-per-process',
          '--enable-features=IsolateSandboxedIframes',
        ],
      });
    },
    {scope: 'worker'},
  ],
});

test('code that hangs without a loop is stopped with its frame', async ({
  page,
}) => {
  const editor = await Editor.open(page);
  await editor.field.fill(draw('Good'));
  await expect(editor.text('Good')).toBeVisible();
  await editor.field.fill(draw('Bad', "/(a+)+$/.test('a'.repeat(45) + 'b');"));
  await expect(editor.status).toContainText(
    'did not pause for two seconds and was stopped',
    {timeout: 15_000},
  );
  await expect(editor.text('Good')).toBeVisible();
  await editor.field.fill(draw('After'));
  await expect(editor.text('After')).toBeVisible();
});
