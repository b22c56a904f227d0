import {parseList} from './parseList';
import {expertSchema} from './schema';

/** Freelancers in the directory, in the order in which they are shown. */
export const experts = parseList('experts', expertSchema, [
  {
    slug: 'florent-pergoud',
    name: 'Florent Pergoud',
    listedSince: '2022-08-15',
    focus: ['Data-driven social video', 'Animation', 'Starter templates'],
    fields: ['Animation', 'Data and audio', 'Templates and open source'],
    about:
      'Florent Pergoud makes animations and data-driven videos for social networks, among them the daily weather forecast Hello Météo. The Remix starter template of version 3.3 is also by Florent.',
    built: [
      {name: 'Hello Météo'},
      {name: 'HugoDécrypte Sport'},
      {name: 'Crowdfunding film for VFB'},
      {name: 'Cinéma Le Vincennes'},
      {name: 'Piano MIDI visualizer'},
    ],
    links: {
      website: 'https://pergoud.com/',
      x: 'https://x.com/florentpergoud',
      github: 'https://github.com/florentpergoud',
      linkedin: 'https://www.linkedin.com/in/florent-pergoud/',
    },
    offersCall: false,
  },
  {
    slug: 'stephen-sullivan',
    name: 'Stephen Sullivan',
    listedSince: '2022-08-15',
    focus: ['Video products'],
    fields: ['Video products'],
    about:
      'Stephen Sullivan is the founder of Middy, a video product. The directory has listed Stephen since August 2022.',
    built: [{name: 'Middy', url: 'https://middy.com'}],
    links: {linkedin: 'https://www.linkedin.com/in/sterv/'},
    offersCall: false,
  },
  {
    slug: 'mohit-yadav',
    name: 'Mohit Yadav',
    listedSince: '2022-08-15',
    focus: [
      'SaaS products from zero',
      'Server-side rendering of videos',
      'Videos and templates',
      'Integration into existing systems',
    ],
    fields: [
      'Video products',
      'Videos to order',
      'Cloud and integration',
      'Templates and open source',
    ],
    about:
      'Mohit Yadav builds SaaS products from scratch, including the servers that render the videos. Mohit also makes single videos and templates, and integrates Remotion into existing systems. Mockoops is one of the projects.',
    built: [{name: 'Mockoops', url: 'https://mockoops.mohitya.dev'}],
    links: {
      x: 'https://x.com/Just_Moh_it',
      github: 'https://github.com/Just-Moh-it',
      linkedin: 'https://www.linkedin.com/in/just-moh-it/',
    },
    offersCall: false,
  },
  {
    slug: 'yehor-misiats',
    name: 'Yehor Misiats',
    listedSince: '2022-09-16',
    focus: ['Audio visualization', 'Starter templates'],
    fields: ['Data and audio', 'Templates and open source'],
    about:
      'Yehor Misiats works on audio visualization and on starter templates. An audio visualizer and a project template by Yehor are on GitHub.',
    built: [
      {
        name: 'remotion-audio-visualizer',
        url: 'https://github.com/satelllte/remotion-audio-visualizer',
      },
      {
        name: 'remotion-template',
        url: 'https://github.com/satelllte/remotion-template',
      },
    ],
    links: {
      x: 'https://x.com/isatelllte',
      github: 'https://github.com/satelllte',
      linkedin: 'https://www.linkedin.com/in/satelllte/',
    },
    offersCall: false,
  },
  {
    slug: 'benjamin-jameson',
    name: 'Benjamin Jameson',
    listedSince: '2022-11-03',
    focus: ['Serverless AI web apps', 'AWS', 'JavaScript', 'Python'],
    fields: ['Web development', 'Cloud and integration', 'AI'],
    about:
      'Benjamin Jameson builds serverless web apps with AI on AWS, in JavaScript and Python. CapTok is one of them.',
    built: [{name: 'CapTok', url: 'https://www.captok.ai'}],
    links: {github: 'https://github.com/BenjaminJameson'},
    offersCall: false,
  },
  {
    slug: 'karel-nagel',
    name: 'Karel Nagel',
    listedSince: '2022-08-22',
    focus: [
      'Videos for companies',
      'Lambda deployment',
      'SST',
      'Contract work',
    ],
    fields: ['Videos to order', 'Cloud and integration'],
    about:
      'Karel Nagel makes videos for companies, sets up rendering on Lambda and takes on contract work. The remotion-sst repository brings Remotion and SST together. Karel is also the author of a VS Code extension for Remotion.',
    built: [
      {
        name: 'remotion-sst',
        url: 'https://github.com/karelnagel/remotion-sst',
      },
      {name: 'Portfolio', url: 'https://asius.ai/#portfolio'},
    ],
    links: {
      website: 'https://asius.ai/',
      x: 'https://x.com/AsiusAI',
      github: 'https://github.com/karelnagel',
      linkedin: 'https://www.linkedin.com/in/karelnagel/',
    },
    offersCall: false,
  },
  {
    slug: 'alex-fernandez',
    name: 'Alex Fernandez',
    listedSince: '2022-12-02',
    focus: [
      'System integration with MuleSoft',
      'Backend',
      'Front-end animation',
    ],
    fields: ['Cloud and integration', 'Web development', 'Animation'],
    about:
      'Alex Fernandez integrates systems with MuleSoft, writes backends and animates front ends. A public example shows how to use Globe.gl in a Remotion video.',
    built: [
      {
        name: 'Globe.gl example',
        url: 'https://github.com/alexfernandez803/remotion-globegl',
      },
    ],
    links: {
      github: 'https://github.com/alexfernandez803',
      linkedin: 'https://www.linkedin.com/in/alex-f-17a5bb56/',
    },
    offersCall: true,
  },
  {
    slug: 'matthew-mcgillivray',
    name: 'Matt McGillivray',
    listedSince: '2023-01-30',
    focus: [
      'Project kick-off advice',
      'Moving from After Effects or MoviePy',
      'Cloud rendering',
      'Full-stack development',
      'Team consulting and longer contracts',
    ],
    fields: ['Cloud and integration', 'Web development'],
    about:
      "Matt McGillivray is the author of @remotion/cloudrun and has made many contributions to the documentation. Matt advises teams at the start of a project, helps them move from After Effects or MoviePy, and takes on longer contracts. By Matt's own account, about 95 percent of the working time goes into Remotion and projects around it.",
    built: [
      {name: '@remotion/cloudrun'},
      {name: 'Memento', url: 'https://www.memento.com/'},
      {
        name: 'Beacon Street Studios',
        url: 'https://beaconstreetstudios.com/',
      },
      {name: 'Minvo', url: 'https://minvo.pro/'},
    ],
    links: {
      website: 'https://mattm9y.com',
      github: 'https://github.com/UmungoBungo',
      linkedin: 'https://www.linkedin.com/in/matthew-mcgillivray-68295a55',
    },
    offersCall: true,
  },
  {
    slug: 'ray-lotmar',
    name: 'Ray Lotmar',
    listedSince: '2023-01-30',
    focus: ['Websites', 'Videos'],
    fields: ['Videos to order', 'Web development'],
    about:
      'Ray Lotmar makes websites and videos and is available for hire. Romrif is one of the projects.',
    built: [{name: 'Romrif', url: 'https://www.romrif.com/'}],
    links: {
      x: 'https://x.com/romrif',
      github: 'https://github.com/rayBlock',
      linkedin: 'https://www.linkedin.com/in/raymond-lotmar/',
    },
    offersCall: true,
  },
  {
    slug: 'lorenzo-bertolini',
    name: 'Lorenzo Bertolini',
    listedSince: '2023-03-14',
    focus: [
      'Data-driven video',
      'Data visualization',
      'Web prototypes',
      'React',
      'D3.js',
    ],
    fields: ['Data and audio', 'Web development'],
    about:
      'Lorenzo Bertolini visualizes data with React and D3.js, on the web and in data-driven videos. Lorenzo also builds prototypes for the web. DataFlics and Nerdy Finance are two of the projects.',
    built: [
      {name: 'DataFlics', url: 'https://www.dataflics.com/'},
      {name: 'Nerdy Finance', url: 'https://nerdy.finance/'},
    ],
    links: {
      website: 'https://www.lorenzobertolini.com/',
      x: 'https://x.com/MagoDiSegrate',
      github: 'https://github.com/encho',
      linkedin: 'https://www.linkedin.com/in/lorenzobertolini/',
    },
    offersCall: false,
  },
  {
    slug: 'antoine-caron',
    name: 'Antoine Caron',
    listedSince: '2023-03-17',
    focus: ['Event videos', 'Open source', 'Contributions to Remotion'],
    fields: ['Videos to order', 'Templates and open source'],
    about:
      'Antoine Caron makes videos for events and works on open source. Together with Mickaël Alves, Antoine built Shortvid, a free set of compositions for meetups and conferences. The Thumbnail component of version 3.3 is a contribution by Antoine.',
    built: [
      {
        name: 'Social Video Generator (Shortvid)',
        url: 'https://social-video-generator.vercel.app/',
      },
    ],
    links: {
      website: 'https://blog.slashgear.dev/',
      x: 'https://x.com/Slashgear_',
      github: 'https://github.com/Slashgear',
      linkedin: 'https://www.linkedin.com/in/antoine-caron-slash/',
    },
    offersCall: false,
  },
  {
    slug: 'mickael-alves',
    name: 'Mickaël Alves',
    listedSince: '2023-03-17',
    focus: ['Event videos', 'Open source'],
    fields: ['Videos to order', 'Templates and open source'],
    about:
      'Mickaël Alves makes videos for events and works on open source. Shortvid, a free set of compositions for meetups and conferences, is a project with Antoine Caron.',
    built: [
      {
        name: 'Social Video Generator (Shortvid)',
        url: 'https://social-video-generator.vercel.app/',
      },
    ],
    links: {
      website: 'https://cruuzazul.dev/',
      x: 'https://x.com/CruuzAzul',
      github: 'https://github.com/CruuzAzul',
      linkedin: 'https://www.linkedin.com/in/mickaelalves/',
    },
    offersCall: false,
  },
  {
    slug: 'pranav-kulkarni',
    name: 'Pranav Kulkarni',
    listedSince: '2023-07-03',
    focus: ['AI apps', 'Generative video', 'Starter templates'],
    fields: ['Video products', 'Templates and open source', 'AI'],
    about:
      'Pranav Kulkarni builds apps with AI and generative video; MaxRoom and Swiftube are two of them. The Google text-to-speech template is also by Pranav.',
    built: [
      {name: 'MaxRoom', url: 'https://maxroom.co/'},
      {name: 'Swiftube', url: 'https://swiftube.vercel.app/'},
    ],
    links: {
      website: 'https://pranava.dev/',
      x: 'https://x.com/thecmdrunner',
      github: 'https://github.com/thecmdrunner',
      linkedin: 'https://www.linkedin.com/in/pranavk7/',
    },
    offersCall: false,
  },
  {
    slug: 'rahul-bansal',
    name: 'Rahul Bansal',
    listedSince: '2023-08-04',
    focus: ['Product building', 'Firebase', 'Ant Design', 'TypeScript'],
    fields: ['Video products', 'Web development'],
    about:
      'Rahul Bansal builds products with TypeScript, Firebase and Ant Design. Blinkcuts, an AI editor for talking-head clips, is one of them. Rahul worked at Microsoft and Directi before.',
    built: [{name: 'Blinkcuts', url: 'https://app.blinkcuts.com/'}],
    links: {
      website: 'https://bansalrahul.com/',
      x: 'https://x.com/BansalRahul14',
      github: 'https://github.com/rahulbansal16',
      linkedin: 'https://www.linkedin.com/in/rahulbansalrb/',
    },
    offersCall: true,
  },
  {
    slug: 'pramod-kumar',
    name: 'Pramod Kumar',
    listedSince: '2024-03-10',
    focus: ['Software architecture', 'Text animation'],
    fields: ['Video products', 'Animation'],
    about:
      'Pramod Kumar has about ten years of experience in software, including architecture. MotionShot, a tool for step-by-step guides, and SlickWid are two of the products. Pramod is also the author of remotion-animate-text, a library that animates text.',
    built: [
      {name: 'SlickWid', url: 'https://slickwid.com'},
      {name: 'MotionShot', url: 'https://motionshot.app'},
      {
        name: 'remotion-animate-text',
        url: 'https://github.com/pskd73/remotion-animate-text',
      },
    ],
    links: {
      website: 'https://www.pramod73.in/',
      x: 'https://x.com/pramodk73',
      github: 'https://github.com/pskd73',
      linkedin: 'https://www.linkedin.com/in/pramod-kumar-1a135b74/',
    },
    offersCall: true,
  },
  {
    slug: 'ayush-soni',
    name: 'Ayush Soni',
    listedSince: '2024-03-17',
    focus: ['Video tools', 'Building in public'],
    fields: ['Video products'],
    about:
      'Ayush Soni has tinkered with software and hardware since school. Ayush builds video tools in public, and Typeframes, which turns text into product videos, is one of them.',
    built: [{name: 'Typeframes', url: 'https://www.typeframes.com/'}],
    links: {
      website: 'https://ayushsoni.com/',
      x: 'https://x.com/ayysoni',
      linkedin: 'https://www.linkedin.com/in/ayushsoni1001/',
    },
    offersCall: true,
  },
  {
    slug: 'andrei-terteci',
    name: 'Andrei Terteci',
    // Same day as the entry above in the source, so it may have been copied.
    listedSince: '2024-03-17',
    focus: ['Full-stack development', 'SaaS', 'React', 'Next.js'],
    fields: ['Video products', 'Web development'],
    about:
      'Andrei Terteci is a full-stack developer with more than five years of experience, and has used Remotion for two years. Clippulse, which is part of the showcase, and Krumzi are two of the products.',
    built: [
      {name: 'Krumzi', url: 'https://www.krumzi.com/'},
      {name: 'Clippulse', url: 'https://www.clippulse.com/'},
    ],
    links: {
      x: 'https://x.com/andrei_terteci',
      linkedin: 'https://www.linkedin.com/in/andrei-terteci-935331151/',
    },
    offersCall: true,
  },
  {
    slug: 'sam-bowen-hughes',
    name: 'Sam Bowen Hughes',
    listedSince: '2025-06-03',
    focus: [
      'Full-stack development',
      'Video editors',
      'SaaS',
      'Design',
      'Backend',
    ],
    fields: ['Video products', 'Web development'],
    about:
      'Sam Bowen Hughes has worked as a full-stack developer for more than ten years, on SaaS products, design and backends. Sam focuses on video editors, and built React Video Editor and Clippkit.',
    built: [
      {name: 'React Video Editor', url: 'https://reactvideoeditor.com'},
      {name: 'Clippkit', url: 'https://clippkit.com'},
    ],
    links: {
      github: 'https://github.com/sambowenhughes',
      linkedin: 'https://www.linkedin.com/in/sambowenhughes/',
    },
    offersCall: true,
  },
]);
