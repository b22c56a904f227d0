/**
 * Takes the pictures of the Studio that guides show, in the Studio of the
 * toolkit's own release. Needs the packages of toolkit/ and a Chromium:
 * `npm run generate:media`.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import sharp from 'sharp';
import {findChromium} from '../browser/findChromium';

const siteDir = path.resolve(__dirname, '../..');
const toolkitDir = path.join(siteDir, 'toolkit');

const PORT = 3987;

/** Size of the window, in CSS pixels. */
const VIEWPORT = {width: 1280, height: 760};

/** A picture: the page that shows it, and what is pressed before it is taken. */
type Picture = {
  readonly file: string;
  readonly open?: (page: Page) => Promise<void>;
};

const pictures: readonly Picture[] = [
  {
    file: 'docs/studio/studio-window.webp',
    open: async (page) => {
      await page.getByRole('button', {name: 'Concert'}).first().click();
      // Shows the props on the right.
      await page.keyboard.press('Control+j');
    },
  },
  {
    file: 'docs/studio/quick-switcher.webp',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('la', {delay: 50});
    },
  },
  {
    file: 'docs/render-dialog.webp',
    open: async (page) => {
      await page.keyboard.press('r');
      await page.getByText('Render video').last().waitFor();
    },
  },
];

/** The project in the pictures. */
const projectDir = path.join(__dirname, 'studioProject');

async function take({file, open}: Picture, page: Page): Promise<void> {
  await page.goto(`http://localhost:${PORT}/Landscape`);
  await page.getByText('Night Ferry').first().waitFor();
  // Into the middle, where all acts are seen.
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Shift+ArrowRight');
  }
  await open?.(page);
  // The Studio fades in menus and measures its canvas.
  await page.waitForTimeout(1000);
  await sharp(await page.screenshot())
    .webp({quality: 82})
    .toFile(path.join(siteDir, file));
}

/** Starts the Studio, takes all pictures and stops it. */
export async function takeStudioPictures(): Promise<void> {
  // Inside toolkit/, so that the project uses its packages. The Studio shows the name.
  const parent = fs.mkdtempSync(path.join(toolkitDir, '.studio-'));
  const folder = path.join(parent, 'harbor-sessions');
  fs.cpSync(projectDir, folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  const cli = path.join(
    toolkitDir,
    'node_modules/@remotion/cli/remotion-cli.js',
  );
  const studio = spawn(
    process.execPath,
    [cli, 'studio', 'src/index.ts', '--no-open', `--port=${PORT}`],
    {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']},
  );
  try {
    await new Promise<void>((resolve, reject) => {
      studio.stdout.on('data', (text: Buffer) => {
        if (text.includes('Built in')) {
          resolve();
        }
      });
      studio.on('exit', (code) =>
        reject(new Error(`The Studio stopped with exit code ${String(code)}.`)),
      );
    });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage({viewport: VIEWPORT});
    for (const picture of pictures) {
      await take(picture, page);
    }
    await browser.close();
  } finally {
    studio.kill();
    fs.rmSync(parent, {recursive: true});
  }
}
