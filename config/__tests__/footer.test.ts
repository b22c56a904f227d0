import fs from 'node:fs';
import path from 'node:path';
import type {FooterColumnItem} from '@docusaurus/theme-common';
import {describe, expect, it} from 'vitest';
import {copyright, footer} from '../footer';
import {testLinks} from './testLinks';

const columns = footer.links as readonly FooterColumnItem[];
const items = columns.flatMap((column) => column.items);

describe('footer', () => {
  it('has no label and no target twice', () => {
    for (const values of [
      items.map(({label}) => label),
      items.map(({to, href}) => to ?? href),
    ]) {
      expect(values).toEqual([...new Set(values)]);
    }
  });

  testLinks(items);

  it('has a logo for each color mode', () => {
    const {logo} = footer;
    expect(logo.srcDark).not.toBe(logo.src);
    for (const file of [logo.src, logo.srcDark]) {
      const name = path.resolve(__dirname, '../../static', file);
      expect(fs.existsSync(name), name).toBe(true);
    }
  });

  it('ends with year and company', () => {
    expect(copyright(2031)).toBe('Copyright 2031 Remotion AG');
    expect(footer.copyright).toBe(copyright(new Date().getFullYear()));
  });
});
