/**
 * What newcomers call what a page is about, where the page itself says it in
 * other words: terms of video editing, React and the cloud, other spellings, and
 * what somebody wants to get done. Found like the description of the page, never
 * shown. Addresses are below the base.
 */
export const keywords: Readonly<Record<string, string>> = {
  // The site
  '/': 'programmatic video, video in code, make mp4 with javascript, automate video creation, home page',
  '/about/':
    'about the company, about remotion, team, founders, who is behind remotion, history, where is the company based, zurich switzerland',
  '/ai/':
    'ai, chatgpt, claude, copilot, cursor, llm, prompt, system prompt, mcp, llms.txt, generate code with ai, vibe coding, ask ai, chat bot, agent, context for an assistant',
  '/contact/':
    'email address, sales, talk to someone, get in touch, call, message us, enterprise, discord, business questions',
  '/lambda/':
    'serverless rendering, aws, amazon, scale in the cloud, distributed rendering, render farm, many renders at once, fast rendering',
  '/player/':
    'video player component, embed in web app, interactive video, play without rendering, live preview, react video player',
  '/showcase/':
    'gallery, made with remotion, inspiration, example videos, portfolio, who uses remotion, demo reel, best videos',
  '/showcase/add/':
    'submit my video, get featured, submission, nominate a project, share my work',
  '/learn/': 'tutorial, course, lessons, step by step, beginner articles',
  '/learn/apple-wow/':
    'tutorial, animation example, emoji explosion, particles, confetti, apple clone, walkthrough',
  '/experts/':
    'freelancer, hire a developer, jobs, contractor, consultant, agency, find somebody to build my video, help for money, directory of developers, paid work',
  '/success-stories/':
    'case studies, customers, references, companies using remotion, who uses it, testimonials, in production',
  '/success-stories/a-million-dollars/':
    'startups revenue, money made with remotion, submagic, icon, crayo, ai video business, arr, saas',
  '/success-stories/makestories/': 'case study, web stories, instagram stories',
  '/success-stories/shortvid/':
    'case study, conference videos, speaker announcements, meetup, devfest, event',
  '/success-stories/typeframes/':
    'case study, text to video, product demo, saas founder, tibo, revid',
  '/success-stories/yarx/':
    'case study, sports, marathon, personalized videos, race, runners, c#, dotnet',
  '/templates/':
    'starter project, boilerplate, example project, scaffold, sample code, quick start, clone a repository, kickstart, pick a template',
  '/templates/audiogram/':
    'podcast video, podcast clip, waveform, audio to video, sound wave, spotify',
  '/templates/blank/': 'empty project, from scratch, minimal, clean start',
  '/templates/code-hike/':
    'animate code, code snippets, syntax highlighting, programming tutorial video, source code animation',
  '/templates/google-tts/':
    'voice over, speech synthesis, narration, ai voice, google cloud, spoken text',
  '/templates/tts/':
    'voice over, speech synthesis, narration, ai voice, microsoft azure, spoken text, text to speech',
  '/templates/hello-world/':
    'first project, beginner, simple example, default, basic',
  '/templates/javascript/': 'without typescript, plain js, no types, jsx',
  '/templates/music-visualization/':
    'audio visualizer, audio visualization, spectrum, equalizer, lyrics, music video, spotify canvas, album, beat, bars',
  '/templates/next/':
    'nextjs, saas starter, web app, vercel, app router, video app',
  '/templates/next-pages-dir/': 'nextjs, pages router, saas starter, web app',
  '/templates/next-tailwind/':
    'nextjs, tailwind css, saas starter, web app, vercel, app router',
  '/templates/overlay/':
    'transparent video, lower third, watermark, alpha channel, premiere, final cut, davinci resolve, green screen, motion graphics',
  '/templates/prompt-to-video/':
    'ai video generator, text to video, openai, elevenlabs, story, generate images, script, faceless videos',
  '/templates/react-router/': 'remix, saas starter, web app',
  '/templates/render-server/':
    'express, nodejs server, api, queue, job, backend, docker, self hosted, rest, webhook',
  '/templates/skia/': 'canvas, drawing, shaders, react native',
  '/templates/stargazer/': 'github stars, repository, open source, celebrate',
  '/templates/still/':
    'social card, open graph image, og image, dynamic image, thumbnail generator, image api',
  '/templates/three/':
    'threejs, three.js, webgl, react three fiber, r3f, 3d model, gltf, glb, camera',
  '/templates/tiktok/':
    'reels, shorts, vertical video, subtitles, whisper, captions, portrait, instagram, 9:16',

  // Start
  '/docs/':
    'get started, quick start, install, installation, setup, set up, first video, new project, begin, how to start, requirements, node version, tutorial, hello world',
  '/docs/the-fundamentals/':
    'basics, how it works, concepts, introduction, mental model, learn remotion, core ideas, text over video, explain, how does remotion work',
  '/docs/terminology/':
    'glossary, definitions, vocabulary, meaning of words, what does it mean, what is',
  '/docs/api/':
    'all functions, all packages, list of exports, reference index, complete list',
  '/docs/remotion/': 'core package, main package, imports, npm package',
  '/docs/resources/':
    'community, ecosystem, integrations, libraries, plugins, third party, links, examples, tutorials, awesome list, open source projects',
  '/docs/support/':
    'help, get help, report a bug, github issue, discord, ask a question, priority support, paid support, consulting, office hours, feature request',
  '/docs/license/':
    'price, cost, is remotion free, commercial use, free for individuals, licence, buy, subscription, company license, seats, startup, student, nonprofit, open source, terms, how much, pay, upgrade plan, contractors, evaluate',
  '/docs/investors/':
    'shareholders, funding, venture capital, cap table, owners, invest in remotion, who owns',
  '/docs/acknowledgements/':
    'credits, third party licenses, open source licenses, dependencies, attribution, libraries used, legal notice, thanks',

  // Compositions, time and data
  '/docs/composition/':
    'register a video, set size, width and height, resolution, fps, frame rate, video length, duration, canvas size, aspect ratio, vertical video, default props, several videos in a project, id',
  '/docs/still/':
    'register an image, social card, og image, single frame, screenshot composition, poster, banner',
  '/docs/folder/':
    'organize compositions, group in sidebar, sort, directory, structure, categories, tree',
  '/docs/register-root/':
    'entry point, entry file, index file, start file, root component, where does it begin',
  '/docs/sequence/':
    'delay an element, start later, show for a time, time shift, time offset, clip, layer, appear after seconds, hide after, when to show, nested, trim, scene, begin at frame, schedule',
  '/docs/series/':
    'one after another, back to back, scenes in order, concatenate, join clips, playlist, stitch scenes, sequential, chain, following scenes, merge clips, slideshow',
  '/docs/loop/':
    'repeat, replay, endless, again and again, infinite, gif like, cycle, n times, over and over',
  '/docs/freeze/':
    'pause, freeze frame, hold a frame, stop time, still moment, halt animation, stop playback',
  '/docs/absolute-fill/':
    'overlay, stack, layers, text on top of video, put above each other, full screen div, center content, background, z index, on top, cover the whole frame, position absolute, layout',
  '/docs/use-current-frame/':
    'current time, which frame, frame number, time in seconds, playhead, tick, clock, progress of the animation',
  '/docs/use-video-config/':
    'get width and height, get fps, get duration, dimensions, size of the video, composition information',
  '/docs/use-current-scale/':
    'zoom level, canvas scale, mouse coordinates, screen pixels, getboundingclientrect wrong, measure elements',
  '/docs/calculate-metadata/':
    'dynamic duration, variable length, duration from data, duration from audio length, change size from props, fetch data before render, async props, dynamic fps, set length of video automatically, match length of a video file, api request, variable resolution',
  '/docs/get-input-props/':
    'read props, pass data, parameters, arguments, json, command line props, variables',
  '/docs/random/':
    'random numbers, seed, deterministic, math.random, shuffle, stable, flickering random, same value, reproducible',
  '/docs/interpolate/':
    'animate a value, tween, fade in, fade out, map range, keyframes, move element, opacity animation, linear interpolation, lerp, ease, clamp, zoom in, rotate, slide in, number between two values, ken burns, transform, scale animation, remap',
  '/docs/interpolate-colors/':
    'animate color, color transition, gradient over time, blend colours, fade between colors, hex, rgb, rgba, mix, background color change, hue',
  '/docs/spring/':
    'bounce, bouncy, elastic, physics, natural motion, smooth, pop in, overshoot, wobble, stiffness damping mass, ease, jelly, organic, settle',
  '/docs/measure-spring/':
    'how long is a spring, duration of spring, length of a spring, when does the animation end, settle time, frames until rest',
  '/docs/easing/':
    'timing function, cubic bezier, ease in, ease out, ease in out, acceleration, slow start, speed curve, bounce, elastic, back, smooth motion, non linear',
  '/docs/version/':
    'which version, installed version, current release, check version in code',
  '/docs/no-react/':
    'use on a server, without react, node, backend, worker, non react, helper functions only, vanilla javascript',
  '/docs/types/': 'typescript, typings, interfaces, type definitions',

  // Media
  '/docs/video/':
    'play a video, insert mp4, show video, video speed, playback rate, fast forward, slow motion, slow down, mute, volume, trim, cut, footage, clip, movie file, webm, mov, embed video file, import video',
  '/docs/offthreadvideo/':
    'frame accurate video, insert mp4, exact frames, video flickers in render, h265, hevc, mov, prores, transparent webm, codec not supported by browser, black video frames, slow motion, playback speed, footage',
  '/docs/html5-video/':
    'video tag, video element, native video, mp4, playback speed, slow motion, loop a video, mute, trim',
  '/docs/audio/':
    'sound, music, mp3, wav, background music, soundtrack, song, sound effect, add audio, narration, play a sound, volume, fade out music',
  '/docs/html5-audio/':
    'audio tag, audio element, sound, music, mp3, wav, background music, fade in audio, fade out audio, pitch, volume curve, sound effect, mute, quieter, louder',
  '/docs/img/':
    'image, picture, photo, png, jpg, jpeg, svg image, logo, wait for image, image flickers, image missing, show a picture, display, img tag, load image, broken image',
  '/docs/animatedimage/':
    'gif, play gif, animated gif, webp, apng, sticker, giphy, meme, synchronize gif',
  '/docs/iframe/':
    'embed website, web page, external page, html page, url in video, browser in video, show a website, youtube embed',
  '/docs/staticfile/':
    'public folder, local file, asset path, import asset, file path, reference a file, image from disk, upload, url of asset, load local video, src, where to put images',
  '/docs/getstaticfiles/':
    'list public folder, all files, directory listing, enumerate assets, available files',
  '/docs/watchstaticfile/':
    'file changed, hot reload, live update, listen to changes, file watcher, refresh when asset changes, notify',
  '/docs/artifact/':
    'extra output files, emit file, save a file during render, write subtitles, side file, thumbnail, attach, additional output',
  '/docs/prefetch/':
    'preload, cache asset, load ahead, buffer ahead, blob url, download before playing, avoid loading delay, warm up',
  '/docs/media-parser/':
    'video metadata, duration of a file, read mp4, parse, demux, exif, dimensions, codec of file, get fps of video, m3u8, hls, file info, without ffmpeg, mediainfo, probe',
  '/docs/webcodecs/':
    'convert video, transcode, mp4 to webm, client side conversion, resize video, rotate, change format, compress in browser, video converter, extract frames, ffmpeg wasm alternative, encoder',

  // Rendering control
  '/docs/delay-render/':
    'wait for data, load data, fetch api, async, loading, hold rendering, promise, await, block render, wait until ready, font loading, timeout, network request, before rendering, asynchronous',
  '/docs/continue-render/':
    'data loaded, finish waiting, ready, unblock, resume, release, done loading',
  '/docs/cancel-render/':
    'abort, throw error, fail a render, stop because of an error, report failure, exit early, crash on purpose',
  '/docs/use-delay-render/':
    'wait for data hook, fetch in component, load data, async hook, loading in react component',
  '/docs/use-buffer-state/':
    'loading state, pause while loading, buffering, spinner, wait for data in player, custom loading',
  '/docs/get-remotion-environment/':
    'is rendering, detect studio, am i in the player, check environment, development or production, where does code run, runtime detection, conditional',
  '/docs/use-remotion-environment/':
    'is rendering hook, detect studio, am i in the player, check environment, hide while rendering, preview only, conditional',
  '/docs/clipper/':
    'crop a frame, capture a region, experimental, faster frames',
  '/docs/null/': 'skip frame, empty frame, experimental',
  '/docs/config/':
    'settings, remotion.config.ts, configure, default options, webpack override, defaults for cli, preferences, tailwind, custom webpack, change codec by default, set output format, set concurrency, public directory',

  // Captions
  '/docs/captions/':
    'subtitles, closed captions, cc, text of speech, transcript, srt, accessibility, karaoke',
  '/docs/captions/displaying/':
    'show subtitles, word by word, highlight current word, karaoke, tiktok style, burn in, hardcode subtitles, subtitle style, font of captions, animated subtitles, active word, reels captions, text synchronized with speech',
  '/docs/captions/importing/':
    'load subtitles, read srt, read vtt, subtitle file, use existing subtitles, srt file, import subtitles, webvtt',
  '/docs/captions/exporting/':
    'save subtitles, write srt, download subtitles, vtt file, burn in, sidecar file, subtitle file for youtube, create srt file, generate srt',
  '/docs/captions/transcribing/':
    'speech to text, speech recognition, whisper, openai, transcript, generate subtitles automatically, auto captions, voice to text, dictation, elevenlabs, assemblyai, locally, local model, timestamps of words, audio to text',
  '/docs/captions/api/':
    'subtitle package, caption functions, captions package, npm',
  '/docs/captions/caption/':
    'caption type, subtitle format, json format, timestamps, word timing, startms endms, data structure, interface',
  '/docs/captions/create-tiktok-style-captions/':
    'word by word, reels, shorts, karaoke, pages of words, group words, short form video, how many words at once, highlight words, vertical video subtitles',
  '/docs/captions/ensure-max-characters-per-line/':
    'line length, wrap subtitles, break lines, maximum characters, line too long, split caption, text overflow',
  '/docs/captions/parse-srt/':
    'read srt, subtitle parser, srt to json, convert srt, load subtitle file, srt to array',
  '/docs/captions/serialize-srt/':
    'write srt, json to srt, generate subtitle file, captions to srt, save srt, make srt string',

  // Player
  '/docs/player/':
    'embed video in app, react video player, show video on website, without rendering, interactive video, preview in browser, web app, integrate, live preview',
  '/docs/player/installation/':
    'npm install, add player, setup, set up, get started with the player, yarn add, package',
  '/docs/player/player/':
    'player props, player api, player events, controls, play and pause, seek to a time, loop, poster, fullscreen, volume, mute, playback rate, methods, ref, listen to events, on ended, show controls, loading placeholder, error fallback, keyboard, start frame, stop at frame, event listener, timeupdate, jump to frame',
  '/docs/player/thumbnail/':
    'preview image, show one frame, static preview, poster, cover, gallery of videos, image of a video, single frame in react, video list',
  '/docs/player/autoplay/':
    'start automatically, plays without click, muted autoplay, safari, ios sound, chrome policy, no sound on mobile, user gesture, interaction needed, notallowederror, silent start',
  '/docs/player/best-practices/':
    'performance, rerender, slow player, memoize, usememo, optimize, tips, inputprops object, avoid re-rendering, smooth playback, lag',
  '/docs/player/buffer-state/':
    'loading, spinner, buffering, pause while loading, waiting for video, slow network, loading indicator, stalls',
  '/docs/player/current-time/':
    'playback position, current frame outside, timecode, progress bar, time display, elapsed time, playhead, frameupdate, listen to frame, seconds',
  '/docs/player/custom-controls/':
    'own play button, seek bar, scrub bar, scrubber, slider, timeline, progress bar, volume slider, mute button, fullscreen button, playback speed menu, own ui, keyboard shortcuts, skin, build your own interface, hide default controls',
  '/docs/player/drag-and-drop/':
    'video editor, canvas editor, move elements, select elements, resize handles, outlines, wysiwyg, draggable, rotate with mouse, transform handles, touch, editor ui, build an editor, selection',
  '/docs/player/examples/':
    'sample code, snippets, demo, code examples, copy paste, recipes, autoplay loop, next.js usage',
  '/docs/player/integration/':
    'project structure, monorepo, same component in studio and app, folder layout, share components, reuse code, existing project, add remotion to existing react app, brownfield, code sharing, bundle size',
  '/docs/player/media-keys/':
    'keyboard play button, headphones, bluetooth, media session, lock screen, airpods, now playing, hardware keys, multimedia keys',
  '/docs/player/playback-issues/':
    'stutter, lag, choppy, freezes, video stops, no sound, black screen, out of sync, audio delay, drift, jerky, slow playback, does not play, audio glitch, desync, debugging',
  '/docs/player/preloading/':
    'load assets before, buffer ahead, cache, avoid loading, prefetch fonts, instant start, preload video, preload image, preload audio, load in advance',
  '/docs/player/premounting/':
    'mount early, preload scenes, avoid flicker at scene start, load before visible, postmount, keep mounted, prepare next scene',
  '/docs/player/scaling/':
    'responsive, fit container, player width, full width, size of the player, aspect ratio, mobile, css, resize, fill parent, layout shift, height',
  '/docs/player/types/':
    'typescript, playerref type, event types, typings, callback types',
  '/docs/troubleshooting/player-flicker/':
    'flicker, flashing, blinking, black frame, white flash, empty frame, image disappears, blank, jumps between scenes',

  // Timeline and recorder
  '/docs/timeline/':
    'video editor component, editing interface, tracks, drag clips, nle, multi track, editor starter, buy timeline, capcut, non linear editor, build a video editor, layers',
  '/docs/recorder/':
    'screen capture, screen recording, record webcam, record camera, record yourself, screencast, loom, obs, talking head, presentation, vlog',
  '/docs/recorder/create/':
    'record a video, screen capture, edit recording, screencast, takes, export for youtube, webcam, microphone, first recording, talking head, tutorial video',

  // Command line
  '/docs/cli/':
    'command line, terminal, shell, npx, commands, script, console, bash, exit code',
  '/docs/cli/render/':
    'export video, terminal, output mp4, save as file, render to gif, image sequence, png sequence, transparent, prores, webm, command to render, encode, download the video, quality, bitrate, resolution 4k, render part, frame range, make video file, mp3, audio only',
  '/docs/cli/still/':
    'screenshot, export image, save png, one frame from terminal, poster, thumbnail, pdf, single frame, jpeg, picture',
  '/docs/cli/studio/':
    'start preview, dev server, run locally, open editor, localhost, keyboard shortcuts, hotkeys, port 3000, browser preview, development, start the project, hot reload',
  '/docs/cli/compositions/':
    'list videos, print ids, which compositions exist, show all compositions, names',
  '/docs/cli/benchmark/':
    'measure render speed, fastest concurrency, compare performance, how fast, optimal threads, speed test, render time',
  '/docs/cli/browser/':
    'chrome, chromium, headless browser, chrome headless shell, install browser',
  '/docs/cli/browser/ensure/':
    'download chrome, install chromium, docker, dockerfile, ci, github actions, headless shell, offline, no browser found, server image, pre install',
  '/docs/cli/bundle/':
    'build project, webpack build, deploy studio, static export, serve url, host, output folder, compile, prebuild, netlify, vercel, publish',
  '/docs/cli/create-video/':
    'new project, start a project, scaffold, init, bootstrap, npm init video, yarn create video, pnpm, bun, generate project, create app, tailwind',
  '/docs/cli/add/':
    'install package, add dependency, another package, npm install, extra package, same version',
  '/docs/cli/upgrade/':
    'update, newest version, latest release, bump, migrate, update packages, downgrade, change version',
  '/docs/cli/versions/':
    'version mismatch, installed versions, check versions, which version do i have, conflict, different versions, multiple versions',
  '/docs/cli/ffmpeg/':
    'convert file, run ffmpeg, transcode, encode, filters, bundled binary, edit media from terminal, compress',
  '/docs/cli/ffprobe/':
    'media info, inspect file, file metadata, duration of file, codec of a file, probe, analyze',
  '/docs/cli/gpu/':
    'graphics card, hardware acceleration, webgl, gpu enabled, check gpu, angle, vulkan, swiftshader, opengl',
  '/docs/cli/help/':
    'list commands, usage, manual, man page, options of the cli, available commands',
  '/docs/cli/install/': 'install ffmpeg, download ffmpeg, old command',

  // Renderer
  '/docs/renderer/':
    'server side rendering, ssr, node.js, nodejs, render on a server, backend, render programmatically, api, automation, docker, express, render from code, without cli, script',
  '/docs/renderer/render-media/':
    'render video from node, export mp4 programmatically, make video on server, progress, gif, transparent video, prores, webm, alpha channel, quality, bitrate, audio only, mp3, hardware acceleration, codec options, render api, h265, encode, server, mute, scale, 4k, part of video, frame range, timeout',
  '/docs/renderer/render-still/':
    'screenshot, image on a server, social card, og image, thumbnail, one frame, export png, jpeg, pdf, generate images, poster image',
  '/docs/renderer/render-frames/':
    'image sequence, png sequence, frames to folder, export frames, jpeg frames, every frame as image, buffers',
  '/docs/renderer/stitch-frames-to-video/':
    'images to video, encode frames, combine frames, assemble, image sequence to mp4, mux, join frames, png to video',
  '/docs/renderer/combine-chunks/':
    'join parts, merge videos, concatenate, distributed rendering, own render farm, several machines, split render, parallel, stitch chunks, glue',
  '/docs/renderer/select-composition/':
    'get one composition, find by id, resolve metadata, choose composition, before rendering, pass input props',
  '/docs/renderer/get-compositions/':
    'list compositions, all videos, enumerate, available ids',
  '/docs/renderer/get-video-metadata/':
    'video info, duration of a file, dimensions, fps of file, codec, probe, length of video file, resolution',
  '/docs/renderer/get-silent-parts/':
    'remove silence, jump cut, detect pauses, silence detection, cut dead air, find quiet parts, trim silence, auto cut, breaks in speech',
  '/docs/renderer/extract-audio/':
    'audio from video, strip audio, save sound, mp4 to mp3, separate audio track, get soundtrack, rip, demux, sound only',
  '/docs/renderer/make-cancel-signal/':
    'abort render, stop rendering, kill render, cancel button, interrupt, user aborts, time limit, abortcontroller, terminate',
  '/docs/renderer/open-browser/':
    'reuse browser, keep chrome open, puppeteer, browser instance, faster renders, headless chrome, share a browser, launch, start chrome once, dark mode',
  '/docs/renderer/ensure-browser/':
    'download chrome, install chromium, headless shell, docker, pin chrome version, before first render, no browser found, browser executable',
  '/docs/renderer/error-with-stack-frame/':
    'stack trace, source map, line of error, debug a failed render, symbolicated, where did it fail, crash location',
  '/docs/renderer/types/':
    'typescript, codec type, log level, typings, browser type',
  '/docs/renderer/validate-output-filename/':
    'file extension, wrong extension, output name, mp4 or webm, check file name, container',
  '/docs/renderer/validate-selected-pixel-format-and-image-format-combination/':
    'pixel format, yuva420p, png needed, transparency check, alpha channel, jpeg not transparent',
  '/docs/renderer/ensure-ffmpeg/':
    'install ffmpeg, download ffmpeg, missing ffmpeg',
  '/docs/renderer/ensure-ffprobe/':
    'install ffprobe, download ffprobe, missing ffprobe',
  '/docs/renderer/get-can-extract-frames-fast/':
    'slow video, fast extraction, reencode',

  // Cloud
  '/docs/lambda/':
    'aws, amazon, serverless, render in the cloud, s3, scale rendering, distributed, deploy function, iam, cost of rendering, many videos at once, parallel, cloud rendering, region, quota',
  '/docs/cloudrun/':
    'google cloud, gcp, serverless, container, render in the cloud, docker, cloud storage, firebase, cloud rendering',

  // Motion blur, noise
  '/docs/motion-blur/':
    'blur, fast movement, cinematic, streaks, smear, shutter, camera effect, film look',
  '/docs/motion-blur/camera-motion-blur/':
    'shutter angle, film look, cinematic, realistic blur, samples, smear, fast motion',
  '/docs/motion-blur/trail/':
    'ghost, echo, afterimage, light trail, tail, ghost copies, onion skin, onion skinning, streak, repeat fading',
  '/docs/motion-blur/common-mistake/':
    'blur not working, no effect, nothing is blurred, blur does not show, why is there no motion blur',
  '/docs/motion-blur/motion-blur/': 'old name, renamed, migration',
  '/docs/noise/':
    'perlin, simplex, organic motion, wiggle, shake, camera shake, jitter, hand held, random movement, natural randomness, procedural, wobble, turbulence, floating',
  '/docs/noise/noise-2d/':
    'perlin, simplex, wiggle, shake, smooth random, float around, jitter, random walk',
  '/docs/noise/noise-3d/':
    'perlin, simplex, wiggle, terrain, dot grid, smooth random, waves, field',
  '/docs/noise/noise-4d/':
    'perlin, simplex, seamless loop, looping noise, perfect loop, smooth random',

  // Paths and shapes
  '/docs/paths/':
    'svg, vector, line, curve, path animation, draw a line, move along a path, morph, bezier, utilities, d attribute',
  '/docs/paths/cut-path/':
    'shorten path, trim path, part of a line, truncate, partial path, clip a line',
  '/docs/paths/evolve-path/':
    'line drawing animation, draw svg, self drawing, handwriting, stroke dashoffset, signature effect, animate stroke, reveal line, draw logo, sketch, trace, path animation, dasharray',
  '/docs/paths/extend-viewbox/':
    'cut off, clipped svg, padding, larger canvas, overflow, stroke cut at edge',
  '/docs/paths/get-bounding-box/':
    'bounds, size of path, width of svg, center of shape, extents, dimensions, bbox, getbbox',
  '/docs/paths/get-instruction-index-at-length/':
    'which segment, path command, position in path',
  '/docs/paths/get-length/':
    'path length, gettotallength, how long is a line, measure svg, total length, distance',
  '/docs/paths/get-parts/': 'split path, removed function',
  '/docs/paths/get-point-at-length/':
    'move along a path, follow a path, position on a curve, point on line, car on a road, motion path, coordinates, getpointatlength, animate along svg, travel, object follows a line',
  '/docs/paths/get-subpaths/':
    'split path, separate lines, several parts, letters of text, individual strokes, divide',
  '/docs/paths/get-tangent-at-length/':
    'rotate along a path, angle, direction, orientation, slope, heading, face forward, align to curve, object follows a line',
  '/docs/paths/interpolate-path/':
    'morph, morphing, shape tween, transform one shape into another, icon animation, blend shapes, flubber, shape shifting, animate d attribute',
  '/docs/paths/normalize-path/':
    'absolute commands, relative to absolute, convert path, uppercase commands',
  '/docs/paths/parse-path/':
    'read svg path, path to array, split commands, tokenize, analyze path, instructions',
  '/docs/paths/reduce-instructions/':
    'simplify path, convert arcs, only curves, cubic bezier, fewer commands, arc to curve, quadratic',
  '/docs/paths/reset-path/':
    'move to origin, top left, zero position, align path, remove offset',
  '/docs/paths/reverse-path/':
    'opposite direction, draw backwards, flip direction, invert, other way round, start at the end',
  '/docs/paths/scale-path/':
    'resize path, enlarge, shrink, bigger, smaller, zoom, stretch, make larger',
  '/docs/paths/serialize-instructions/':
    'array to path, build path string, write d attribute, stringify',
  '/docs/paths/translate-path/': 'move path, shift, offset, position, displace',
  '/docs/paths/warp-path/':
    'distort, bend, wave, deform, flag effect, ripple, wavy text, liquid, displacement, curl',
  '/docs/shapes/':
    'geometry, primitives, figures, draw shapes, svg components, icons',
  '/docs/shapes/circle/': 'round, dot, ring, ball, disc, bullet',
  '/docs/shapes/ellipse/': 'oval, egg, stretched circle',
  '/docs/shapes/heart/': 'love, like button, valentine',
  '/docs/shapes/pie/':
    'pie chart, progress ring, donut, countdown, circular progress, arc, sector, slice, diagram, radial progress, gauge, loading circle, percentage, timer',
  '/docs/shapes/polygon/':
    'hexagon, pentagon, octagon, regular shape, many sides, n-gon, diamond',
  '/docs/shapes/rect/':
    'rectangle, square, box, rounded rectangle, rounded corners, border radius, card, bar, squircle',
  '/docs/shapes/star/': 'rating, five points, sparkle, badge, burst',
  '/docs/shapes/triangle/': 'arrow, play icon, pyramid, pointer',
  '/docs/shapes/make-circle/': 'circle path, round, svg string',
  '/docs/shapes/make-ellipse/': 'ellipse path, oval, svg string',
  '/docs/shapes/make-heart/': 'heart path, love, svg string',
  '/docs/shapes/make-pie/':
    'pie chart path, arc path, sector, slice, progress ring, svg string',
  '/docs/shapes/make-polygon/': 'polygon path, hexagon, octagon, svg string',
  '/docs/shapes/make-rect/':
    'rectangle path, square, rounded rectangle, border radius, svg string',
  '/docs/shapes/make-star/': 'star path, rating, svg string',
  '/docs/shapes/make-triangle/': 'triangle path, arrow, svg string',

  // Transitions
  '/docs/transitions/':
    'crossfade, cross fade, dissolve, scene change, between clips, fade between scenes, switch scenes, effects, transition package, blend scenes',
  '/docs/transitions/transitionseries/':
    'scenes with transitions, overlap scenes, crossfade, sequence with transitions, between scenes, slideshow, total duration with transitions, photo slideshow',
  '/docs/transitions/use-transition-progress/':
    'progress of a transition, entering, exiting, animate during transition, enter and exit animation',
  '/docs/transitions/audio-transitions/':
    'sound effect, whoosh, swoosh, crossfade music, fade audio, audio crossfade, blend music, sfx',
  '/docs/transitions/presentations/':
    'transition effects, list of transitions, types of transitions, which transitions are there, crossfade, available effects',
  '/docs/transitions/presentations/fade/':
    'crossfade, cross dissolve, blend, fade in, fade out, opacity, soft cut',
  '/docs/transitions/presentations/slide/':
    'push, move in, swipe, carousel, slide in from left, scroll, pan',
  '/docs/transitions/presentations/wipe/':
    'reveal, curtain, swipe over, uncover, star wars transition, linear wipe',
  '/docs/transitions/presentations/flip/':
    'card flip, turn over, 3d rotate, back side, spin',
  '/docs/transitions/presentations/clock-wipe/':
    'radial wipe, clock hand, circular reveal, sweep, pie wipe, clockwise',
  '/docs/transitions/presentations/iris/':
    'circle reveal, circle wipe, growing circle, spotlight, cartoon ending, hole, looney tunes',
  '/docs/transitions/presentations/cube/':
    '3d cube, rotating box, box spin, turn',
  '/docs/transitions/presentations/none/':
    'no effect, hard cut, own entrance, manual transition, overlap only',
  '/docs/transitions/presentations/custom/':
    'write own transition, create effect, build a transition, custom effect, shader, own presentation, make your own',
  '/docs/transitions/timings/':
    'transition duration, transition speed, how long, length of transition, pacing',
  '/docs/transitions/timings/lineartiming/':
    'constant speed, fixed duration, transition length, easing, seconds',
  '/docs/transitions/timings/springtiming/':
    'bouncy transition, physics, elastic, natural',
  '/docs/transitions/timings/custom/':
    'own timing, custom curve, steps, write timing, own easing of a transition',

  // Blog
  '/blog/':
    'news, announcements, changelog, release notes, updates, articles, what is new',
  '/blog/introducing-remotion/':
    'announcement, first release, launch, why remotion, origin, 1.0',
  '/blog/media-parser/': 'announcement, release, new library, introducing',
  '/blog/seed-funding/':
    'seed round, investment, fundraising, announcement, investors, money',
  '/blog/company-licenses/':
    'announcement, price list, pricing change, billing, subscription',
  '/blog/deployable-studio/':
    'deploy the studio, share preview, host studio, client review, vercel, netlify, publish, send a link to clients, shareable',
  '/blog/faster-lambda/':
    'lambda speed, audio concatenation, performance improvement, seamless aac, long videos',
};
