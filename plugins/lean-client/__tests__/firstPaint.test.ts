import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTempDir} from '../../__tests__/tempDir';
import {orderForFirstPaint, orderPages} from '../firstPaint';

const PAGE =
  '<html><head><link rel=icon href=/a.svg /><link rel=stylesheet href=/assets/css/main.1.css /><link rel=stylesheet href=/assets/css/text.2.css /><script src=/assets/js/main.3.js defer></script></head><body><div id=__docusaurus></div></body></html>';

const ORDERED =
  '<html><head><link rel=icon href=/a.svg /><style data-href=/assets/css/main.1.css>a{}</style><style data-href=/assets/css/text.2.css>$&</style></head><body><div id=__docusaurus></div><script src=/assets/js/main.3.js defer></script></body></html>';

const STYLES: Readonly<Record<string, string>> = {
  '/assets/css/main.1.css': 'a{}',
  '/assets/css/text.2.css': '$&',
};

describe('a page', () => {
  it('has its styles in it, in their order, and its scripts last', () => {
    expect(
      orderForFirstPaint(PAGE, (address) => Buffer.from(STYLES[address] ?? '')),
    ).toBe(ORDERED);
  });

  it.each(['data-inline />', 'data-inline=true />', 'data-inline>'])(
    'has a picture in it that is marked so: %s',
    (end) => {
      const source = `<source media="(width < 600px)" srcset=/img/a.webp ${end}`;
      const html = orderForFirstPaint(
        PAGE.replace('<div', `${source}<img srcset=/img/b.webp /><div`),
        (address) => Buffer.from(address),
      );
      const bytes = Buffer.from('/img/a.webp').toString('base64');
      expect(html).toContain(`srcset=data:image/webp;base64,${bytes}`);
      expect(html).toContain('<img srcset=/img/b.webp />');
    },
  );

  it.each([
    ['styles', PAGE.replaceAll('rel=stylesheet', 'rel="stylesheet"')],
    ['scripts', PAGE.replace(' defer', '')],
  ])('whose %s are written otherwise stops the build', (_, html) => {
    expect(() => orderForFirstPaint(html, () => Buffer.from(''))).toThrow(
      'adapt plugins/lean-client/firstPaint.ts',
    );
  });
});

describe('a build', () => {
  it('below a base address has all its pages ordered, and nothing else changed', () => {
    const based = PAGE.replaceAll('=/assets', '=/base/assets');
    const redirect = '<html><title>Redirecting</title></html>';
    const dir = createTempDir({
      'index.html': based,
      '404.html': based,
      'docs/spring/index.html': based,
      'discord/index.html': redirect,
      'assets/css/main.1.css': 'a{}',
      'assets/css/text.2.css': '$&',
    });
    orderPages(dir, '/base/');
    const read = (file: string): string =>
      fs.readFileSync(path.join(dir, file), 'utf8');
    for (const page of ['index.html', '404.html', 'docs/spring/index.html']) {
      expect(read(page)).toBe(ORDERED.replaceAll('=/assets', '=/base/assets'));
    }
    expect(read('discord/index.html')).toBe(redirect);
    expect(fs.readdirSync(path.join(dir, 'docs/spring'))).toEqual([
      'index.html',
    ]);
  });
});
