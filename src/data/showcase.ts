import {parseList} from './parseList';
import {showcaseEntrySchema} from './schema';

const REMOTION = {name: 'Remotion', url: 'https://www.remotion.dev/'};

/** Products, campaigns and videos on the showcase page. */
export const showcase = parseList('showcase', showcaseEntrySchema, [
  {
    name: 'Hackreels',
    kind: 'Code animation',
    description:
      'A tool for animated code. It takes two states of a snippet and animates the difference between them.',
    author: {name: 'David Parks', url: 'https://davidparks.dev/'},
    width: 1920,
    height: 1080,
    links: {
      video: 'https://twitter.com/dparksdev/status/1715725060324073582',
      website: 'https://www.hackreels.com/',
    },
  },
  {
    name: 'Mux video stats',
    kind: 'Data visualization',
    description:
      'A video that is filled with figures from the Mux Data API. An article explains how it was made.',
    author: {name: 'Dave Kiss', url: 'https://davekiss.com/'},
    width: 480,
    height: 270,
    links: {
      source_code: 'https://github.com/davekiss/mux-remotion-demo/',
      video: 'https://twitter.com/MuxHQ/status/1483514610380644357',
      tutorial: 'https://mux.com/blog/visualize-mux-data-with-remotion/',
    },
  },
  {
    name: 'Next.js video tutorial',
    kind: 'Explainer',
    description: 'Explains ideas from Next.js and React with animations.',
    author: {name: 'Delba Oliveira', url: 'https://delba.dev/'},
    width: 1920,
    height: 1080,
    links: {
      video: 'https://twitter.com/delba_oliveira/status/1707439537054535867',
      website: 'https://www.youtube.com/@Delba',
    },
  },
  {
    name: 'GitHub Unwrapped',
    kind: 'Year in review',
    description:
      'A campaign that gives each GitHub user a personal video about their year. Its code is open source.',
    author: REMOTION,
    width: 1080,
    height: 1080,
    links: {
      website: 'https://githubunwrapped.com/',
      source_code: 'https://github.com/remotion-dev/github-unwrapped',
    },
  },
  {
    name: 'Revid',
    kind: 'Social video',
    description:
      'Turns text into clips for social networks within minutes, with the help of AI. The clips can be edited afterwards.',
    author: {name: 'Tibo', url: 'https://twitter.com/tibo_maker'},
    width: 2048,
    height: 1152,
    links: {website: 'https://www.revid.ai/'},
  },
  {
    name: 'AnimStats',
    kind: 'Animated statistics',
    description: 'Turns numbers into an animated GIF or a video.',
    author: {name: 'Audiencon', url: 'https://twitter.com/audiencon'},
    width: 2048,
    height: 1152,
    links: {website: 'https://www.animstats.com/'},
  },
  {
    name: 'Banger.Show',
    kind: 'Music visualization',
    description:
      'Makes 3D visuals for music, for people who have never worked in 3D.',
    width: 1920,
    height: 1080,
    links: {website: 'https://banger.show/'},
  },
  {
    name: 'MotionShot',
    kind: 'Video guides',
    description:
      'A tool for step-by-step guides. They are exported as MP4, GIF or PDF, or embedded in a page.',
    author: {name: 'Pramod Kumar', url: 'https://twitter.com/pramodk73'},
    width: 1920,
    height: 1080,
    links: {website: 'https://www.motionshot.app/'},
  },
  {
    name: 'Watercolor Map',
    kind: 'Map template',
    description:
      'A paid template that draws a travel route on a painted map, as b-roll for vlogs.',
    author: REMOTION,
    width: 1080,
    height: 1080,
    links: {source_code: 'https://www.remotion.pro/watercolor-map'},
  },
  {
    name: 'Clippulse',
    kind: 'Brand video',
    description:
      'Makes clips that are adapted to a brand, without editing skills.',
    author: {
      name: 'Andrei Terteci',
      url: 'https://twitter.com/andrei_terteci',
    },
    width: 1920,
    height: 1080,
    links: {website: 'https://www.clippulse.com/'},
  },
  {
    name: 'Submagic',
    kind: 'Captions',
    description:
      'Adds captions, b-roll, zooms and sound effects to short videos.',
    author: {name: 'Submagic', url: 'https://www.submagic.co/'},
    width: 1920,
    height: 1080,
    links: {video: 'https://www.youtube.com/watch?v=hNKola6xpqQ'},
  },
  {
    name: 'Polygon',
    kind: 'Year in review',
    description:
      "A campaign that looks back at a year of stocks. The figures come from Polygon's stock API.",
    author: {name: 'Polygon', url: 'https://polygon.io'},
    width: 2048,
    height: 1194,
    links: {},
  },
  {
    name: 'Hello Météo',
    kind: 'Weather forecast',
    description:
      'A daily forecast that is made from OpenWeather data and posted as a story.',
    author: {name: 'Florent Pergoud', url: 'https://www.pergoud.com/'},
    width: 1080,
    height: 1920,
    links: {website: 'https://www.instagram.com/hellometeo/'},
  },
  {
    name: 'Electricity Maps',
    kind: 'Data visualization',
    description:
      'Shows how the emissions of the European power grid change over time, on a map and in a chart for each country.',
    author: {
      name: 'Electricity Maps',
      url: 'https://www.electricitymaps.com/',
    },
    width: 1920,
    height: 1080,
    links: {
      video: 'https://www.youtube.com/watch?v=5m48kkhak-M',
      website: 'https://www.electricitymaps.com/electricity-mapped',
    },
  },
  {
    name: 'Remotion Recorder',
    kind: 'Screencasts',
    description:
      'Records the screen, the webcam and audio. The recording is then edited and rendered for each platform.',
    author: REMOTION,
    width: 1920,
    height: 1080,
    links: {website: 'https://www.remotion.pro/recorder'},
  },
  {
    name: 'Fluidmotion',
    kind: 'Backgrounds',
    description: 'Makes animated backgrounds for apps, films and slides.',
    width: 1920,
    height: 1080,
    links: {website: 'https://fluidmotion.app/'},
  },
  {
    name: 'MyKaraoke Video',
    kind: 'Karaoke',
    description:
      'A browser tool for karaoke videos. AI removes the vocals and synchronizes the lyrics.',
    author: {
      name: 'Emiliano Parizzi',
      url: 'https://www.linkedin.com/in/emiliano-parizzi-18744ba4/',
    },
    width: 1920,
    height: 1080,
    links: {website: 'https://www.mykaraoke.video/'},
  },
  {
    name: 'Relay.app',
    kind: 'Instruction videos',
    description:
      'Generated explainers for an automation tool, all in the look of the brand.',
    width: 1920,
    height: 1080,
    links: {
      video:
        'https://youtube.com/playlist?list=PLLIj5N3yKeySGj9Cm3dqNtcVCPAd22yLo',
      website: 'https://www.relay.app/',
    },
  },
]);
