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
      'The Ask AI chat without the header and footer of the site, for embedding.',
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
      'A form that makes your entry of the showcase and the pull request for it, and what to prepare.',
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

/**
 * What newcomers call what a page is about, as `search_terms` in front matter. A
 * list of its own, since browsers load the one above.
 */
export const marketingSearchTerms: Readonly<
  Partial<Record<keyof typeof marketingPages, string>>
> = {
  home: 'programmatic video, video in code, make mp4 with javascript, automate video creation, home page, mass produce, alternative effects, moviepy, manim, canvas, maker, animation library, films',
  about:
    'about the company, about remotion, team, founders, who is behind remotion, history, where is the company based, zurich switzerland, address, staff',
  ai: 'chatgpt, claude, copilot, cursor, llm, system prompt, mcp, llms.txt, generate code with ai, vibe coding, ask ai, chat bot, agent, context for an assistant, robot, gpt, machine readable docs, skills, bolt, describe',
  contact:
    'email address, sales, talk to someone, get in touch, call, message us, enterprise, discord, business questions, phone number, meeting, demo, founders, press, privacy, gdpr, data',
  lambda:
    'serverless rendering, aws, amazon, scale in the cloud, distributed rendering, render farm, many renders at once, fast rendering, thousands, bulk, servers, batch',
  player:
    'video player component, embed in web app, interactive video, play without rendering, live preview, react video player, customize, iframe alternative, page',
  showcase:
    'gallery, made with remotion, inspiration, example videos, portfolio, who uses remotion, demo reel, showreel, best videos, wrapped, ads',
  showcaseAdd:
    'submit my video, get featured, submission, nominate a project, share my work, publish, upload, app',
  templates:
    'starter project, starter kit, boilerplate, example project, scaffold, sample code, quick start, clone a repository, kickstart, pick a template, files, presets, ready, skeleton, layouts, download',
  experts:
    'freelancer, hire a developer, jobs, contractor, consultant, agency, find somebody to build my video, help for money, directory of developers, paid work, employ programmer, outsource, careers, maker, designer, professional, quote',
};
