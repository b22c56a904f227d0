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

/** The three Next.js starters differ in router and styling only. */
const NEXT_SETUP_NOTES = [
  'npm run dev starts the Next.js server; npm run remotion opens the Studio.',
  'Copy .env.example to .env and fill in the AWS keys from the Lambda setup guide.',
  'config.mjs holds the Lambda settings: memory, disk, timeout and site name.',
  'node deploy.mjs deploys the function and the site. Run it again after a change to the video, to the settings or to the Remotion version.',
];

/** In the order of the page and of the create command. */
const TEXTS: readonly Texts[] = [
  {
    slug: 'hello-world',
    tagline: 'The default project, with a first scene to take apart',
    description:
      'A small TypeScript project whose one scene animates a logo and a title. It is the place to start if you have never made a video in React, and it is what the create command offers first. Open the Studio, change the title and watch the preview follow.',
    searchTerms:
      'first project, beginner, simple example, default, basic, playground, learn, intro',
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
    tagline: 'A SaaS starter on the Next.js App Router',
    description:
      'A web app in which your users make videos: the Player previews the video in the page and a button renders it on AWS Lambda. The Studio is part of the project, so you can design the video next to the app. Try the preview first, then add your AWS keys to turn on rendering.',
    searchTerms:
      'saas starter, web app, vercel, app router, video app, customers generate',
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
    featured: true,
    relatedDocs: [PLAYER_DOCS, LAMBDA_DOCS],
  },
  {
    slug: 'next-tailwind',
    tagline: 'The App Router starter, styled with TailwindCSS',
    description:
      'The same starter for video apps as the App Router one, with TailwindCSS in both the web page and the video. Choose it if your app is styled with Tailwind and the video should share the classes. Change a class in the composition first and see it in the Player.',
    searchTerms:
      'tailwind css, saas starter, web app, vercel, app router, utility',
    technologies: [
      'Next.js App Router',
      'TailwindCSS',
      'TypeScript',
      'Player',
      'AWS Lambda',
    ],
    startsWith: [
      'A page with the Player and a render button',
      'TailwindCSS for the app and for the video',
      'Rendering on AWS Lambda',
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
    slug: 'blank',
    tagline: 'An empty composition and nothing to delete',
    description:
      'The smallest project that renders: a root file and one empty composition. It suits people who know Remotion already and want no example code. Set the dimensions and duration of the composition, then write your first component.',
    searchTerms:
      'empty project, from scratch, minimal, clean start, canvas, bare, page',
    technologies: ['React', 'TypeScript'],
    startsWith: [
      'A root file that registers the project',
      'One empty composition',
    ],
    featured: false,
    relatedDocs: [COMPOSITION_DOCS],
  },
  {
    slug: 'javascript',
    tagline: 'The Hello World project without types',
    description:
      'The scene of the Hello World template, written in plain JavaScript. Choose it if you do not want to write types. Open the Studio, then change the title or the logo.',
    searchTerms: 'without typescript, plain js, no types, jsx, vanilla, avoid',
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
      'npm run dev starts the server in watch mode; npm start runs it in production.',
      'npm run remotion:studio opens the Studio.',
    ],
    featured: false,
  },
  {
    slug: 'react-router',
    tagline: 'A SaaS starter on React Router 7',
    description:
      'A React Router app with the Player, rendering on AWS Lambda and the Studio wired together. It replaces the earlier Remix starter. Put your AWS keys into .env, deploy once, and render from the page.',
    searchTerms: 'saas starter, web app, button, vite, loader',
    technologies: ['React Router 7', 'TypeScript', 'Player', 'AWS Lambda'],
    startsWith: [
      'A React Router app with the Player in it',
      'Rendering on AWS Lambda',
      'The Studio, for work on the video itself',
    ],
    setupNotes: [
      'Rename .env.example to .env and set REMOTION_AWS_ACCESS_KEY_ID and REMOTION_AWS_SECRET_ACCESS_KEY.',
      'node deploy.mjs deploys the function and the site. Run it again after each upgrade.',
      'npm run remotion:studio opens the Studio; npm run remotion:renderlambda renders on Lambda.',
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
    technologies: ['React', 'TypeScript', 'Express', 'AWS S3', 'Docker'],
    startsWith: [
      'A composition for a social card, called PreviewCard',
      'A server that returns one image per URL, as PNG or JPEG',
      'A cache in the file system, in an S3 bucket, or none at all',
      'Files for deployment to Heroku or, with Docker, to DigitalOcean',
    ],
    setupNotes: [
      'npm run dev is for designing; npm run server starts the server on port 8000.',
      'Choose the cache in src/server/config.ts. The file system is the default.',
      'Heroku needs a buildpack for Chrome.',
    ],
    featured: false,
  },
  {
    slug: 'tts',
    tagline: 'Text that is read aloud, with Azure voices',
    description:
      'Text and voice are props that you edit in the Studio, and the duration of the clip follows the audio. Azure speaks the text, and the recording is stored in an S3 bucket. Set up both services first, then type a sentence into the props.',
    searchTerms:
      'voice over, speech synthesis, narration, ai voice, microsoft azure, spoken text, text to speech, robot, speaker, dubbing, talking, article',
    technologies: [
      'Azure Cognitive Services Speech',
      'AWS S3',
      'TypeScript',
      'Zod',
    ],
    startsWith: [
      'Text and voice as editable props',
      'A duration that is calculated from the audio',
      'Audio storage in an S3 bucket',
    ],
    setupNotes: [
      'Set AZURE_TTS_KEY and AZURE_TTS_REGION, and AWS keys that are limited to one bucket.',
      'The bucket needs CORS rules and public read access (GetObject), so the audio can be read by anyone.',
      'A new Azure subscription can take a while to work; until then calls may fail with error 1006.',
    ],
    featured: false,
  },
  {
    slug: 'google-tts',
    tagline: 'Text that is read aloud, with Google Cloud voices',
    description:
      'The idea of the Azure template, on Google Cloud: type a text and hear it in the video. The template also shows how props are edited in the Studio. A small server calls the speech service during development, because that service cannot run in a browser. For the same reason the template does not fit Lambda.',
    searchTerms:
      'voice over, speech synthesis, narration, ai voice, google cloud, spoken text, robot, speaker, dubbing, talking, article, language',
    technologies: [
      'Google Cloud Text-to-Speech',
      'Firebase Storage',
      'TypeScript',
      'Zod',
    ],
    startsWith: [
      'Props that are edited in the Studio',
      'A development server for the speech service, on port 5050',
      'Audio storage in Firebase',
    ],
    setupNotes: [
      'Create a Firebase project, register a web app and copy its settings to .env.',
      'Turn on Firebase Storage and allow access to the remotion-gtts folder.',
      'Turn on the speech service, save the key of a service account as serviceaccount.json and keep that file out of Git.',
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
      '@remotion/install-whisper-cpp and @remotion/openai-whisper can make the captions for you.',
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
    technologies: ['React', 'TypeScript', '@remotion/media-utils'],
    startsWith: [
      'Two looks: spectrum and waveform',
      'Props for colors, patterns and cover',
      'Props for song name, artist name and the start of the audio',
    ],
    setupNotes: [
      'Replace the track and the cover in the public folder.',
      'Change the props in the sidebar of the Studio or in src/Root.tsx.',
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
    technologies: ['OpenAI', 'ElevenLabs', 'TypeScript'],
    startsWith: [
      'A command that generates the script, images and voice',
      'A timeline.json with elements, text and audio in sync',
      'Enter and exit effects for the backgrounds',
      'A portrait video of 1080x1920 pixels',
    ],
    setupNotes: [
      'Set OPENAI_API_KEY and ELEVENLABS_API_KEY. The tool asks for a key that is missing.',
      'npm run gen makes a story.',
      'The voice is set in cli/service.ts; the logic of the timeline is in cli/timeline.ts.',
    ],
    featured: false,
  },
  {
    slug: 'skia',
    tagline: '2D graphics with React Native Skia',
    description:
      'A project in which React Native Skia is set up to draw the frames of a video. It suits people who know Skia from React Native or who need its drawing functions. Create the project and edit the drawing.',
    searchTerms: 'canvas, shaders, react native, gpu painting, effects',
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
    technologies: ['Code Hike', 'React', 'TypeScript'],
    startsWith: [
      'Snippets that are read from the public folder',
      'Animated changes between two steps',
      'A choice of languages and color themes',
      'Annotations for TypeScript errors',
    ],
    setupNotes: [
      'More variants are in the code-hike/examples repository, in the with-remotion folder.',
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
    technologies: ['GitHub API', 'GitHub Actions', 'React'],
    startsWith: [
      'A composition that loads the stargazers of a repository',
      'A GitHub Actions workflow that renders the video in a fork',
      'The name of the repository as an editable prop',
    ],
    setupNotes: [
      'Set REMOTION_GITHUB_TOKEN to a personal access token with the default settings.',
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
      'node sub.mjs captions every video in the public folder, or the file or folder you name.',
      'The medium.en model takes about 1.5 GB.',
      'whisper-config.mjs sets the model and its path. For languages other than English, choose a model without .en in its name.',
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
