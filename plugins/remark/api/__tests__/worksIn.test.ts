import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {createTempDir} from '../../../__tests__/tempDir';
import remarkWorksIn from '../worksIn';

const BODY = 'Lead.\n\n## See also\n\nNothing.\n';

/** Cells of the tables of a page, by row, and its headings. */
async function read(
  frontMatter: string,
  body = BODY,
): Promise<{readonly page: string; readonly rows: string[]}> {
  const cwd = createTempDir({
    'docs/page.mdx': `---\n${frontMatter}\n---\n${body}`,
  });
  const file = new VFile({
    value: body,
    path: path.join(cwd, 'docs/page.mdx'),
    cwd,
  });
  const page = String(
    await compile(file, {jsx: true, remarkPlugins: [remarkGfm, remarkWorksIn]}),
  );
  const rows = [...page.matchAll(/<_components\.tr>(.*?)<\/_components\.tr>/g)];
  return {
    page,
    rows: rows.map(([, row = '']) =>
      [...row.matchAll(/\{"(.*?)"\}/g)].map(([, cell]) => cell).join(' | '),
    ),
  };
}

describe('where it works', () => {
  it('is one row for a function that works everywhere, before "See also"', async () => {
    const {page, rows} = await read('api: "remotion#interpolate"');
    expect(rows).toEqual([
      'Environment | Works',
      'Studio, Player, rendering on your machine, Lambda, Cloud Run, rendering in the browser, Node.js and Bun, browsers | Yes',
    ]);
    expect(page).toMatch(/Lead\.[^]*\{"Where it works"\}[^]*See also/);
  });

  it('takes from the front matter what differs from the package, and begins with what works', async () => {
    const {rows} = await read(
      'api: "remotion#Html5Video"\nworks_in:\n  web_render: no, it throws\n  studio: no',
    );
    expect(rows.slice(1)).toEqual([
      'Player, rendering on your machine, Lambda, Cloud Run | Yes',
      'Studio | No',
      'Rendering in the browser | No, it throws',
    ]);
  });

  it('stands between a heading that the page has and its text', async () => {
    const {page} = await read(
      'command: remotion gpu',
      '## Where it works\n\nNot on Lambda.\n\n## See also\n',
    );
    expect(page.match(/Where it works/g)).toHaveLength(1);
    expect(page).toMatch(
      /Where it works[^]*<_components\.table>[^]*Yes, on macOS, Windows and Linux[^]*Not on Lambda/,
    );
  });

  it('shows code in a note as code', async () => {
    const {page} = await read(
      'api: "remotion#delayRender"\nworks_in:\n  web_render: no, use `useDelayRender()`',
    );
    expect(page).toContain(
      '{"No, use "}<_components.code>{"useDelayRender()"}</_components.code>',
    );
  });

  it('comes last where there is no "See also"', async () => {
    const {page} = await read('api: "@remotion/noise#noise2D"', 'Lead.\n');
    expect(page).toMatch(/Lead\.[^]*Where it works/);
  });

  it('is a sentence for a type, unless the page says more', async () => {
    const type = 'api: "remotion#CalculateMetadataFunction"';
    expect((await read(type)).page).toContain(
      'Types have no effect at run time',
    );
    expect((await read(`${type}\nworks_in: {player: no}`)).rows).toEqual([
      'Environment | Works',
      'Player | No',
    ]);
  });

  it('is not said of a guide', async () => {
    expect((await read('title: Guide')).page).not.toContain('Where it works');
  });

  it('stops the build where the package contradicts it', async () => {
    await expect(
      read('api: "@remotion/renderer#renderMedia"\nworks_in:\n  browsers: yes'),
    ).rejects.toThrow(
      'docs/page.mdx:4: "browsers: yes", but @remotion/renderer loads modules of Node.js. Write',
    );
    await expect(
      read('api: "remotion#random"\nworks_in:\n  node: no\n  browsers: no'),
    ).rejects.toThrow(
      'docs/page.mdx:5: "browsers: no", but remotion loads no module of Node.js. Write',
    );
  });
});
