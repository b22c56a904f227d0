import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changePages, replaceFile} from '../builtSite';
import {loadDocsIndex} from '../docs-index';
import {altOf, describe, readPage, type Card} from './describe';
import {openDrawing, type Drawing} from './draw';
import {addTags, cardFile} from './tags';

/** Cards that are drawn at a time; the renderer has threads of its own. */
const AT_A_TIME = 4;

/** A card and where it goes. */
type Task = {readonly file: string; readonly card: Card};

/** Does what only saves the next build time, and may fail: the disk may be read-only. */
function tryTo(save: () => void): void {
  try {
    save();
  } catch {
    // The next build draws the cards again.
  }
}

/** Writes all cards, and draws those that the cache lacks. */
async function writeCards(
  tasks: readonly Task[],
  cacheDir: string,
  {version, draw, hash}: Drawing,
): Promise<void> {
  const lookDir = path.join(cacheDir, version);
  tryTo(() => {
    fs.mkdirSync(lookDir, {recursive: true});
    // Only one look is kept: the cards of another would stay forever.
    for (const look of fs.readdirSync(cacheDir)) {
      if (look !== version) {
        fs.rmSync(path.join(cacheDir, look), {recursive: true});
      }
    }
  });
  const waiting = tasks.values();
  const work = async (): Promise<void> => {
    for (const {file, card} of waiting) {
      const cached = path.join(lookDir, `${hash(card)}.png`);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      if (fs.existsSync(cached)) {
        fs.copyFileSync(cached, file);
      } else {
        const drawn = await draw(card);
        fs.writeFileSync(file, drawn);
        tryTo(() => replaceFile(cached, drawn));
      }
    }
  };
  await Promise.all(Array.from({length: AT_A_TIME}, work));
}

/**
 * Draws a card for every page that search engines may find, and names it in the
 * page, for networks and messengers that show it beside a link. README.md has the
 * rest.
 */
export default function socialCardsPlugin({
  siteDir,
  baseUrl,
  siteConfig: {url, title, titleDelimiter},
}: LoadContext): Plugin {
  const suffix = ` ${titleDelimiter} ${title}`;
  const home = url + baseUrl;
  const host = new URL(url).host.replace(/^www\./, '');
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      const docs = await loadDocsIndex(path.join(siteDir, 'docs'));
      const docsByAddress = new Map(
        docs.pages.map((page) => [page.address, page]),
      );
      const drawing = await openDrawing(siteDir, host);
      const tasks: Task[] = [];
      changePages(outDir, (html, name) => {
        const page = readPage(html, suffix);
        if (!page || name === '404.html') {
          return undefined;
        }
        const address = `/${name.replace(/index\.html$/, '')}`;
        const card = describe(page, docsByAddress.get(address));
        const file = cardFile(address);
        const image = `${home}${file}?v=${drawing.hash(card)}`;
        tasks.push({file: path.join(outDir, file), card});
        return addTags(html, image, altOf(card, page));
      });
      await writeCards(
        tasks,
        path.join(siteDir, 'node_modules/.cache/social-cards'),
        drawing,
      );
    },
  };
}
