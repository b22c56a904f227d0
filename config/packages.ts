/** A package of the toolkit, as the API overview names it. */
export type PackageEntry = {
  readonly name: string;
  /** Completes "Use it to …", with a full stop. */
  readonly purpose: string;
};

/** Packages with a common purpose. */
type PackageGroup = {
  readonly title: string;
  readonly packages: readonly PackageEntry[];
};

/**
 * Every package that users install, in the order of the API overview. A test
 * holds the list to the API model: none is missing, none is invented.
 */
export const packageGroups: readonly PackageGroup[] = [
  {
    title: 'Write and preview videos',
    packages: [
      {
        name: 'remotion',
        purpose:
          'Define compositions, read the current frame, animate, and place images, video and audio. Every project needs this core package.',
      },
      {
        name: 'create-video',
        purpose:
          'Start a new project from a template, without installing anything.',
      },
      {
        name: '@remotion/cli',
        purpose:
          'Run the commands that preview, render and upgrade a project, and type the configuration file.',
      },
      {
        name: '@remotion/studio',
        purpose:
          'Control the Studio from your code: save default props, write files to the public folder, move the playhead.',
      },
      {
        name: '@remotion/player',
        purpose:
          'Play a composition in a React app, without rendering it first.',
      },
      {
        name: '@remotion/preload',
        purpose: 'Load assets before the Player reaches them.',
      },
      {
        name: '@remotion/zod-types',
        purpose:
          'Describe colors, long texts and matrices in a props schema, so that the Studio shows a suitable editor.',
      },
      {
        name: '@remotion/eslint-plugin',
        purpose:
          'Get lint warnings about code that renders differently from the preview.',
      },
      {
        name: '@remotion/mcp',
        purpose: 'Let a coding assistant search this documentation.',
      },
    ],
  },
  {
    title: 'Render',
    packages: [
      {
        name: '@remotion/bundler',
        purpose: 'Bundle a project for rendering, from a Node.js script.',
      },
      {
        name: '@remotion/renderer',
        purpose:
          'Render videos, stills and audio with Node.js or Bun on your own machine or server.',
      },
      {
        name: '@remotion/lambda',
        purpose: 'Render on AWS Lambda, distributed over many functions.',
      },
      {
        name: '@remotion/cloudrun',
        purpose: 'Render on Google Cloud Run.',
      },
      {
        name: '@remotion/web-renderer',
        purpose:
          'Render in the browser of the user, without a server. Experimental.',
      },
      {
        name: '@remotion/licensing',
        purpose:
          'Report renders to the usage count of a company license, and read that count.',
      },
    ],
  },
  {
    title: 'Draw, move and transition',
    packages: [
      {
        name: '@remotion/transitions',
        purpose:
          'Place a fade, slide, wipe or custom transition between scenes.',
      },
      {
        name: '@remotion/animation-utils',
        purpose:
          'Blend whole style objects, and build CSS transforms with types.',
      },
      {
        name: '@remotion/motion-blur',
        purpose:
          'Blur moving elements as a camera would, or let them leave a trail.',
      },
      {
        name: '@remotion/noise',
        purpose: 'Get smooth random values in two, three or four dimensions.',
      },
      {
        name: '@remotion/shapes',
        purpose: 'Draw circles, stars, pies and other shapes as SVG.',
      },
      {
        name: '@remotion/paths',
        purpose: 'Measure, cut, morph and animate SVG paths.',
      },
      {
        name: '@remotion/rounded-text-box',
        purpose: 'Draw one rounded outline around several lines of text.',
      },
      {
        name: '@remotion/three',
        purpose:
          'Use React Three Fiber, with video textures that stay in sync.',
      },
      {name: '@remotion/skia', purpose: 'Draw with React Native Skia.'},
      {name: '@remotion/lottie', purpose: 'Play Lottie animations.'},
      {name: '@remotion/rive', purpose: 'Play Rive animations.'},
      {
        name: '@remotion/gif',
        purpose: 'Play GIFs in time with the video.',
      },
      {
        name: '@remotion/animated-emoji',
        purpose: 'Show the animated emoji of Google Fonts.',
      },
    ],
  },
  {
    title: 'Handle text, fonts and styles',
    packages: [
      {
        name: '@remotion/layout-utils',
        purpose: 'Measure text, and find the font size that fits a box.',
      },
      {
        name: '@remotion/google-fonts',
        purpose:
          'Load fonts from Google Fonts, with types for weights and subsets.',
      },
      {name: '@remotion/fonts', purpose: 'Load your own font files.'},
      {
        name: '@remotion/tailwind-v4',
        purpose: 'Style with version 4 of Tailwind CSS.',
      },
      {
        name: '@remotion/tailwind',
        purpose: 'Style with version 3 of Tailwind CSS.',
      },
      {name: '@remotion/enable-scss', purpose: 'Import SCSS files.'},
    ],
  },
  {
    title: 'Work with video, audio and captions',
    packages: [
      {
        name: '@remotion/media',
        purpose:
          'Embed video and audio with tags that decode through WebCodecs.',
      },
      {
        name: '@remotion/media-utils',
        purpose:
          'Read the duration and dimensions of media, and visualize audio.',
      },
      {
        name: '@remotion/media-parser',
        purpose:
          'Read metadata and frames from media files in pure JavaScript.',
      },
      {
        name: '@remotion/webcodecs',
        purpose: 'Convert media in the browser.',
      },
      {
        name: '@remotion/captions',
        purpose:
          'Parse, write and group captions, in the format that the packages below share.',
      },
      {
        name: '@remotion/install-whisper-cpp',
        purpose:
          'Transcribe audio with Whisper.cpp on your own machine or server.',
      },
      {
        name: '@remotion/whisper-web',
        purpose: 'Transcribe audio with Whisper in the browser.',
      },
      {
        name: '@remotion/openai-whisper',
        purpose:
          'Convert the response of the OpenAI transcription API to captions.',
      },
    ],
  },
];
