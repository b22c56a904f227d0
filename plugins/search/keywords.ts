/**
 * What newcomers call what a page is about, where the page itself says it in
 * other words: terms of video editing, React and the cloud, other spellings, and
 * what somebody wants to get done. Found like the description of the page, never
 * shown. A single word that the title or the description has is not repeated, and
 * words are spread rather than phrases: each costs bytes of the first answer.
 * Addresses are below the base.
 */
export const keywords: Readonly<Record<string, string>> = {
  // The site
  '/': 'programmatic video, video in code, make mp4 with javascript, automate video creation, home page, mass produce, alternative effects, moviepy, manim, canvas, maker, animation library, films',
  '/about/':
    'about the company, about remotion, team, founders, who is behind remotion, history, where is the company based, zurich switzerland, address, staff',
  '/ai/':
    'chatgpt, claude, copilot, cursor, llm, system prompt, mcp, llms.txt, generate code with ai, vibe coding, ask ai, chat bot, agent, context for an assistant, robot, gpt, machine readable docs, skills, bolt, describe',
  '/contact/':
    'email address, sales, talk to someone, get in touch, call, message us, enterprise, discord, business questions, phone number, meeting, demo, founders, press, privacy, gdpr, data',
  '/lambda/':
    'serverless rendering, aws, amazon, scale in the cloud, distributed rendering, render farm, many renders at once, fast rendering, thousands, bulk, servers, batch',
  '/player/':
    'video player component, embed in web app, interactive video, play without rendering, live preview, react video player, customize, iframe alternative, page',
  '/showcase/':
    'gallery, made with remotion, inspiration, example videos, portfolio, who uses remotion, demo reel, best videos, wrapped, ads',
  '/showcase/add/':
    'submit my video, get featured, submission, nominate a project, share my work, publish, upload, app',
  '/learn/':
    'tutorial, course, lessons, step by step, beginner articles, school, teach, training, guide',
  '/learn/apple-wow/':
    'tutorial, animation example, emoji explosion, particles, confetti, apple clone, walkthrough, emojis, celebration, birthday, effect',
  '/experts/':
    'freelancer, hire a developer, jobs, contractor, consultant, agency, find somebody to build my video, help for money, directory of developers, paid work, employ programmer, outsource, careers, maker, designer, professional, quote',
  '/success-stories/':
    'case studies, customers, references, companies using remotion, who uses it, testimonials, in production, businesses, proof, reports',
  '/success-stories/a-million-dollars/':
    'startups revenue, money made with remotion, ai video business, arr, saas, earn living, profit, income, indie hackers, successful',
  '/success-stories/makestories/':
    'case study, web stories, instagram stories, phone, swipe',
  '/success-stories/shortvid/':
    'case study, conference videos, speaker announcements, event, cards, intro, talks, sponsors, community',
  '/success-stories/typeframes/':
    'case study, text to video, product demo, saas founder, revid, indie',
  '/success-stories/yarx/':
    'case study, personalized videos, race, runners, dotnet, .net',
  '/templates/':
    'starter project, boilerplate, example project, scaffold, sample code, quick start, clone a repository, kickstart, pick a template, files, presets, ready, skeleton, layouts, download',
  '/templates/audiogram/':
    'podcast video, podcast clip, audio to video, sound wave, spotify, radio, episode, interview, quote bars, recorded talk, speaker, moving, mp3',
  '/templates/blank/':
    'empty project, from scratch, minimal, clean start, canvas, bare, page',
  '/templates/code-hike/':
    'animate code, code snippets, syntax highlighting, programming tutorial video, source code animation, editor, lines, screencast, terminal, github, developer content',
  '/templates/google-tts/':
    'voice over, speech synthesis, narration, ai voice, google cloud, spoken text, robot, speaker, dubbing, talking, article, language',
  '/templates/tts/':
    'voice over, speech synthesis, narration, ai voice, microsoft azure, spoken text, text to speech, robot, speaker, dubbing, talking, article',
  '/templates/hello-world/':
    'first project, beginner, simple example, default, basic, playground, learn, intro',
  '/templates/javascript/':
    'without typescript, plain js, no types, jsx, vanilla, avoid',
  '/templates/music-visualization/':
    'audio visualizer, audio visualization, spectrum, equalizer, lyrics, music video, spotify canvas, album, beat, bars, move, frequency',
  '/templates/next/':
    'saas starter, web app, vercel, app router, video app, customers generate',
  '/templates/next-pages-dir/': 'pages router, saas starter, web app',
  '/templates/next-tailwind/':
    'tailwind css, saas starter, web app, vercel, app router, utility',
  '/templates/overlay/':
    'transparent video, lower third, watermark, alpha channel, premiere, final cut, davinci resolve, green screen, motion graphics, title, banner, caption bar, chroma, subscribe button, animated logo, sport, obs, stream, 4444, capcut',
  '/templates/prompt-to-video/':
    'ai video generator, text to video, openai, elevenlabs, story, generate images, faceless videos, tiktok bot, automatic youtube channel',
  '/templates/react-router/': 'saas starter, web app, button, vite, loader',
  '/templates/render-server/':
    'nodejs server, api, queue, backend, docker, self hosted, rest, webhook, microservice, task, cron, web service, kubernetes, fly.io, poll',
  '/templates/skia/': 'canvas, shaders, react native, gpu painting, effects',
  '/templates/stargazer/': 'github stars, open source, repo growth',
  '/templates/still/':
    'social card, open graph image, og image, dynamic image, thumbnail generator, image api, url, share, twitter, banner, certificate, links, meta, invitation, screenshot service',
  '/templates/three/':
    'threejs, three.js, webgl, react three fiber, r3f, 3d model, gltf, glb, camera, spinning, phone mockup, device, iphone, lights, texture, cube, render',
  '/templates/tiktok/':
    'reels, shorts, vertical video, subtitles, whisper, portrait, instagram, 9:16, youtube, upright, talking, big, viral, influencer, creator, capcut, opus, phone format',

  // Start
  '/docs/':
    'get started, quick start, install, installation, setup, set up, first video, new project, begin, how to start, requirements, node version, tutorial, hello world, fresh, beginner, newbie, pnpm, prerequisites',
  '/docs/the-fundamentals/':
    'basics, how it works, concepts, introduction, mental model, learn remotion, core ideas, text over video, explain, how does remotion work, gsap, motion',
  '/docs/terminology/':
    'glossary, definitions, vocabulary, meaning of words, what does it mean, what is, jargon, dictionary, muxer',
  '/docs/api/':
    'all functions, all packages, list of exports, reference index, complete list, contents, cheatsheet, browse, search',
  '/docs/remotion/':
    'core package, main package, imports, npm package, library, overview',
  '/docs/resources/':
    'community, ecosystem, plugins, third party, links, awesome list, open source projects, gsap, import, figma, maps, book, youtube, course',
  '/docs/support/':
    'get help, report a bug, github issue, discord, ask a question, priority support, paid support, consulting, office hours, feature request, mistake, ticket, forum, example, stackoverflow, maintainers, urgent, chat',
  '/docs/license/':
    'cost, is remotion free, commercial use, free for individuals, licence, buy, subscription, company license, seats, startup, student, nonprofit, open source, terms, how much, pay, upgrade plan, contractors, evaluate, invoice, vat, trial, school, university, charity, creators, yearly, card, watermark, hobby, fork, copyright, mit, discount, dollars',
  '/docs/investors/':
    'shareholders, funding, venture capital, cap table, owners, invest in remotion, who owns, percent, stock, profitable',
  '/docs/acknowledgements/':
    'credits, third party licenses, open source licenses, dependencies, attribution, libraries used, legal notice, thanks, borrowed',

  // Compositions, time and data
  '/docs/composition/':
    'register a video, set size, width and height, resolution, fps, frame rate, video length, canvas size, aspect ratio, vertical video, default props, several videos in a project, id, square, upright, 60, 1920x1080, 1280x720, 24, instagram, portrait, landscape, document, artboard, timeline, hd, shorter, longer',
  '/docs/still/':
    'register an image, social card, og image, single frame, screenshot composition, poster, banner, flyer, quote, instagram post, business, template',
  '/docs/folder/':
    'organize compositions, group in sidebar, sort, directory, structure, categories, tree, left menu, arrange, collapse, panel',
  '/docs/register-root/':
    'entry point, entry file, index file, start file, root component, where does it begin, index.ts, fonts, redux',
  '/docs/sequence/':
    'delay an element, start later, show for a time, time shift, time offset, clip, layer, appear after seconds, hide after, when to show, nested, trim, scene, begin at frame, schedule, music, text, disappear, precomp, late, stagger, vanish, overlapping',
  '/docs/series/':
    'one after another, back to back, scenes in order, concatenate, join clips, playlist, stitch scenes, sequential, chain, following scenes, merge clips, slideshow, slide, storyboard, together, queue, chapters, videos, intro and outro, append, pause, powerpoint, presentation',
  '/docs/loop/':
    'replay, endless, again and again, infinite, gif like, cycle, n times, over and over, restart, forever, boomerang, music',
  '/docs/freeze/':
    'pause, freeze frame, hold a frame, stop time, still moment, halt animation, stop playback, snapshot, purpose',
  '/docs/absolute-fill/':
    'overlay, text on top of video, put above each other, full screen div, center content, background, z index, on top, cover the whole frame, position absolute, layout, white, company logo corner, behind, front, adjustment, vignette, title, middle, place, dark tint, group, foreground, caption, two',
  '/docs/use-current-frame/':
    'current time, which frame, frame number, time in seconds, playhead, tick, clock, progress of the animation, moment, counter, framecount, processing',
  '/docs/use-video-config/':
    'get width and height, get fps, get duration, dimensions, size of the video, composition information, wide, half, middle, convert, resolution, canvas, stage, position',
  '/docs/use-current-scale/':
    'zoom level, canvas scale, mouse coordinates, screen pixels, getboundingclientrect wrong, measure elements, position, click place, device ratio',
  '/docs/calculate-metadata/':
    'dynamic duration, variable length, duration from data, duration from audio length, change size from props, fetch data before render, async props, dynamic fps, set length of video automatically, match length of a video file, api request, variable resolution, song, voice, spreadsheet, csv, database, automatic, rows, product, airtable, url, adapt, fit music, rest, customer',
  '/docs/get-input-props/':
    'read props, pass data, parameters, arguments, json, command line props, variables, person, fill, template, placeholder, mail, text, query, script, csv row, customer',
  '/docs/random/':
    'random numbers, deterministic, math.random, shuffle, stable, flickering random, same value, reproducible, appear places, dice, chance, scatter, snow, confetti positions, file',
  '/docs/interpolate/':
    'animate a value, tween, fade in, fade out, map range, keyframes, move element, opacity animation, linear interpolation, lerp, ease, clamp, zoom in, rotate, slide in, number between two values, ken burns, transform, scale animation, remap, slowly, effect, appear gradually, become visible, transparent, fly, grow, shrink, gsap, css, percent, ramp, camera, vanish, typewriter',
  '/docs/interpolate-colors/':
    'animate color, color transition, gradient over time, blend colours, fade between colors, rgba, mix, background color change, hue, blue red, rainbow, black, sunset, day night, traffic light, shade, recolor, recolour, turn, darken, palette, shift',
  '/docs/spring/':
    'bouncy, elastic, physics, natural motion, smooth, pop in, overshoot, wobble, stiffness damping mass, ease, jelly, organic, settle, text view, squash, rubber, trampoline, title, drop, swing, logo, springy, ball',
  '/docs/measure-spring/':
    'how long is a spring, duration of spring, length of a spring, when does the animation end, settle time, frames until rest, bounce, stands still',
  '/docs/easing/':
    'timing function, cubic bezier, ease in, ease out, ease in out, acceleration, slow start, speed curve, bounce, elastic, back, smooth motion, non linear, graph editor, velocity, decelerate, brake, gsap, ramp',
  '/docs/version/':
    'which version, installed version, current release, check version in code',
  '/docs/no-react/':
    'use on a server, without react, node, backend, non react, helper functions only, vanilla javascript, python, lambda dom, maths, svelte, vue',
  '/docs/types/': 'interfaces, type definitions',

  // Media
  '/docs/video/':
    'play a video, insert mp4, show video, video speed, playback rate, fast forward, slow motion, slow down, mute, volume, trim, cut, footage, clip, movie file, webm, mov, embed video file, import video, half, timelapse, point, b-roll, stock, shorten, piece, quiet, gopro, drone, recording input, behind text, background, talking head, youtube link, crop, round corners, vimeo, rewind, camera',
  '/docs/offthreadvideo/':
    'frame accurate video, insert mp4, exact frames, video flickers in render, h265, hevc, mov, prores, transparent webm, codec not supported by browser, black video frames, slow motion, playback speed, footage, backwards, reverse, jerky, half, point, washed, iphone recording, mkv, avi, overlay, stuttering, skipped, juddering, chroma, flashing, cut',
  '/docs/html5-video/':
    'video tag, video element, native video, mp4, playback speed, slow motion, loop a video, mute, backwards, reverse, half, point, cut, turn, object-fit, fit, timelapse',
  '/docs/audio/':
    'mp3, wav, background music, soundtrack, song, sound effect, add audio, narration, play a sound, volume, fade out music, jingle, beat, behind video, recorded voice, speaker, ogg, m4a, quieter, louder, sfx, middle, tune, podcast',
  '/docs/html5-audio/':
    'audio tag, audio element, mp3, wav, background music, fade in audio, fade out audio, volume curve, sound effect, mute, quieter, louder, song somebody talks, ducking, turn, voice, deeper, keyframes, gain, decibel, speech, skip intro, tempo',
  '/docs/img/':
    'photo, png, jpg, jpeg, svg image, logo, wait for image, image flickers, image missing, show a picture, display, img tag, load image, broken image, profile, screenshot, product, heic, avif, webp, late, blank, pop, graphics, icon, half, 404, scan, big',
  '/docs/animatedimage/':
    'play gif, animated gif, apng, sticker, giphy, meme, synchronize gif, emoji, reaction, moving, cartoon',
  '/docs/iframe/':
    'embed website, web page, external page, html page, url in video, browser in video, show a website, youtube embed, google maps, background, homepage, tweet, live, dashboard',
  '/docs/staticfile/':
    'public folder, local file, asset path, import asset, file path, reference a file, image from disk, upload, url of asset, load local video, src, where to put images, mp3, 404, computer, footage, media pool, desktop',
  '/docs/getstaticfiles/':
    'list public folder, all files, directory listing, enumerate assets, available files, slideshow, glob, count',
  '/docs/watchstaticfile/':
    'file changed, hot reload, live update, listen to changes, file watcher, refresh when asset changes, notify, replaced still, cached, swap, overwrite, notice',
  '/docs/artifact/':
    'extra output files, emit file, save a file during render, write subtitles, side file, attach, additional output, log disk, cover, description youtube, timestamps, mp4',
  '/docs/prefetch/':
    'preload, cache asset, load ahead, buffer ahead, blob url, download before playing, avoid loading delay, warm up, middle, percent, late',
  '/docs/media-parser/':
    'video metadata, duration of a file, read mp4, parse, demux, exif, dimensions, codec of file, get fps of video, m3u8, hls, file info, without ffmpeg, mediainfo, probe, mp3, big, title artist, orientation, shot upright, uploaded, gps, song, ffprobe, width, python, music, date',
  '/docs/webcodecs/':
    'convert video, transcode, mp4 to webm, client side conversion, resize video, change format, compress in browser, video converter, extract frames, ffmpeg wasm alternative, encoder, shrink upload, smaller, handbrake, mov, turn degrees, upside, sideways, heavy, thumbnails, stills, flip, iphone, phone, grab, resolution, reduce, resample',

  // Rendering control
  '/docs/delay-render/':
    'wait for data, load data, fetch api, async, hold rendering, promise, await, block render, wait until ready, font loading, network request, before rendering, asynchronous, missing, slow internet, database query, map, axios, spinner, text',
  '/docs/continue-render/':
    'data loaded, finish waiting, ready, unblock, resume, done loading',
  '/docs/cancel-render/':
    'abort, throw error, fail a render, stop because of an error, report failure, exit early, crash on purpose, api, raise exception, bad, invalid, missing customer, quit',
  '/docs/use-delay-render/':
    'wait for data hook, fetch in component, load data, async hook, loading in react component, drawing, useeffect, query, suspense',
  '/docs/use-buffer-state/':
    'loading state, pause while loading, spinner, wait for data in player, custom loading, 3d model, map tiles, image',
  '/docs/get-remotion-environment/':
    'is rendering, detect studio, am i in the player, check environment, development or production, where does code run, runtime detection, conditional, behavior, debug helper, editing, low quality, proxy',
  '/docs/use-remotion-environment/':
    'is rendering hook, detect studio, am i in the player, check environment, hide while rendering, preview only, conditional, behavior, grid, guides, draft quality, helper lines editing, proxy, watermark',
  '/docs/clipper/':
    'crop a frame, capture a region, faster frames, changed, partial screenshot, sticker area',
  '/docs/null/': 'skip frame, empty frame, blank, previous',
  '/docs/config/':
    'configure, default options, webpack override, defaults for cli, preferences, tailwind, custom webpack, change codec by default, set output format, set concurrency, public directory, sass, scss, mdx, svg, loader, alias, dotenv, grainy, blocky, pixelated, sharp, washed, plugin, vite, babel',

  // Captions
  '/docs/captions/':
    'subtitles, closed captions, cc, text of speech, transcript, srt, accessibility, karaoke, spoken, deaf viewers, hearing, sound, workflow, translate, process',
  '/docs/captions/displaying/':
    'show subtitles, word by word, highlight current word, karaoke, tiktok style, burn in, hardcode subtitles, subtitle style, font of captions, animated subtitles, active word, reels captions, text synchronized with speech, write lyrics sung, sing along, yellow, bouncing, outline letters, big, appears, capcut, subs, under speaker, placement, bottom, speak, stroke',
  '/docs/captions/importing/':
    'load subtitles, read srt, read vtt, subtitle file, use existing subtitles, srt file, import subtitles, youtube, descript, premiere, download, transcript, track',
  '/docs/captions/exporting/':
    'save subtitles, write srt, download subtitles, vtt file, burn in, sidecar file, subtitle file for youtube, create srt file, generate srt, hand, soft, facebook, vimeo, closed, upload',
  '/docs/captions/transcribing/':
    'speech to text, speech recognition, openai, transcript, generate subtitles automatically, auto captions, voice to text, dictation, elevenlabs, assemblyai, locally, local model, timestamps of words, audio to text, say, write said, automatic, spoken, person, subs, deepgram, google, azure, meeting, interview, python, descript, listen',
  '/docs/captions/api/':
    'subtitle package, caption functions, captions package, npm, import, tools, library, toolkit',
  '/docs/captions/caption/':
    'caption type, subtitle format, json format, timestamps, word timing, startms endms, data structure, interface, fields, deepgram',
  '/docs/captions/create-tiktok-style-captions/':
    'word by word, reels, karaoke, pages of words, group words, short form video, how many words at once, highlight words, vertical video subtitles, viral, chunk, split small pieces, switch, big, capcut',
  '/docs/captions/ensure-max-characters-per-line/':
    'line length, wrap subtitles, break lines, maximum characters, line too long, split caption, text overflow, sentences, shorter, letters row',
  '/docs/captions/parse-srt/':
    'read srt, subtitle parser, srt to json, convert srt, load subtitle file, srt to array, translate, python, reader, timecodes, decode, javascript',
  '/docs/captions/serialize-srt/':
    'write srt, json to srt, generate subtitle file, captions to srt, save srt, make srt string, writer, transcript, timecodes, stringify',

  // Player
  '/docs/player/':
    'embed video in app, react video player, show video on website, without rendering, interactive video, preview in browser, web app, integrate, live preview, homepage, customize, vue, template, wordpress',
  '/docs/player/installation/':
    'npm install, add player, setup, set up, get started with the player, yarn add, package, embedded, pnpm',
  '/docs/player/player/':
    'player props, player api, player events, play and pause, seek to a time, loop, poster, fullscreen, volume, mute, playback rate, listen to events, on ended, show controls, loading placeholder, error fallback, keyboard, start frame, stop at frame, event listener, timeupdate, jump to frame, press, replay, skip ahead, remember, broken, rewind, youtube, hls',
  '/docs/player/thumbnail/':
    'preview image, show one frame, static preview, cover, gallery of videos, image of a video, single frame in react, video list, projects, mouse, grid, template chooser, contact, freeze, small, scene, card, tiles',
  '/docs/player/autoplay/':
    'start automatically, plays without click, muted autoplay, safari, ios sound, chrome policy, no sound on mobile, user gesture, interaction needed, notallowederror, silent start, background, hero, ipad, unmute, intersection observer, interact',
  '/docs/player/best-practices/':
    'performance, slow player, memoize, usememo, optimize, tips, inputprops object, avoid re-rendering, smooth playback, lag, makes restart, cpu high, smoother, unit, freezes',
  '/docs/player/buffer-state/':
    'loading, spinner, buffering, pause while loading, waiting for video, slow network, loading indicator, stalls, circle, skeleton, throbber, bar, hangs, rotating, wheel',
  '/docs/player/current-time/':
    'playback position, current frame outside, timecode, progress bar, time display, elapsed time, frameupdate, listen to frame, seconds, viewer, minutes, left, remaining, along text, watched, mark active, percent',
  '/docs/player/custom-controls/':
    'own play button, seek bar, scrub bar, scrubber, timeline, progress bar, volume slider, mute button, fullscreen button, playback speed menu, own ui, keyboard shortcuts, skin, build your own interface, hide default controls, restyle, skip back, forward, selector, round, branded, transport, replay, previous, toolbar',
  '/docs/player/drag-and-drop/':
    'video editor, canvas editor, move elements, select elements, resize handles, outlines, wysiwyg, draggable, rotate with mouse, transform handles, editor ui, build an editor, selection, customers themselves, people title, bigger pulling corner, figma, guides, sticker, multi, delete, logo, text, panel, template, design tool, interactive, arrange, pinch, bounding',
  '/docs/player/examples/':
    'sample code, snippets, demo, code examples, copy paste, recipes, autoplay loop, next.js usage, ready, ssr, automatically, field, range, dynamic',
  '/docs/player/integration/':
    'project structure, monorepo, same component in studio and app, folder layout, share components, reuse code, existing project, add remotion to existing react app, brownfield, code sharing, bundle size, site, repo, pnpm workspaces, constants, vue',
  '/docs/player/media-keys/':
    'keyboard play button, headphones, bluetooth, media session, lock screen, airpods, now playing, hardware keys, multimedia keys, spotify, touch, notification, song, earbuds, cover, remote, car, apple watch',
  '/docs/player/playback-issues/':
    'lag, choppy, freezes, video stops, no sound, black screen, out of sync, audio delay, jerky, slow playback, does not play, audio glitch, desync, debugging, popping noise, computer, voice later, echo, drops, skipping, hangs, robot, distorted, behind, silent, frozen',
  '/docs/player/preloading/':
    'load assets before, buffer ahead, cache, avoid loading, prefetch fonts, instant start, preload video, preload image, preload audio, load in advance, late, swap, background, gap, ready, pause, lag',
  '/docs/player/premounting/':
    'mount early, preload scenes, avoid flicker at scene start, load before visible, postmount, keep mounted, prepare next scene, ahead, invisible, pops late, white, warm, alive, short black, useeffect',
  '/docs/player/scaling/':
    'fit container, player width, full width, size of the player, aspect ratio, mobile, css, resize, fill parent, layout shift, height, big, small, cut, letterbox, black, phone, flexbox, loading, square, sidebar, dimension, embed, overflows, stretch, bigger, smaller, moves',
  '/docs/player/types/':
    'playerref type, event types, callback types, signature',
  '/docs/troubleshooting/player-flicker/':
    'blinking, black frame, white flash, empty frame, image disappears, blank, jumps between scenes, short, split, vanishes shortly, glitch, restarts, strobe',

  // Timeline and recorder
  '/docs/timeline/':
    'video editor component, editing interface, drag clips, nle, multi track, editor starter, buy timeline, capcut, non linear editor, build a video editor, premiere, cut web, panel, split, waveforms, saas, imovie, edges, snap, undo, scissors, decision, descript, trimming ui, price, multitrack',
  '/docs/recorder/':
    'screen capture, screen recording, record webcam, record camera, record yourself, screencast, loom, obs, talking head, presentation, vlog, desktop together, face, screenflow, camtasia, youtuber, tutorial maker, product, online course, teleprompter, quicktime, message, facecam, monitor, podcast, vlogger, bubble, teach, demo, iphone',
  '/docs/recorder/create/':
    'record a video, screen capture, edit recording, screencast, takes, export for youtube, webcam, microphone, first recording, talking head, tutorial video, film, bad, outro, intro, mic, spelling, social handles, mirror, background',

  // Command line
  '/docs/cli/':
    'command line, terminal, shell, npx, script, console, bash, exit code, powershell, cmd, batch',
  '/docs/cli/render/':
    'export video, output mp4, save as file, render to gif, image sequence, png sequence, transparent, prores, webm, command to render, encode, download the video, quality, bitrate, resolution 4k, render part, frame range, make video file, mp3, audio only, animation, smaller, big, sharper, final, background, alpha, twitter, fps, double, half, draft, queue, vertical, filename, burn, deliver, compress, whatsapp, email, av1, enough',
  '/docs/cli/still/':
    'screenshot, export image, save png, one frame from terminal, poster, thumbnail, single frame, picture, middle, grab, youtube, freeze, cover, snap, preview',
  '/docs/cli/studio/':
    'start preview, dev server, run locally, open editor, localhost, keyboard shortcuts, hotkeys, port 3000, browser preview, development, start the project, hot reload, live, bar, arrow, phone, device, remote, refresh, animation, npm, markers, button, scrub, workspace',
  '/docs/cli/compositions/':
    'list videos, print ids, which compositions exist, show all compositions, names, machine readable',
  '/docs/cli/benchmark/':
    'measure render speed, fastest concurrency, compare performance, how fast, optimal threads, speed test, render time, laptop slow, forever, stopwatch, comparison, tune, workers',
  '/docs/cli/browser/':
    'chromium, headless browser, chrome headless shell, install browser, edge, firefox, cache, alternative, location, puppeteer path',
  '/docs/cli/browser/ensure/':
    'download chrome, install chromium, docker, github actions, headless shell, no browser found, server image, pre install, container internet, ubuntu, alpine, debian, shared, cache, behind proxy, jenkins, apt-get, kubernetes, firewall, build',
  '/docs/cli/bundle/':
    'build project, webpack build, deploy studio, static export, serve url, output folder, compile, prebuild, netlify, vercel, publish, ready, preview online, upload web space, s3, send, share, faster start',
  '/docs/cli/create-video/':
    'new project, start a project, scaffold, bootstrap, npm init video, yarn create video, pnpm, bun, generate project, create app, tailwind, fresh, wizard, vite, kit, begin, zero, skip, non interactive',
  '/docs/cli/add/':
    'install package, add dependency, another package, npm install, extra package, same version, extension, plugin, lottie',
  '/docs/cli/upgrade/':
    'newest version, latest release, bump, migrate, update packages, downgrade, change version, bring date, roll, raise',
  '/docs/cli/versions/':
    'version mismatch, installed versions, check versions, which version do i have, conflict, different versions, multiple versions, mixed, because, duplicate, yarn, deploy, invalid call, undefined, sync',
  '/docs/cli/ffmpeg/':
    'convert file, run ffmpeg, transcode, encode, bundled binary, edit media from terminal, compress, shell, mp3, shrink, reencode, constant frame rate, handbrake, imagemagick, change container, recording speed, extract',
  '/docs/cli/ffprobe/':
    'media info, inspect file, file metadata, duration of file, codec of a file, probe, analyze, mediainfo, resolution, properties, details, bitrate',
  '/docs/cli/gpu/':
    'graphics card, hardware acceleration, webgl, gpu enabled, check gpu, angle, vulkan, swiftshader, opengl, nvidia, amd, cuda, apple silicon, slow, metal, cloud',
  '/docs/cli/help/':
    'list commands, usage, manual, man page, options of the cli, available commands, exist',
  '/docs/cli/install/':
    'install ffmpeg, download ffmpeg, old command, tutorial says, unknown, version',

  // Renderer
  '/docs/renderer/':
    'server side rendering, ssr, render on a server, backend, render programmatically, api, automation, docker, express, render from code, without cli, script, cron, automatic day, microservice, self hosted, kubernetes, worker, batch, bulk, editor, headless, pipeline, jenkins, python subprocess, service, moviepy',
  '/docs/renderer/render-media/':
    'render video from node, export mp4 programmatically, make video on server, progress, transparent video, prores, webm, alpha channel, quality, bitrate, audio only, mp3, hardware acceleration, codec options, render api, h265, encode, mute, scale, 4k, part of video, frame range, timeout, bar, smaller, customers, upload s3 afterwards, low, premiere, import, oom, hangs 99, batch, console.log, author, av1',
  '/docs/renderer/render-still/':
    'screenshot, image on a server, social card, og image, thumbnail, one frame, export png, generate images, poster image, blog post, share, preview, email, certificate, invite, react, banner, html, vercel, cover',
  '/docs/renderer/render-frames/':
    'image sequence, png sequence, frames to folder, export frames, jpeg frames, every frame as image, motion, jpg, raw, sprite, flipbook, opencv',
  '/docs/renderer/stitch-frames-to-video/':
    'images to video, encode frames, combine frames, assemble, image sequence to mp4, mux, join frames, png to video, timelapse',
  '/docs/renderer/combine-chunks/':
    'join parts, merge videos, concatenate, distributed rendering, own render farm, several machines, split render, parallel, stitch chunks, glue, pieces computers made, two halves, ten, cluster, network, click, workers, kubernetes jobs, map reduce, partial, crackle',
  '/docs/renderer/select-composition/':
    'get one composition, find by id, resolve metadata, choose composition, before rendering, pass input props',
  '/docs/renderer/get-compositions/':
    'list compositions, all videos, enumerate, available ids, loop',
  '/docs/renderer/get-video-metadata/':
    'video info, duration of a file, dimensions, fps of file, probe, length of video file, resolution, ffprobe, vertical, details, facts, mp4, opencv',
  '/docs/renderer/get-silent-parts/':
    'remove silence, jump cut, detect pauses, silence detection, cut dead air, find quiet parts, trim silence, auto cut, breaks in speech, ums gaps talk, autocut, editor, moments, delete, shorten, speaks, descript, loudness, voice, sentences, podcast, silencedetect, breathing',
  '/docs/renderer/extract-audio/':
    'audio from video, strip audio, save sound, mp4 to mp3, separate audio track, get soundtrack, rip, demux, sound only, music, take, voice, song, whisper, detach, unlink, pull',
  '/docs/renderer/make-cancel-signal/':
    'abort render, stop rendering, kill render, cancel button, interrupt, user aborts, time limit, abortcontroller, terminate, closes, quit half, ctrl, minute, switch, disconnect, changed mind, halfway',
  '/docs/renderer/open-browser/':
    'reuse browser, keep chrome open, puppeteer, browser instance, faster renders, headless chrome, share a browser, launch, start chrome once, dark mode, warm, all, media pool, self signed, playwright, memory leak',
  '/docs/renderer/ensure-browser/':
    'download chrome, install chromium, headless shell, docker, pin chrome version, before first render, no browser found, browser executable, offline, prepare',
  '/docs/renderer/error-with-stack-frame/':
    'stack trace, source map, line of error, debug a failed render, symbolicated, where did it fail, crash location, understand, sentry, bug tracking, minified, log, try catch, sourcemap, report, traceback',
  '/docs/renderer/types/':
    'codec type, log level, browser type, allowed, exist, enum, union',
  '/docs/renderer/validate-output-filename/':
    'file extension, wrong extension, output name, mp4 or webm, check file name, container, suffix',
  '/docs/renderer/validate-selected-pixel-format-and-image-format-combination/':
    'pixel format, yuva420p, png needed, transparency check, alpha channel, jpeg not transparent, background black instead, see through, lost',
  '/docs/renderer/ensure-ffmpeg/':
    'install ffmpeg, download ffmpeg, missing ffmpeg, apt, apt-get, migrate',
  '/docs/renderer/ensure-ffprobe/':
    'install ffprobe, download ffprobe, missing ffprobe, migrate',
  '/docs/renderer/get-can-extract-frames-fast/':
    'slow video, fast extraction, reencode, seek index, take',

  // Cloud
  '/docs/lambda/':
    'amazon, serverless, render in the cloud, s3, scale rendering, distributed, deploy function, iam, cost of rendering, many videos at once, parallel, cloud rendering, region, quota, thousands, hundreds, charge, bill, cheap, upload, black, campaign, mailing, sqs, terraform, mass, bulk',
  '/docs/cloudrun/':
    'google cloud, gcp, serverless, render in the cloud, docker, cloud storage, firebase, cloud rendering, servers, gcloud, gpu, tasks',

  // Motion blur, noise
  '/docs/motion-blur/':
    'fast movement, cinematic, streaks, smear, camera effect, film look, speedlines, speed lines, choppy, smoother, ghosting, pixel, whip pan',
  '/docs/motion-blur/camera-motion-blur/':
    'shutter angle, film look, cinematic, realistic blur, smear, fast motion, natural, time',
  '/docs/motion-blur/trail/':
    'echo, afterimage, light trail, tail, ghost copies, onion skin, onion skinning, streak, repeat fading, shadow, ball, mouse, traces, delay, rocket, shooting star, follows, speedlines',
  '/docs/motion-blur/common-mistake/':
    'blur not working, no effect, nothing is blurred, blur does not show, why is there no motion blur, wrapped, missing, visible, parent',
  '/docs/motion-blur/motion-blur/': 'old name, migration',
  '/docs/noise/':
    'perlin, simplex, organic motion, wiggle, camera shake, jitter, hand held, random movement, natural randomness, procedural, turbulence, floating, film, earthquake, handheld, smoke, lava, hovering, alive, grainy, grain, wind, leaves, particles, ocean, fire, generative, nervous, idle, field',
  '/docs/noise/noise-2d/':
    'perlin, simplex, wiggle, shake, smooth random, float around, jitter, random walk, handheld, bubbles, hover, wandering, dots, earthquake, wind, flying leaves, shaky',
  '/docs/noise/noise-3d/':
    'perlin, simplex, wiggle, terrain, dot grid, smooth random, waves, field, ocean, flow, height map, marching, background',
  '/docs/noise/noise-4d/':
    'perlin, simplex, seamless loop, looping noise, perfect loop, smooth random, endless, gif',

  // Paths and shapes
  '/docs/paths/':
    'vector, curve, path animation, draw a line, move along a path, bezier, utilities, d attribute, illustrator, inkscape, figma, layer, tool, outline, contour, logo, gsap, handwritten',
  '/docs/paths/cut-path/':
    'shorten path, trim path, part of a line, truncate, partial path, clip a line, half, arrow longer, head follows, route',
  '/docs/paths/evolve-path/':
    'line drawing animation, draw svg, self drawing, handwriting, stroke dashoffset, signature effect, animate stroke, reveal line, draw logo, sketch, trace, path animation, dasharray, pen, trim, write, arrow, route map, whiteboard, doodle, checkmark, tick, underline appears, border, circle, chalk, write-on, scribble, handwritten text, sign, highlighter, marker',
  '/docs/paths/extend-viewbox/':
    'cut off, clipped svg, padding, larger canvas, overflow, stroke cut at edge, overscan, cropped, missing, blur, thick, border, room, white, shadow',
  '/docs/paths/get-bounding-box/':
    'size of path, width of svg, center of shape, extents, dimensions, bbox, getbbox, wide drawing, crop, middle, outer',
  '/docs/paths/get-instruction-index-at-length/':
    'which segment, path command, position in path, piece, route, part curve',
  '/docs/paths/get-length/':
    'path length, gettotallength, how long is a line, measure svg, total length, distance, route, perimeter, speed, stroke',
  '/docs/paths/get-parts/': 'split path, removed function',
  '/docs/paths/get-point-at-length/':
    'move along a path, follow a path, position on a curve, point on line, car on a road, motion path, animate along svg, travel, object follows a line, plane flies, airplane, rocket, dot, ball rolls, train, walk, route map, marker, guide, gps, place, orbit, offset, pin',
  '/docs/paths/get-subpaths/':
    'split path, separate lines, several parts, letters of text, individual strokes, divide, break apart, logo pieces, alone, release compound',
  '/docs/paths/get-tangent-at-length/':
    'rotate along a path, angle, orientation, slope, heading, face forward, align to curve, object follows a line, plane ahead, car, auto-orient, auto, tilt, look, airplane, normal',
  '/docs/paths/interpolate-path/':
    'shape tween, transform one shape into another, icon animation, blend shapes, flubber, shape shifting, animate d attribute, changes, smoothly, logo, blob, gsap, cross, sun, letter, keyframes, country outline, lava',
  '/docs/paths/normalize-path/':
    'absolute commands, relative to absolute, convert path, uppercase commands, small letters, lowercase, clean',
  '/docs/paths/parse-path/':
    'read svg path, path to array, split commands, tokenize, analyze path, vertices, edit, json',
  '/docs/paths/reduce-instructions/':
    'simplify path, convert arcs, only curves, cubic bezier, fewer commands, arc to curve, quadratic, canvas drawing, lottie shapes, lines',
  '/docs/paths/reset-path/':
    'move to origin, top left, zero position, align path, remove offset, start, away, space, crop',
  '/docs/paths/reverse-path/':
    'opposite direction, draw backwards, flip direction, invert, other way round, start at the end, arrow, counterclockwise',
  '/docs/paths/scale-path/':
    'resize path, enlarge, shrink, bigger, zoom, stretch, make larger, half, squeeze, wider, flip, upside, vector, grow shape',
  '/docs/paths/serialize-instructions/':
    'array to path, build path string, write d attribute, stringify, points, back, coordinates, chart, curve',
  '/docs/paths/translate-path/':
    'move path, shift, offset, position, displace, drawing, push, reposition, place shape elsewhere',
  '/docs/paths/warp-path/':
    'distort, deform, flag effect, ripple, wavy text, liquid, displacement, curl, wind, melt, squiggle, underwater, bulge, twirl, edges, shaky, sketchy',
  '/docs/shapes/':
    'geometry, primitives, figures, draw shapes, svg components, icons, basic, ready made vectors, simple graphics, blob, building',
  '/docs/shapes/circle/':
    'round, dot, ball, disc, bullet, spot, hole, planet, sun, button, avatar frame, bubble, record',
  '/docs/shapes/ellipse/':
    'oval, egg, stretched circle, planet, under, round wider, eye, pill, wide',
  '/docs/shapes/heart/':
    'love, like button, valentine, instagram, wedding, dating, red, beating, emoji, lives, day',
  '/docs/shapes/pie/':
    'pie chart, progress ring, donut, circular progress, sector, slice, diagram, radial progress, gauge, loading circle, percentage, timer, empties, stopwatch, speedometer, percent, cake, spinner, apple watch, poll result, survey, semicircle, half, quarter, market, statistics, loader, radar, budget, votes',
  '/docs/shapes/polygon/':
    'octagon, regular shape, many sides, n-gon, diamond, honeycomb, stop sign, rhombus, six, eight, tile, low poly, football, cell',
  '/docs/shapes/rect/':
    'square, box, rounded rectangle, rounded corners, border radius, card, bar, squircle, histogram, columns, frame, panel, background text, label, pill, ios icon, apple, speech bubble, window, underline, tag, chip, banner',
  '/docs/shapes/star/':
    'rating, five points, sparkle, badge, burst, christmas, flag, explosion, starburst, price tag, sun, night sky, sparks, award',
  '/docs/shapes/triangle/':
    'arrow, play icon, pyramid, pointer, head, arrowhead, warning sign, caret, symbol, dropdown',
  '/docs/shapes/make-circle/':
    'circle path, round, svg string, points, arrange, orbit, data, dashed ring, text, circular motion',
  '/docs/shapes/make-ellipse/':
    'ellipse path, oval, svg string, system, data, race track',
  '/docs/shapes/make-heart/':
    'heart path, love, svg string, mask, wedding, clip-path, cut, data, cropped',
  '/docs/shapes/make-pie/':
    'pie chart path, arc path, sector, slice, progress ring, svg string, radar, angle, half, mask, data, curved, speedometer, degrees, semicircle, part',
  '/docs/shapes/make-polygon/':
    'polygon path, octagon, svg string, tiles, hex grid, pattern, clip-path, mask, data, outline',
  '/docs/shapes/make-rect/':
    'rectangle path, square, rounded rectangle, border radius, svg string, mask',
  '/docs/shapes/make-star/':
    'star path, rating, svg string, mask, outline, data, christmas, badge',
  '/docs/shapes/make-triangle/':
    'triangle path, arrow, svg string, tiles, data, repeated, background',

  // Transitions
  '/docs/transitions/':
    'crossfade, cross fade, dissolve, scene change, between clips, fade between scenes, switch scenes, effects, transition package, blend scenes, soft, morph, swap, page, view, zoom, glitch, whip, slick, powerpoint, join',
  '/docs/transitions/transitionseries/':
    'scenes with transitions, overlap scenes, crossfade, sequence with transitions, between scenes, total duration with transitions, photo slideshow, swipe through, handle, soft, wedding, story',
  '/docs/transitions/use-transition-progress/':
    'progress of a transition, animate during transition, enter and exit animation, know, change, title, scale, outgoing, incoming, appear',
  '/docs/transitions/audio-transitions/':
    'sound effect, whoosh, swoosh, crossfade music, fade audio, audio crossfade, blend music, sfx, songs, change, stops, mix, hit, pop, noise, design, through, continue across',
  '/docs/transitions/presentations/':
    'transition effects, list of transitions, types of transitions, which transitions are there, crossfade, available effects, demo, gallery, pack, catalog, preview, kinds',
  '/docs/transitions/presentations/fade/':
    'crossfade, cross dissolve, blend, fade in, fade out, opacity, soft cut, change, melt, black, white, slowly, superimpose, mix, see both',
  '/docs/transitions/presentations/slide/':
    'move in, swipe, carousel, slide in from left, scroll, pan, slideshow powerpoint, instagram story change, above, below, page, tiktok, away, whip',
  '/docs/transitions/presentations/wipe/':
    'reveal, curtain, swipe over, star wars transition, linear wipe, slider, line, window, half, opens, away, corner',
  '/docs/transitions/presentations/flip/':
    'card flip, turn over, 3d rotate, back side, spin, page, memory, flashcard, flash, mirror, reverse',
  '/docs/transitions/presentations/clock-wipe/':
    'radial wipe, clock hand, circular reveal, pie wipe, radar, rotating, countdown, film, round, time, minutes',
  '/docs/transitions/presentations/iris/':
    'circle reveal, circle wipe, growing circle, spotlight, cartoon ending, hole, looney tunes, opens, bigger, all, eye, round window, zoom, silent, middle outwards',
  '/docs/transitions/presentations/cube/':
    '3d cube, rotating box, box spin, dice, keynote, room, instagram stories, effect, six',
  '/docs/transitions/presentations/none/':
    'no effect, hard cut, own entrance, manual transition, overlap only, both, invisible, straight, jump',
  '/docs/transitions/presentations/custom/':
    'write own transition, create effect, build a transition, custom effect, shader, own presentation, make your own, invent, glitch, blur, pixelate, checkerboard, page, mask, matte, heart shaped, star, burn, gl, gl-transitions, spin, whip pan, brand, stripes, film, light leak, develop',
  '/docs/transitions/timings/':
    'transition duration, transition speed, how long, length of transition, pacing, slower, faster, slow, longer',
  '/docs/transitions/timings/lineartiming/':
    'constant speed, fixed duration, transition length, seconds, exact, change, half',
  '/docs/transitions/timings/springtiming/':
    'bouncy transition, physics, elastic, natural, swing, change, wobbly, snap place, springy',
  '/docs/transitions/timings/custom/':
    'own timing, custom curve, write timing, own easing of a transition, jerky purpose, hold half, non linear, choppy look',

  // Blog
  '/blog/':
    'announcements, changelog, release notes, updates, articles, what is new, newsletter, happened, posts, press, subscribe, rss, feed, history versions',
  '/blog/introducing-remotion/':
    'announcement, first release, launch, why remotion, origin, 1.0, all began, story, day, 2021',
  '/blog/media-parser/':
    'announcement, release, new library, introducing, typescript',
  '/blog/seed-funding/':
    'seed round, investment, fundraising, announcement, investors, million, angel, financing',
  '/blog/company-licenses/':
    'announcement, price list, pricing change, billing, subscription, works, seats renders, online, dashboard licenses',
  '/blog/deployable-studio/':
    'deploy the studio, share preview, host studio, client review, vercel, netlify, publish, send a link to clients, shareable, editor online, password, heroku, feedback',
  '/blog/faster-lambda/':
    'lambda speed, audio concatenation, performance improvement, seamless aac, long videos, quicker cloud, slow',
};
