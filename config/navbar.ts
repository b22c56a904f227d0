import type {Navbar, NavbarItem} from '@docusaurus/theme-common';
import {productIcons, type ProductIcon} from './productIcons';
import {links} from './links';
import {TOOLKIT_RELEASE_URL, TOOLKIT_VERSION} from './toolkit';

type Product = {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly icon: ProductIcon;
};

/** A dropdown whose entries are marked on their pages and all pages below them. */
function dropdown(label: string, items: readonly NavbarItem[]): NavbarItem {
  return {
    type: 'dropdown',
    label,
    position: 'left',
    items: items.map((item) =>
      item.to ? {...item, activeBasePath: item.to} : item,
    ),
  };
}

/**
 * Draws the entry of a product: an icon, the name and one line. The theme inserts
 * such content as HTML, so every part of it has to come from this file.
 */
function productItem({label, text, to, icon}: Product): NavbarItem {
  return {
    to,
    className: 'productLink',
    html: `${productIcons[icon]}<span class="productText"><b>${label}</b><span>${text}</span></span>`,
  };
}

function iconItem(label: string, href: string, icon: string): NavbarItem {
  return {
    href,
    position: 'right',
    className: `navbarIcon navbarIcon--${icon}`,
    'aria-label': label,
    title: label,
    html: `<span class="navbarIconLabel">${label}</span>`,
  };
}

export const navbar: Navbar = {
  hideOnScroll: true,
  logo: {
    alt: 'Remotion',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 136,
    height: 28,
  },
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'mainSidebar',
      label: 'Docs',
      position: 'left',
    },
    {
      type: 'docSidebar',
      sidebarId: 'apiSidebar',
      label: 'API',
      position: 'left',
    },
    dropdown('Products', [
      productItem({
        label: 'Player',
        text: 'Embed a video that reacts to props',
        to: '/player/',
        icon: 'player',
      }),
      productItem({
        label: 'Cloud rendering',
        text: 'Split one render over many functions',
        to: '/lambda/',
        icon: 'cloud',
      }),
      productItem({
        label: 'Media parser',
        text: 'Read media files in JavaScript',
        to: '/docs/media-parser/',
        icon: 'parser',
      }),
      productItem({
        label: 'Browser codecs',
        text: 'Convert video without a server',
        to: '/docs/webcodecs/',
        icon: 'codecs',
      }),
      productItem({
        label: 'Recorder',
        text: 'Record, edit and caption in React',
        to: '/docs/recorder/',
        icon: 'recorder',
      }),
      productItem({
        label: 'Timeline',
        text: 'A timeline component to build editors',
        to: '/docs/timeline/',
        icon: 'timeline',
      }),
    ]),
    dropdown('Resources', [
      {label: 'Learn', to: '/learn/'},
      {
        label: 'Resources',
        to: '/docs/resources/',
        // It begins with the templates, which have no entry of their own.
        activeBaseRegex: '/(docs/resources|templates)/',
      },
      {label: 'Blog', to: '/blog/'},
      {label: 'Showcase', to: '/showcase/'},
      {label: 'Convert a video', href: links.convert},
      {label: 'Support', to: '/docs/support/'},
    ]),
    dropdown('Commercial', [
      {label: 'License + Pricing', to: '/docs/license/'},
      {label: 'Store', href: links.store},
      {label: 'Success Stories', to: '/success-stories/'},
      {label: 'Experts', to: '/experts/'},
      {label: 'About us', to: '/about/'},
      {label: 'Investors', to: '/docs/investors/'},
      {label: 'Contact us', to: '/contact/'},
    ]),
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownActiveClassDisabled: true,
      dropdownItemsAfter: [
        {
          label: `Next: the version these pages document, ${TOOLKIT_VERSION}`,
          href: TOOLKIT_RELEASE_URL,
        },
      ],
    },
    {type: 'localeDropdown', position: 'right'},
    iconItem('Code repository', links.repository, 'repository'),
    iconItem('Chat community', links.chat, 'chat'),
    iconItem('Remotion on X', links.x, 'x'),
  ],
};
