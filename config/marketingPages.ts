/** Titles and descriptions of the hand-made pages, in one place. */
export type PageMeta = {
  readonly path: string;
  readonly title: string;
  /** One sentence of at most 160 characters, without markup. */
  readonly description: string;
};

export const marketingPages = {
  home: {
    path: '/',
    title: 'Make videos with React',
    description:
      'Remotion turns React components into videos: preview each frame in the browser, then render an MP4 on your laptop, your server or in the cloud.',
  },
  about: {
    path: '/about/',
    title: 'About us',
    description:
      'Who makes Remotion, where the company comes from and what happened since the first release in 2021.',
  },
  ai: {
    path: '/ai/',
    title: 'Remotion and AI',
    description:
      'Ask questions about Remotion, and give a coding assistant what it needs to write videos that render.',
  },
  aiEmbed: {
    path: '/ai-embed/',
    title: 'Ask AI',
    description:
      'The Ask AI chat without the frame of the site, to be embedded.',
  },
  contact: {
    path: '/contact/',
    title: 'Contact us',
    description:
      'How to reach Remotion about licenses and plans, and where to ask technical questions.',
  },
  lambda: {
    path: '/lambda/',
    title: 'Cloud rendering',
    description:
      'Render videos on AWS Lambda: many functions each render a part, and you pay only while they work.',
  },
  player: {
    path: '/player/',
    title: 'Player',
    description:
      'Embed a Remotion video in any React app and change it while it plays, without rendering a file first.',
  },
  search: {
    path: '/search/',
    title: 'Search the documentation',
    description: 'Search all pages of the Remotion documentation and website.',
  },
  showcase: {
    path: '/showcase/',
    title: 'Showcase',
    description: 'Products, campaigns and tools that were made with Remotion.',
  },
  showcaseAdd: {
    path: '/showcase/add/',
    title: 'Add to the showcase',
    description:
      'What to prepare and where to send it, to have your video shown in the showcase.',
  },
  templates: {
    path: '/templates/',
    title: 'Templates',
    description:
      'Starter projects for Remotion: what each contains, what it is for and the command that creates it.',
  },
  experts: {
    path: '/experts/',
    title: 'Experts',
    description:
      'Independent people with proven work in Remotion whom you can hire or call.',
  },
} as const satisfies Record<string, PageMeta>;
