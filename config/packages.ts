/** A package of the toolkit, as the API overview names it. */
export type PackageEntry = {
  readonly name: string;
  /** Completes "Use it to …", with a full stop. */
  readonly purpose: string;
};

/**
 * Every package that users install with its purpose, by what they have in common,
 * in the order of the API overview. A test holds the list to the API model: none
 * is missing, none is invented.
 */
const PURPOSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Write and preview videos': {
    remotion:
      'Define compositions, read the current frame, animate, and place images, video and audio. Every project needs this core package.',
    'create-video':
      'Start a new project from a template, without installing anything.',
    '@remotion/cli':
      'Run the commands that preview, render and upgrade a project, and type the configuration file.',
    '@remotion/studio':
      'Control the Studio from your code: save default props, write files to the public folder, move the playhead.',
    '@remotion/player':
      'Play a composition in a React app, without rendering it first.',
    '@remotion/preload': 'Load assets before the Player reaches them.',
    '@remotion/zod-types':
      'Describe colors, long texts and matrices in a props schema, so that the Studio shows a suitable editor.',
    '@remotion/eslint-plugin':
      'Get lint warnings about code that renders differently from the preview.',
    '@remotion/mcp': 'Let a coding assistant search this documentation.',
  },
  Render: {
    '@remotion/bundler':
      'Bundle a project for rendering, from a Node.js script.',
    '@remotion/renderer':
      'Render videos, stills and audio with Node.js or Bun on your own machine or server.',
    '@remotion/lambda':
      'Render on AWS Lambda, distributed over many functions.',
    '@remotion/cloudrun': 'Render on Google Cloud Run.',
    '@remotion/web-renderer':
      'Render in the browser of the user, without a server. Experimental.',
    '@remotion/licensing':
      'Report renders to the usage count of a company license, and read that count.',
  },
  'Draw, move and transition': {
    '@remotion/transitions':
      'Place a fade, slide, wipe or custom transition between scenes.',
    '@remotion/animation-utils':
      'Blend whole style objects, and build CSS transforms with types.',
    '@remotion/motion-blur':
      'Blur moving elements as a camera would, or let them leave a trail.',
    '@remotion/noise':
      'Get smooth random values in two, three or four dimensions.',
    '@remotion/shapes': 'Draw circles, stars, pies and other shapes as SVG.',
    '@remotion/paths': 'Measure, cut, morph and animate SVG paths.',
    '@remotion/rounded-text-box':
      'Draw one rounded outline around several lines of text.',
    '@remotion/three':
      'Use React Three Fiber, with video textures that stay in sync.',
    '@remotion/skia': 'Draw with React Native Skia.',
    '@remotion/lottie': 'Play Lottie animations.',
    '@remotion/rive': 'Play Rive animations.',
    '@remotion/gif': 'Play GIFs in time with the video.',
    '@remotion/animated-emoji': 'Show the animated emoji of Google Fonts.',
  },
  'Handle text, fonts and styles': {
    '@remotion/layout-utils':
      'Measure text, and find the font size that fits a box.',
    '@remotion/google-fonts':
      'Load fonts from Google Fonts, with types for weights and subsets.',
    '@remotion/fonts': 'Load your own font files.',
    '@remotion/tailwind-v4': 'Style with version 4 of Tailwind CSS.',
    '@remotion/tailwind': 'Style with version 3 of Tailwind CSS.',
    '@remotion/enable-scss': 'Import SCSS files.',
  },
  'Work with video, audio and captions': {
    '@remotion/media':
      'Embed video and audio with tags that decode through WebCodecs.',
    '@remotion/media-utils':
      'Read the duration and dimensions of media, and visualize audio.',
    '@remotion/media-parser':
      'Read metadata and frames from media files in pure JavaScript.',
    '@remotion/webcodecs': 'Convert media in the browser.',
    '@remotion/captions':
      'Parse, write and group captions, in the format that the packages below share.',
    '@remotion/install-whisper-cpp':
      'Transcribe audio with Whisper.cpp on your own machine or server.',
    '@remotion/whisper-web': 'Transcribe audio with Whisper in the browser.',
    '@remotion/openai-whisper':
      'Convert the response of the OpenAI transcription API to captions.',
  },
};

/** Packages with a common purpose, for each such purpose. */
export const packageGroups = Object.entries(PURPOSES).map(
  ([title, packages]) => ({
    title,
    packages: Object.entries(packages).map(([name, purpose]): PackageEntry => ({
      name,
      purpose,
    })),
  }),
);
