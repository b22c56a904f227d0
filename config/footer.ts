import type {Footer} from '@docusaurus/theme-common';
import {links} from './links';

/** The line under the footer; `year` is the year of the build. */
export function copyright(year: number): string {
  return `Copyright ${year} Remotion AG`;
}

export const footer = {
  style: 'light',
  logo: {
    alt: 'Remotion',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 156,
    height: 32,
  },
  copyright: copyright(new Date().getFullYear()),
  links: [
    {
      title: 'Product',
      items: [
        {label: 'Getting started', to: '/docs/'},
        {label: 'Templates', to: '/templates/'},
        {label: 'API reference', to: '/docs/api/'},
        {label: 'Player', to: '/player/'},
        {label: 'Cloud rendering', to: '/lambda/'},
        {label: 'Learn', to: '/learn/'},
        {label: 'Convert a video', href: links.convert},
        {label: 'Store', href: links.store},
        {label: 'License + Pricing', to: '/docs/license/'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Showcase', to: '/showcase/'},
        {label: 'Experts', to: '/experts/'},
        {label: 'Code repository', href: links.repository},
        {label: 'Chat community', href: links.chat},
        {label: 'X', href: links.x},
        {label: 'YouTube', href: links.youtube},
        {label: 'LinkedIn', href: links.linkedin},
        {label: 'Instagram', href: links.instagram},
        {label: 'TikTok', href: links.tiktok},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'About us', to: '/about/'},
        {label: 'Contact us', to: '/contact/'},
        {label: 'Blog', to: '/blog/'},
        {label: 'Success Stories', to: '/success-stories/'},
        {label: 'Support', to: '/docs/support/'},
        {label: 'Changelog', href: links.changelog},
        {label: 'Acknowledgements', to: '/docs/acknowledgements/'},
        {label: 'License text', href: links.licenseText},
        {label: 'Terms', href: links.terms},
        {label: 'Privacy', href: links.privacy},
        {label: 'Brand', href: links.brand},
      ],
    },
  ],
} satisfies Footer;
