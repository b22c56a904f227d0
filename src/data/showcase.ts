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
  {
    name: 'Exemplary AI',
    kind: 'Short clips',
    description: 'Cuts a long video into several short ones.',
    author: {name: 'Exemplary AI', url: 'https://exemplary.ai/'},
    width: 1920,
    height: 1080,
    links: {},
  },
  {
    name: 'Podopi',
    kind: 'Promo',
    description: 'A promo for a service that turns a blog into a podcast.',
    author: {name: 'Mickel Andersson', url: 'https://twitter.com/Miickel'},
    width: 1280,
    height: 720,
    links: {
      video: 'https://www.youtube.com/watch?v=yYbBVCo0BVw',
      website: 'https://www.podopi.com/',
    },
  },
  {
    name: 'Funeral Collage',
    kind: 'Memorial slideshow',
    description: 'Makes a tribute from the photos of a person who has died.',
    author: {name: 'Funeral Collage', url: 'https://funeralcollage.com/'},
    width: 1920,
    height: 1080,
    links: {website: 'https://funeralcollage.com/'},
  },
  {
    name: 'Music Player',
    kind: 'Music teaser',
    description: 'A teaser of a track, made for Instagram.',
    author: {name: 'Batyr', url: 'https://twitter.com/kanzitelli'},
    width: 720,
    height: 720,
    links: {
      website: 'https://www.instagram.com/tripmusic.online/',
      video: 'https://twitter.com/kanzitelli/status/1398296728059666432',
    },
  },
  {
    name: 'Math behind animations',
    kind: 'Explainer',
    description:
      'Explains the trigonometry behind movements in user interfaces.',
    author: {name: 'William Candillon', url: 'https://twitter.com/wcandillon'},
    width: 640,
    height: 360,
    links: {
      video: 'https://www.youtube.com/watch?v=-lF7sSTelOg',
      website: 'https://start-react-native.dev/',
    },
  },
  {
    name: 'Liquid Swipe intro',
    kind: 'Tutorial intro',
    description: 'The opener of a tutorial about React Native.',
    author: {name: 'William Candillon', url: 'https://twitter.com/wcandillon'},
    width: 640,
    height: 360,
    links: {
      video: 'https://www.youtube.com/watch?v=6jxy5wfNpk0',
      website: 'https://start-react-native.dev/',
    },
  },
  {
    name: 'React Summit talk',
    kind: 'Conference talk',
    description: 'A whole conference talk of 2021, written in React.',
    author: {name: 'Jonny Burger', url: 'https://twitter.com/jnybgr'},
    width: 1280,
    height: 720,
    links: {
      source_code: 'https://github.com/JonnyBurger/react-summit-talk',
      video: 'https://www.youtube.com/watch?v=316oZDqOyEg',
    },
  },
  {
    name: 'Piano Teacher',
    kind: 'Music visualization',
    description: 'Turns a MIDI file into a piano lesson.',
    author: {
      name: 'Florent Pergoud',
      url: 'https://twitter.com/FlorentPergoud',
    },
    width: 1280,
    height: 720,
    links: {
      video: 'https://twitter.com/FlorentPergoud/status/1388430389715292161',
    },
  },
  {
    name: 'Scatterplot redesign',
    kind: 'Data visualization',
    description: 'Shows figures as a scatterplot that moves.',
    author: {name: 'Brooks Lybrand', url: 'https://twitter.com/BrooksLybrand'},
    width: 1280,
    height: 720,
    links: {
      video: 'https://twitter.com/BrooksLybrand/status/1371547875109445635',
    },
  },
  {
    name: 'Welcome videos for staff',
    kind: 'Automation',
    description: 'Greets each new employee in Slack with a personal video.',
    author: {name: 'Utkarsh Bhimte', url: 'https://twitter.com/BhimteBhaisaab'},
    width: 1920,
    height: 1080,
    links: {
      video: 'https://twitter.com/BhimteBhaisaab/status/1401195261943115777',
    },
  },
  {
    name: 'JavaScript execution demo',
    kind: 'Explainer',
    description: 'Shows how JavaScript code is executed.',
    author: {
      name: 'Amit Nemade',
      url: 'https://www.linkedin.com/in/amitnemade/',
    },
    width: 1280,
    height: 720,
    links: {
      source_code: 'https://github.com/AmitNemade/remotion-javascript-demo',
    },
  },
  {
    name: '1000 stars for Code Hike',
    kind: 'Celebration',
    description:
      'Celebrates 1,000 stars on GitHub. The Stargazer template came out of it.',
    author: {name: 'Code Hike', url: 'https://codehike.org/'},
    width: 960,
    height: 540,
    links: {
      video: 'https://twitter.com/codehike_/status/1410976982867775489',
      website: 'https://codehike.org/',
      source_code: 'https://github.com/pomber/stargazer',
    },
  },
  {
    name: 'Animated social preview card',
    kind: 'Promo',
    description:
      'Promotes a newsletter. An article explains how it became a video for Open Graph.',
    author: {name: 'Sam Larsen-Disney', url: 'https://sld.codes/'},
    width: 1200,
    height: 628,
    links: {
      video: 'https://twitter.com/SamLarsenDisney/status/1362029962241466372',
      tutorial: 'https://sld.codes/articles/Remotion-&-Open-Graph-Video',
    },
  },
  {
    name: 'Product Hunt logo GIF',
    kind: 'Promo',
    description: 'An animated logo for the launch of snappify on Product Hunt.',
    author: {name: 'Dominik Sumer', url: 'https://twitter.com/dominiksumer'},
    width: 960,
    height: 960,
    links: {
      source_code: 'https://github.com/snappify-io/producthunt-gif',
      website: 'https://snappify.io/',
      tutorial: 'https://snappify.io/blog/create-producthunt-gif-with-remotion',
    },
  },
  {
    name: 'Product Hunt Today',
    kind: 'Automation',
    description: 'A bot that posts the trending products of each day.',
    author: {name: 'Eason Chang', url: 'https://easonchang.com/'},
    width: 720,
    height: 720,
    links: {
      source_code: 'https://github.com/Kamigami55/product-hunt-today',
      video: 'https://twitter.com/ProductHunToday/status/1507997707008417792',
    },
  },
  {
    name: 'Crowdfunding campaign',
    kind: 'Data-driven clip',
    description:
      'Fetches the amount that was raised and makes a clip of it for Instagram.',
    author: {
      name: 'Florent Pergoud',
      url: 'https://twitter.com/FlorentPergoud',
    },
    width: 1080,
    height: 1920,
    links: {
      source_code: 'https://github.com/florentpergoud/vfb-crowdfunding-campain',
      video: 'https://twitter.com/FlorentPergoud/status/1371874105281159178',
    },
  },
  {
    name: 'Spotify Wrapped clone',
    kind: 'Year in review',
    description:
      'A tutorial that rebuilds the yearly review of Spotify. Code can replace every text and picture.',
    author: {name: 'Jonny Burger', url: 'https://twitter.com/JNYBGR'},
    width: 720,
    height: 1280,
    links: {
      source_code: 'https://github.com/jonnyburger/remotion-wrapped',
      video: 'https://www.youtube.com/watch?v=I-y_5H9-3gk',
    },
  },
  {
    name: 'Olympics ranking',
    kind: 'Data visualization',
    description: 'The medal table of the games in Tokyo.',
    author: {
      name: 'Florent Pergoud',
      url: 'https://twitter.com/FlorentPergoud',
    },
    width: 720,
    height: 1280,
    links: {
      video: 'https://twitter.com/FlorentPergoud/status/1423360349877809154',
    },
  },
  {
    name: 'Apple Spring Loaded logo',
    kind: 'Remake',
    description:
      'Rebuilds the logo of a keynote of 2021 with interpolateColors().',
    author: {name: 'Jonny Burger', url: 'https://jonny.io'},
    width: 700,
    height: 700,
    links: {
      source_code: 'https://github.com/jonnyburger/spring-loaded',
      video: 'https://twitter.com/JNYBGR/status/1384606085173108737',
    },
  },
  {
    name: 'Coronavirus timelapse',
    kind: 'Data visualization',
    description: 'Shows how the virus spread over the world.',
    author: {
      name: 'Envision',
      url: 'https://www.youtube.com/channel/UCEyTSyN3FmW39THCl0kfDUA',
    },
    width: 1920,
    height: 1080,
    links: {video: 'https://www.youtube.com/watch?v=Mrl229Zf23g'},
  },
  {
    name: 'Instagram profile story',
    kind: 'Generator',
    description: 'Turns an Instagram profile into a clip for a story.',
    author: {
      name: 'Florent Pergoud',
      url: 'https://twitter.com/FlorentPergoud',
    },
    width: 720,
    height: 1280,
    links: {
      video: 'https://twitter.com/FlorentPergoud/status/1375134968733704217',
    },
  },
  {
    name: 'AnySticker in-app clip',
    kind: 'In-app video',
    description: 'A clip that welcomes people inside an app.',
    author: {name: 'Jonny Burger', url: 'https://twitter.com/JNYBGR'},
    width: 1080,
    height: 1920,
    links: {source_code: 'https://github.com/JonnyBurger/anysticker-tutorials'},
  },
  {
    name: 'Champions League winners',
    kind: 'Data visualization',
    description:
      'The winners of each year since 1956, with the countries ranked.',
    author: {name: 'mikepombal', url: 'https://twitter.com/mikepombal'},
    width: 1920,
    height: 1080,
    links: {video: 'https://www.youtube.com/watch?v=6Xn47wG_c5Q'},
  },
  {
    name: 'Love, Death & React',
    kind: 'Remake',
    description: 'Rebuilds the intro of a series, with a tutorial.',
    author: {name: 'William Candillon', url: 'https://twitter.com/wcandillon'},
    width: 1280,
    height: 720,
    links: {
      source_code: 'https://github.com/wcandillon/love-death-react',
      video: 'https://www.youtube.com/watch?v=YtcINOj2w5g',
    },
  },
  {
    name: '2.0 trailer',
    kind: 'Trailer',
    description: 'The film with which Remotion 2.0 was launched.',
    author: {name: 'Jonny Burger', url: 'https://twitter.com/JNYBGR'},
    width: 1920,
    height: 1080,
    links: {
      source_code: 'https://github.com/JonnyBurger/remotion-2-0-trailer',
      video: 'https://youtube.com/watch?v=0r6ho5sNPm4',
    },
  },
  {
    name: 'Weather report',
    kind: 'Weather forecast',
    description:
      'A weather forecast that is posted to TikTok and Instagram automatically.',
    author: {
      name: 'Florent Pergoud',
      url: 'https://twitter.com/FlorentPergoud',
    },
    width: 720,
    height: 1280,
    links: {
      source_code: 'https://github.com/florentpergoud/remotion-weather',
      video: 'https://twitter.com/JNYBGR/status/1398234353721917440',
    },
  },
  {
    name: 'AnySticker trailer',
    kind: '3D trailer',
    description: 'A trailer of an app, made with React Three Fiber.',
    author: {name: 'Jonny Burger', url: 'https://twitter.com/JNYBGR'},
    width: 1080,
    height: 1080,
    links: {
      video: 'https://twitter.com/JNYBGR/status/1458375456965763075',
      website: 'https://anysticker.com',
    },
  },
  {
    name: 'Bottom Sheet features',
    kind: 'Promo',
    description: 'A tour of the features of a library for React Native.',
    author: {name: 'Mo Gorhom', url: 'https://gorhom.dev/'},
    width: 1280,
    height: 640,
    links: {
      video: 'https://twitter.com/Gorhom/status/1432363415272558593',
      website:
        'https://gorhom.github.io/react-native-bottom-sheet/blog/bottom-sheet-v4/',
    },
  },
  {
    name: 'First trailer',
    kind: 'Trailer',
    description: 'The film that announced Remotion.',
    author: {name: 'Jonny Burger', url: 'https://twitter.com/JNYBGR'},
    width: 1920,
    height: 1080,
    links: {
      source_code: 'https://github.com/JonnyBurger/remotion-trailer',
      video: 'https://www.youtube.com/watch?v=gwlDorikqgY',
    },
  },
  {
    name: 'Data science course ad',
    kind: 'Promo',
    description: 'Advertises a course in data science.',
    author: {name: 'Quantargo', url: 'https://www.quantargo.com/'},
    width: 1280,
    height: 720,
    links: {video: 'https://twitter.com/quantargo/status/1365233907793338369'},
  },
  {
    name: 'Verdaccio news',
    kind: 'Product announcement',
    description:
      'Presents new features and the new site of a private npm registry.',
    author: {name: 'Sergio Moreno', url: 'https://twitter.com/_semoal'},
    width: 1280,
    height: 720,
    links: {
      video: 'https://twitter.com/verdaccio_npm/status/1420187249145118722',
      website: 'https://verdaccio.org/',
    },
  },
  {
    name: 'Conference talk with code',
    kind: 'Conference talk',
    description:
      'A talk with animated code, a camera on the speaker, subtitles and a browser in an iframe.',
    author: {name: 'Rodrigo Pombo', url: 'https://pomb.us/'},
    width: 480,
    height: 270,
    links: {
      source_code: 'https://github.com/pomber/record-talk-with-remotion/',
      video: 'https://twitter.com/pomber/status/1359556846688886789',
      tutorial: 'https://twitter.com/pomber/status/1358837764033241092',
    },
  },
  {
    name: 'CloudFront course intro',
    kind: 'Course intro',
    description: 'The opener of an online course.',
    author: {name: 'Tamás Sallai', url: 'https://advancedweb.hu/'},
    width: 1920,
    height: 1080,
    links: {
      website:
        'https://www.udemy.com/course/the-cloud-architects-guide-to-cloudfront/',
    },
  },
  {
    name: 'Tokenviz',
    kind: 'Automation',
    description: 'A bot that posts how the markets of cryptocurrencies move.',
    author: {name: 'Tokenviz', url: 'https://twitter.com/tokenviz'},
    width: 720,
    height: 720,
    links: {
      website: 'https://twitter.com/tokenviz',
      video: 'https://twitter.com/tokenviz/status/1391798812180508674',
    },
  },
  {
    name: 'British transfer record',
    kind: 'Data visualization',
    description:
      'How the record fee for a football transfer grew over the years.',
    author: {name: 'Mickael Marques', url: 'https://twitter.com/mikepombal'},
    width: 2048,
    height: 1152,
    links: {video: 'https://www.youtube.com/watch?v=hMsi04DkoMI'},
  },
  {
    name: 'Name the movie',
    kind: 'Quiz',
    description: 'Quotes from films, of which the viewer guesses the title.',
    author: {
      name: 'Collou',
      url: 'https://www.youtube.com/channel/UCfwUNx_fEW98olmpByg-V7w',
    },
    width: 1280,
    height: 720,
    links: {video: 'https://www.youtube.com/watch?v=kSqbAdwk5Bc'},
  },
  {
    name: 'CSS + SVG effects',
    kind: 'Generative art',
    description: 'A gooey effect, made of CSS and SVG.',
    author: {name: 'calebwright', url: 'https://twitter.com/calebwright'},
    width: 500,
    height: 500,
    links: {
      video: 'https://twitter.com/calebwright/status/1406412814512803841',
      source_code: 'https://github.com/c0/remotion-playground',
    },
  },
  {
    name: 'Code highlighter',
    kind: 'Code animation',
    description: 'Moves through code and marks parts of it.',
    author: {name: 'Matteo Frana', url: 'https://twitter.com/matfrana'},
    width: 1280,
    height: 720,
    links: {
      video: 'https://twitter.com/matfrana/status/1372336451246034948',
      website: 'https://reactbricks.com/',
    },
  },
  {
    name: 'Flashy title card',
    kind: 'Title design',
    description: 'A title from a tutorial video.',
    author: {name: 'William Candillon', url: 'https://twitter.com/wcandillon'},
    width: 1280,
    height: 720,
    links: {video: 'https://twitter.com/wcandillon/status/1415263264737476608'},
  },
  {
    name: 'Code Stack news podcast',
    kind: 'Automation',
    description: 'Daily news, read by text-to-speech.',
    author: {name: 'Felippe Chemello', url: 'https://twitter.com/CodeStackMe'},
    width: 1280,
    height: 720,
    links: {
      source_code: 'https://github.com/FelippeChemello/podcast-maker',
      video: 'https://www.youtube.com/watch?v=3VSh3uCVtOE',
      website: 'https://anchor.fm/codestack',
    },
  },
  {
    name: 'EcoEats',
    kind: 'Promo',
    description: 'Presents a delivery service without emissions.',
    author: {name: 'EcoEats', url: 'https://ecoeats.uk/'},
    width: 1080,
    height: 1080,
    links: {website: 'https://ecoeats.uk/'},
  },
  {
    name: 'Master Duel Week',
    kind: 'Automation',
    description: 'A bot that posts the leading card decks of each week.',
    author: {name: 'Kalle Chen', url: 'https://kallechen.github.io/'},
    width: 720,
    height: 720,
    links: {
      source_code: 'https://github.com/KalleChen/master-duel-week',
      video: 'https://twitter.com/masterduelweek/status/1522850783020339200',
    },
  },
]);
