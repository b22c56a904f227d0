// The package exports nothing but its program.
import {FEATURED_TEMPLATES} from '../../node_modules/create-video/dist/templates.js';
import {parseList} from './parseList';
import {paidTemplateSchema, templateSchema, type Template} from './schema';

/** What the create command does not know of a template. */
type Texts = Omit<Template, 'name' | 'repository' | 'previewUrl'>;

const LAMBDA_DOCS = {label: 'Lambda overview', to: '/docs/lambda'};
const PLAYER_DOCS = {label: 'Player overview', to: '/docs/player/'};
const COMPOSITION_DOCS = {label: 'Composition', to: '/docs/composition'};
const STATIC_FILE_DOCS = {label: 'staticFile()', to: '/docs/staticfile'};

/** The Next.js starters that render on Lambda differ in router and styling only. */
const NEXT_SETUP_NOTES = [
  '`npm run dev` starts the Next.js server; `npm run remotion` opens the Studio.',
  'Copy `.env.example` to `.env` and fill in the AWS keys from the Lambda setup guide.',
  '`config.mjs` holds the Lambda settings: memory, disk, timeout and site name.',
  '`node deploy.mjs` deploys the function and the site. Run it again after a change to the video, to the settings or to the Remotion version.',
];

/** In the order of the page and of the create command. */
const TEXTS: readonly Texts[] = [
  {
    slug: 'blank',
    tagline: 'An empty composition and nothing to delete',
    description:
      'The smallest project that renders: a root file and one empty composition. The create command offers it first, and it suits people who know Remotion already, or who let a coding assistant write the first scene. Set the dimensions and duration of the composition, then write your first component.',
    searchTerms:
      'empty project, from scratch, default, minimal, clean start, canvas, bare, page',
    purposes: ['First steps'],
    example: 'TemplateBlank',
    technologies: ['React', 'TypeScript'],
    startsWith: [
      'A root file that registers the project',
      'One empty composition',
    ],
    featured: false,
    relatedDocs: [COMPOSITION_DOCS],
  },
  {
    slug: 'hello-world',
    tagline: 'A first scene to take apart',
    description:
      'A small TypeScript project whose one scene animates a logo and a title. It is the place to start if you have never made a video in React. Open the Studio, change the title and watch the preview follow.',
    searchTerms:
      'first project, beginner, simple example, basic, playground, learn, intro',
    purposes: ['First steps'],
    example: 'TemplateHelloWorld',
    technologies: ['React', 'TypeScript', 'ESLint', 'Prettier'],
    startsWith: [
      'A scene with an animated logo and a title',
      'TypeScript, ESLint and Prettier, already configured',
    ],
    featured: true,
    relatedDocs: [
      {label: 'Getting started', to: '/docs/'},
      {label: 'The fundamentals', to: '/docs/the-fundamentals'},
    ],
  },
  {
    slug: 'next',
    tagline: 'A SaaS starter on the Next.js App Router, with TailwindCSS',
    description:
      'A web app in which your users make videos: the Player previews the video in the page and a button renders it on AWS Lambda. TailwindCSS styles the page and the video, and the Studio is part of the project, so you can design the video next to the app. Try the preview first, then add your AWS keys to turn on rendering.',
    searchTerms:
      'saas starter, web app, vercel, app router, video app, customers generate, tailwind css, utility',
    purposes: ['Video apps'],
    example: 'TemplateNext',
    technologies: [
      'Next.js App Router',
      'TailwindCSS',
      'TypeScript',
      'Player',
      'AWS Lambda',
      'Zod',
    ],
    startsWith: [
      'A page with the Player and a render button',
      'Rendering on AWS Lambda',
      'TailwindCSS for the app and for the video',
      'Video props typed with Zod',
      'The Studio, for work on the video itself',
    ],
    setupNotes: NEXT_SETUP_NOTES,
    featured: true,
    relatedDocs: [PLAYER_DOCS, LAMBDA_DOCS],
  },
  {
    slug: 'vercel',
    tagline: 'A SaaS starter that renders in Vercel Sandbox',
    description:
      'A web app in which your users make videos, for teams that deploy on Vercel and want no second cloud. The Player previews the video, a button starts a temporary Linux machine that renders it, and the file goes to Vercel Blob. Deploy the project and connect a Blob store, then render from the page.',
    searchTerms:
      'vercel sandbox, saas starter, web app, app router, serverless, without aws, blob storage, micro vm',
    purposes: ['Video apps'],
    example: 'TemplateVercel',
    technologies: [
      'Next.js App Router',
      'Vercel Sandbox',
      'Vercel Blob',
      'TailwindCSS',
      'Player',
      'Zod',
    ],
    startsWith: [
      'A page with the Player and a render button',
      'Rendering in Vercel Sandbox, with progress in the page',
      'Storage of the videos in Vercel Blob',
      'The Studio, for work on the video itself',
    ],
    setupNotes: [
      '`npm run dev` starts the Next.js server; `npm run remotion` opens the Studio.',
      'Connect a Blob store to the project on Vercel, because the renders are stored there.',
    ],
    featured: false,
    relatedDocs: [PLAYER_DOCS, {label: 'Vercel', to: '/docs/vercel/'}],
  },
  {
    slug: 'next-no-tailwind',
    tagline: 'The App Router starter without TailwindCSS',
    description:
      'The same starter for video apps as the Next.js one, styled with CSS modules. Choose it if your app has its own way of styling and Tailwind would be in the way. Look at the Player first, then add your AWS keys to turn on rendering.',
    searchTerms:
      'without tailwind, css modules, saas starter, web app, app router, plain css',
    purposes: ['Video apps'],
    example: 'TemplateNextNoTailwind',
    technologies: [
      'Next.js App Router',
      'React',
      'TypeScript',
      'Player',
      'AWS Lambda',
      'Zod',
    ],
    startsWith: [
      'A page with the Player and a render button',
      'Rendering on AWS Lambda',
      'Video props typed with Zod',
      'The Studio, for work on the video itself',
    ],
    setupNotes: NEXT_SETUP_NOTES,
    featured: false,
    relatedDocs: [PLAYER_DOCS, LAMBDA_DOCS],
  },
  {
    slug: 'next-pages-dir',
    tagline: 'The same SaaS starter on the Pages Router',
    description:
      'The starter for video apps, built on the Pages Router of Next.js. Choose it if your existing app has a pages folder and you want to move code across without changing routers. Start the development server, look at the Player, then set up Lambda.',
    searchTerms: 'pages router, saas starter, web app',
    purposes: ['Video apps'],
    example: 'TemplateNextPagesDir',
    technologies: [
      'Next.js Pages Router',
      'TypeScript',
      'Player',
      'AWS Lambda',
    ],
    startsWith: [
      'A page with the Player and a render button',
      'Rendering on AWS Lambda',
      'The Studio, for work on the video itself',
    ],
    setupNotes: NEXT_SETUP_NOTES,
    featured: false,
    relatedDocs: [PLAYER_DOCS, LAMBDA_DOCS],
  },
  {
    slug: 'javascript',
    tagline: 'The Hello World project without types',
    description:
      'The scene of the Hello World template, written in plain JavaScript. Choose it if you do not want to write types. Open the Studio, then change the title or the logo.',
    searchTerms: 'without typescript, plain js, no types, jsx, vanilla, avoid',
    purposes: ['First steps'],
    example: 'TemplateJavascript',
    technologies: ['React', 'JavaScript'],
    startsWith: [
      'A scene with an animated logo and a title',
      'JavaScript instead of TypeScript',
    ],
    featured: true,
    relatedDocs: [
      {label: 'Getting started', to: '/docs/'},
      {label: 'The fundamentals', to: '/docs/the-fundamentals'},
    ],
  },
  {
    slug: 'render-server',
    tagline: 'An HTTP server that queues renders',
    description:
      'An Express server that takes render jobs, reports on their progress and cancels them on request. It suits teams that render on their own machines and want an HTTP interface in front. Start it in watch mode and post a first job to /renders.',
    searchTerms:
      'nodejs server, api, queue, backend, docker, self hosted, rest, webhook, microservice, task, cron, web service, kubernetes, fly.io, poll',
    purposes: ['Rendering on request'],
    example: 'TemplateRenderServer',
    technologies: [
      'Node.js',
      'Express',
      'TypeScript',
      '@remotion/renderer',
      'Docker',
    ],
    startsWith: [
      'POST /renders to queue a job',
      'GET /renders/:id to follow it',
      'DELETE /renders/:id to cancel it',
      'An example composition and a script that opens the Studio',
      'A Dockerfile; the container listens on port 3000',
    ],
    setupNotes: [
      '`npm run dev` starts the server in watch mode; `npm start` runs it in production.',
      '`npm run remotion:studio` opens the Studio.',
    ],
    featured: false,
  },
  {
    slug: 'electron',
    tagline: 'A desktop app that renders videos',
    description:
      'An Electron app in which you type a title and save the rendered video on your own computer. It suits people who ship a video tool as a desktop app, without a server. Start it, render the example, then change the composition in the remotion folder.',
    searchTerms:
      'desktop app, electron forge, offline, local rendering, mac app, windows app, exe, native, vite',
    purposes: ['Video apps'],
    example: 'TemplateElectron',
    technologies: [
      'Electron Forge',
      'Vite',
      'React',
      'TypeScript',
      '@remotion/renderer',
    ],
    startsWith: [
      'A window with a text input and a render button',
      'Rendering in the main process, with progress in the window',
      'A build that contains the bundled video project',
      'The Studio, for work on the video itself',
    ],
    setupNotes: [
      '`npm run dev` starts the app; `npm run studio` opens the Studio.',
      '`npm run build` packages the app.',
    ],
    featured: false,
  },
  {
    slug: 'react-router',
    tagline: 'A SaaS starter on React Router 7',
    description:
      'A React Router app with the Player, rendering on AWS Lambda and the Studio wired together. It replaces the earlier Remix starter. Put your AWS keys into .env, deploy once, and render from the page.',
    searchTerms: 'saas starter, web app, button, vite, loader',
    purposes: ['Video apps'],
    example: 'TemplateReactRouter',
    technologies: ['React Router 7', 'TypeScript', 'Player', 'AWS Lambda'],
    startsWith: [
      'A React Router app with the Player in it',
      'Rendering on AWS Lambda',
      'The Studio, for work on the video itself',
    ],
    setupNotes: [
      'Rename `.env.example` to `.env` and set `REMOTION_AWS_ACCESS_KEY_ID` and `REMOTION_AWS_SECRET_ACCESS_KEY`.',
      '`node deploy.mjs` deploys the function and the site. Run it again after each upgrade.',
      '`npm run remotion:studio` opens the Studio; `npm run remotion:renderlambda` renders on Lambda.',
    ],
    featured: true,
    relatedDocs: [PLAYER_DOCS, LAMBDA_DOCS],
  },
  {
    slug: 'three',
    tagline: 'A 3D scene with React Three Fiber',
    description:
      'A React Three Fiber scene inside a composition, ready to edit. It suits people who want to animate 3D objects frame by frame with React. Try the online preview, then change the scene.',
    searchTerms:
      'threejs, three.js, webgl, react three fiber, r3f, 3d model, gltf, glb, camera, spinning, phone mockup, device, iphone, lights, texture, cube, render',
    purposes: ['Motion graphics'],
    example: 'TemplateThree',
    technologies: [
      'Three.js',
      'React Three Fiber',
      '@remotion/three',
      'TypeScript',
    ],
    startsWith: [
      'A React Three Fiber scene to edit',
      '@remotion/three, which connects the scene to the video',
      'TypeScript',
    ],
    featured: false,
  },
  {
    slug: 'still',
    tagline: 'Images on request, from an HTTP server',
    description:
      'A social preview card and a server that renders it as PNG or JPEG. The URL names the composition and the format, and the query string becomes the input props, so each page of your site can have its own card. Design the card first, then start the server and open the URL of an image.',
    searchTerms:
      'social card, open graph image, og image, dynamic image, thumbnail generator, image api, url, share, twitter, banner, certificate, links, meta, invitation, screenshot service',
    purposes: ['Rendering on request', 'Social media'],
    example: 'TemplateStill',
    technologies: ['React', 'TypeScript', 'Express', 'AWS S3', 'Docker'],
    startsWith: [
      'A composition for a social card, called PreviewCard',
      'A server that returns one image per URL, as PNG or JPEG',
      'A cache in the file system, in an S3 bucket, or none at all',
      'Files for deployment to Heroku or, with Docker, to DigitalOcean',
    ],
    setupNotes: [
      '`npm run dev` is for designing; `npm run server` starts the server on port 8000.',
      'Choose the cache in `src/server/config.ts`. The file system is the default.',
      'Heroku needs a buildpack for Chrome.',
    ],
    featured: false,
  },
  {
    slug: 'audiogram',
    tagline: 'A podcast clip with captions and a waveform',
    description:
      'A square video with cover, title, captions word by word and a waveform. It suits podcasters who post excerpts to social networks. Replace the audio, cover and captions in the public folder, then set the duration in src/Root.tsx.',
    searchTerms:
      'podcast video, podcast clip, audio to video, sound wave, spotify, radio, episode, interview, quote bars, recorded talk, speaker, moving, mp3',
    purposes: ['Music and podcasts', 'Social media'],
    example: 'TemplateAudiogram',
    technologies: [
      'React',
      'TypeScript',
      '@remotion/media-utils',
      '@remotion/captions',
    ],
    startsWith: [
      'A square composition with cover, title and waveform',
      'Captions from an SRT file or from JSON, with a sample of each',
      'JSON in the format of @remotion/captions',
    ],
    setupNotes: [
      '`@remotion/install-whisper-cpp` and `@remotion/openai-whisper` can make the captions for you.',
      'An SRT file must have one entry per word.',
    ],
    featured: false,
    relatedDocs: [STATIC_FILE_DOCS, COMPOSITION_DOCS],
  },
  {
    slug: 'music-visualization',
    tagline: 'A song teaser with a spectrum or a waveform',
    description:
      'A teaser for a song, with cover, title and artist over a visualization of the audio. Musicians and labels can make one per release by changing props. Replace the track and the cover in the public folder, then choose between spectrum and waveform.',
    searchTerms:
      'audio visualizer, audio visualization, spectrum, equalizer, lyrics, music video, spotify canvas, album, beat, bars, move, frequency',
    purposes: ['Music and podcasts', 'Motion graphics'],
    example: 'TemplateMusicVisualization',
    technologies: ['React', 'TypeScript', '@remotion/media-utils'],
    startsWith: [
      'Two looks: spectrum and waveform',
      'Props for colors, patterns and cover',
      'Props for song name, artist name and the start of the audio',
    ],
    setupNotes: [
      'Replace the track and the cover in the `public` folder.',
      'Change the props in the sidebar of the Studio or in `src/Root.tsx`.',
    ],
    featured: false,
    relatedDocs: [STATIC_FILE_DOCS],
  },
  {
    slug: 'prompt-to-video',
    tagline: 'A portrait story video from a title and a topic',
    description:
      'A command-line tool asks for a title and a topic, then generates a script, images and a voice. It writes them to a timeline that the composition plays, in the portrait format of short-form platforms. Run npm run gen with your two keys and look at the first story. The GitHub user webmonch contributed the template.',
    searchTerms:
      'ai video generator, text to video, openai, elevenlabs, story, generate images, faceless videos, tiktok bot, automatic youtube channel',
    purposes: ['Social media'],
    example: 'TemplatePromptToVideo',
    technologies: ['OpenAI', 'ElevenLabs', 'TypeScript'],
    startsWith: [
      'A command that generates the script, images and voice',
      'A timeline.json with elements, text and audio in sync',
      'Enter and exit effects for the backgrounds',
      'A portrait video of 1080x1920 pixels',
    ],
    setupNotes: [
      'Set `OPENAI_API_KEY` and `ELEVENLABS_API_KEY`. The tool asks for a key that is missing.',
      '`npm run gen` makes a story.',
      'The voice is set in `cli/service.ts`; the logic of the timeline is in `cli/timeline.ts`.',
    ],
    featured: false,
  },
  {
    slug: 'skia',
    tagline: '2D graphics with React Native Skia',
    description:
      'A project in which React Native Skia is set up to draw the frames of a video. It suits people who know Skia from React Native or who need its drawing functions. Create the project and edit the drawing.',
    searchTerms: 'canvas, shaders, react native, gpu painting, effects',
    purposes: ['Motion graphics'],
    example: 'TemplateSkia',
    technologies: ['React Native Skia', '@remotion/skia', 'TypeScript'],
    startsWith: [
      'React Native Skia, already set up',
      '@remotion/skia, which connects the drawing to the video',
      'TypeScript',
    ],
    featured: false,
  },
  {
    slug: 'overlay',
    tagline: 'Transparent graphics for video editing software',
    description:
      'Graphics with a transparent background that you place over footage in video editing software. Final Cut, Premiere and Resolve import ProRes files with an alpha channel. Change the overlay, render it, and drop the file onto your timeline.',
    searchTerms:
      'transparent video, lower third, watermark, alpha channel, premiere, final cut, davinci resolve, green screen, motion graphics, title, banner, caption bar, chroma, subscribe button, animated logo, sport, obs, stream, 4444, capcut',
    purposes: ['Motion graphics'],
    example: 'TemplateOverlay',
    technologies: ['React', 'TypeScript', 'ProRes'],
    startsWith: [
      'A composition with a transparent background',
      'Output as ProRes with an alpha channel',
    ],
    featured: false,
  },
  {
    slug: 'code-hike',
    tagline: 'Code snippets that animate from step to step',
    description:
      'Each file in the public folder is a step, and the video animates the code from one step to the next. It suits people who explain code in talks, posts or courses. Replace the files with your own snippets and the video follows.',
    searchTerms:
      'animate code, code snippets, syntax highlighting, programming tutorial video, source code animation, editor, lines, screencast, terminal, github, developer content',
    purposes: ['Developer content', 'Motion graphics'],
    example: 'TemplateCodeHike',
    technologies: ['Code Hike', 'React', 'TypeScript'],
    startsWith: [
      'Snippets that are read from the public folder',
      'Animated changes between two steps',
      'A choice of languages and color themes',
      'Annotations for TypeScript errors',
    ],
    setupNotes: [
      'More variants are in the `code-hike/examples` repository, in the `with-remotion` folder.',
    ],
    featured: false,
    relatedDocs: [STATIC_FILE_DOCS],
  },
  {
    slug: 'stargazer',
    tagline: 'A video for a milestone in GitHub stars',
    description:
      'Fetches the people who starred a repository and celebrates them in a video. Maintainers can render it on their own machine, or in a fork through GitHub Actions. Type the name of your repository into the right sidebar of the Studio. The template is by pomber, the author of Code Hike.',
    searchTerms: 'github stars, open source, repo growth',
    purposes: ['Developer content', 'Social media'],
    example: 'TemplateStargazer',
    technologies: ['GitHub API', 'GitHub Actions', 'React'],
    startsWith: [
      'A composition that loads the stargazers of a repository',
      'A GitHub Actions workflow that renders the video in a fork',
      'The name of the repository as an editable prop',
    ],
    setupNotes: [
      'Set `REMOTION_GITHUB_TOKEN` to a personal access token with the default settings.',
      'The code of the template is under the MIT license, and videos made from it need no company license.',
    ],
    featured: false,
  },
  {
    slug: 'tiktok',
    tagline: 'Captions for your own clip, word by word',
    description:
      'Transcribes your clip on your own machine and shows the captions word by word. It suits people who post portrait clips and want captions without an online service. Put a clip into the public folder and run node sub.mjs.',
    searchTerms:
      'reels, shorts, vertical video, subtitles, whisper, portrait, instagram, 9:16, youtube, upright, talking, big, viral, influencer, creator, capcut, opus, phone format',
    purposes: ['Social media'],
    example: 'TemplateTiktok',
    technologies: [
      'Whisper.cpp',
      '@remotion/install-whisper-cpp',
      '@remotion/captions',
      'TypeScript',
    ],
    startsWith: [
      'A script that captions every video in the public folder',
      'Whisper.cpp, which the script installs automatically',
      'A caption animation whose style you can edit',
    ],
    setupNotes: [
      '`node sub.mjs` captions every video in the `public` folder, or the file or folder you name.',
      'The `medium.en` model takes about 1.5 GB.',
      '`whisper-config.mjs` sets the model and its path. For languages other than English, choose a model without `.en` in its name.',
    ],
    featured: false,
    relatedDocs: [STATIC_FILE_DOCS],
  },
];

/**
 * Adds what the create command of the pinned release knows of a template.
 *
 * @throws Error if the command does not offer the template
 */
function addPublished({startsWith, ...texts}: Texts): Template {
  const published = FEATURED_TEMPLATES.find(({cliId}) => cliId === texts.slug);
  if (!published) {
    throw new Error(
      `src/data/templates.ts: create-video has no template "${texts.slug}". Correct the slug, or remove the entry.`,
    );
  }
  const {homePageLabel, org, repoName, previewURL} = published;
  return {
    ...texts,
    name: homePageLabel,
    repository: `https://github.com/${org}/${repoName}`,
    ...(previewURL && {previewUrl: previewURL}),
    startsWith: published.allowEnableTailwind
      ? [
          ...startsWith,
          'TailwindCSS, if you choose it when you create the project',
        ]
      : startsWith,
  };
}

/** Every free template, in the order of the page and of the create command. */
export const templates = parseList(
  'templates',
  templateSchema,
  TEXTS.map(addPublished),
);

/** Templates and components that are sold in the store. */
export const paidTemplates = parseList(
  'templates.paidTemplates',
  paidTemplateSchema,
  [
    {
      slug: 'mapbox-globe',
      name: 'Mapbox Globe',
      tagline: 'A 3D globe that rotates and zooms',
      description:
        'A template with a 3D globe for videos about places. It can be rotated and zoomed.',
      url: 'https://www.remotion.pro/mapbox-globe',
    },
    {
      slug: 'watercolor-map',
      name: 'Watercolor Map',
      tagline: 'A painted 2D map for travel films',
      description:
        'A template that draws a travel route on a painted map. It is made for scenes between two shots of a travel film, and it has a live demo.',
      url: 'https://www.remotion.pro/watercolor-map',
      previewUrl: 'https://watercolor-map.vercel.app',
    },
    {
      slug: 'timeline',
      name: 'Timeline',
      tagline: 'A component for timeline editing in your own app',
      description:
        'A timeline component that you copy into your app and use together with the Player. It has several tracks, items that can be dragged, selected and edited, and zoom.',
      url: 'https://www.remotion.pro/timeline',
    },
  ],
);
