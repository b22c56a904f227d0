import fs from 'node:fs';
import path from 'node:path';
import type {FooterColumnItem} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import {copyright, footer} from '../footer';
import {testLinks} from './testLinks';
import {validateTheme} from './themeConfig';

const columns = footer.links as readonly FooterColumnItem[];
const items = columns.flatMap((column) => column.items);

describe('footer', () => {
  it('is accepted by the theme as it is', () => {
    expect(validateTheme({footer}).footer).toEqual(footer);
  });

  it('has the three columns of the specification, with their links', () => {
    expect(
      columns.map(({title, items: links}) => [
        title,
        ...links.map(({label}) => label),
      ]),
    ).toEqual([
      [
        'Product',
        'Getting started',
        'Templates',
        'API reference',
        'Player',
        'Cloud rendering',
        'Learn',
        'Convert a video',
        'Store',
        'License + Pricing',
      ],
      [
        'Community',
        'Showcase',
        'Experts',
        'Code repository',
        'Chat community',
        'X',
        'YouTube',
        'LinkedIn',
        'Instagram',
        'TikTok',
      ],
      [
        'More',
        'About us',
        'Contact us',
        'Blog',
        'Success Stories',
        'Support',
        'Changelog',
        'Acknowledgements',
        'License text',
        'Terms',
        'Privacy',
        'Brand',
      ],
    ]);
  });

  it('has no label and no target twice', () => {
    for (const values of [
      items.map(({label}) => label),
      items.map(({to, href}) => to ?? href),
    ]) {
      expect(values).toEqual([...new Set(values)]);
    }
  });

  testLinks(items, 14);

  it('has a logo for each color mode, 32 pixels high', () => {
    const {logo} = footer;
    expect(logo?.height).toBe(32);
    expect(logo?.srcDark).not.toBe(logo?.src);
    for (const file of [logo?.src, logo?.srcDark]) {
      const name = path.resolve(__dirname, '../../static', String(file));
      expect(fs.existsSync(name), name).toBe(true);
    }
  });

  it('ends with year and company', () => {
    expect(copyright(2031)).toBe('Copyright 2031 Remotion AG');
    expect(footer.copyright).toBe(copyright(new Date().getFullYear()));
  });
});

describe('the theme refuses in a footer', () => {
  it.each([
    ['a link that leads nowhere', {label: 'Blog'}],
    [
      'a link with a page and an outside address',
      {label: 'Blog', to: '/blog/', href: 'https://example.com'},
    ],
    ['a link without a label', {to: '/blog/'}],
  ])('%s', (_, item) => {
    const links = [{title: 'More', items: [item]}];
    expect(() => validateTheme({footer: {links}})).toThrow(
      'The footer must be either simple or multi-column',
    );
  });
});
