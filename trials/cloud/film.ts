/** What renders: a site, and functions that run as processes of this machine. */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {runFfmpeg} from '../../scripts/toolkitRenderer';
import {install, makeFolder} from '../guides/project';
import {once} from '../once';
import {equals, stops} from '../renders/pairs';
import type {Claim} from '../trial';
import {openAws, type Aws, type Json} from './aws';
import {addFunction, BUCKET, call, FUNCTION, pick, useAws} from './packages';

const ROOT = `
import {createElement} from 'react';
import {AbsoluteFill, Composition, registerRoot, useCurrentFrame} from 'remotion';

const Fade = () =>
  createElement(AbsoluteFill, {
    style: {backgroundColor: \`rgb(\${useCurrentFrame() * 6}, 0, 0)\`},
  });

const Broken = () => {
  if (useCurrentFrame() === 15) {
    throw new Error('No such font');
  }
  return null;
};

const common = {width: 64, height: 64, fps: 30, durationInFrames: 40};

registerRoot(() => [
  createElement(Composition, {...common, key: 1, id: 'Fade', component: Fade}),
  createElement(Composition, {...common, key: 2, id: 'Broken', component: Broken}),
]);
`;

const SECRET = 'a secret';

/** Puts a project into the bucket, twice, with what has changed in between. */
async function deploySites({calls, buckets, refuse}: Aws) {
  buckets.set(BUCKET, new Map());
  const dir = makeFolder();
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeFile(path.join(dir, name), content);
  const deploy = async (options: Json = {}) => {
    const start = calls.length;
    const site = await call('deploySite', {
      bucketName: BUCKET,
      entryPoint: path.join(dir, 'src/index.ts'),
      siteName: 'my-video',
      ...options,
    });
    const sent = calls.slice(start).map(({action, headers}) => ({
      action: action.replace(`/${BUCKET}/sites/my-video/`, ''),
      type: headers['content-type'],
      acl: headers['x-amz-acl'],
    }));
    return {stats: site.stats as Json, sent};
  };
  install(dir, ['remotion', 'react', 'react-dom']);
  await Promise.all(
    ['src', 'public'].map((name) => mkdir(path.join(dir, name))),
  );
  await write('src/index.ts', ROOT);
  await write('public/title.txt', 'Open day');
  await write('public/old.txt', 'Old');
  await write('public/large.bin', Buffer.alloc(6 * 1024 * 1024));
  const first = await deploy();
  await write('public/title.txt', 'Open night');
  await rm(path.join(dir, 'public/old.txt'));
  const second = await deploy({privacy: 'no-acl'});
  const third = await deploy({throwIfSiteExists: true}).then(() => '', String);
  let isRefused = false;
  let updates = 0;
  refuse('/sites/refused/', 403, 'AccessDenied', 'Access Denied');
  await deploy({
    siteName: 'refused',
    options: {onUploadProgress: () => (updates += isRefused ? 1 : 0)},
  }).catch(() => (isRefused = true));
  await wait(1500);
  await rm(path.dirname(dir), {recursive: true});
  return {first, second, third, updates};
}

/** Renders, and waits for the end. Gives the progress and the webhook. */
async function render({calls, url}: Aws, options: Json) {
  const {renderId} = await call('renderMediaOnLambda', {
    functionName: FUNCTION,
    codec: 'h264',
    // The stand-in takes requests to a bucket that it does not know.
    webhook: {url: `${url}/${BUCKET}`, secret: SECRET, customData: {order: 7}},
    ...options,
  });
  const overall: number[] = [];
  for (;;) {
    const progress = await call('getRenderProgress', {
      functionName: FUNCTION,
      bucketName: BUCKET,
      renderId,
      skipLambdaInvocation: true,
    });
    overall.push(Number(progress.overallProgress));
    const hook = calls.find(
      ({headers, body}) =>
        headers['x-remotion-status'] && body.includes(String(renderId)),
    );
    if (hook) {
      return {
        progress,
        progressKey: `renders/${String(renderId)}/progress.json`,
        overall,
        headers: hook.headers,
        hook: JSON.parse(hook.body.toString()) as Json,
      };
    }
    await wait(200);
  }
}

/** What happens in an account: deployments, then renders at the same time. */
export const openFilm = once(async () => {
  const aws = await openAws();
  return useAws(aws, async () => {
    const sites = await deploySites(aws);
    addFunction(aws);
    const {port} = new URL(aws.url);
    const common = {
      serveUrl: `http://${BUCKET}.localhost:${port}/sites/my-video/index.html`,
      composition: 'Fade',
      framesPerLambda: 20,
    };
    const [video, broken, still, compositions, missing] = await Promise.all([
      render(aws, common),
      render(aws, {...common, composition: 'Broken'}),
      call('renderStillOnLambda', {
        ...common,
        functionName: FUNCTION,
        frame: 39,
        imageFormat: 'png',
        privacy: 'private',
        inputProps: {},
      }),
      call('getCompositionsOnLambda', {
        ...common,
        functionName: FUNCTION,
        inputProps: {},
        envVariables: {},
      }),
      render(aws, {...common, composition: 'Nope'}),
    ]);
    return {...aws, sites, video, broken, still, compositions, missing};
  });
});

type Film = Awaited<ReturnType<typeof openFilm>>;

/** A claim about it. */
const shows = (
  page: string,
  what: string,
  value: unknown,
  read: (film: Film) => unknown,
  quote?: string,
): Claim =>
  equals(
    page,
    what,
    value,
    async () => {
      const opened = await openFilm();
      return useAws(opened, () => read(opened));
    },
    quote,
  );

/** The events of this render with which functions were invoked, by their type. */
const listRoutines = ({calls}: Film, {progress}: {progress: Json}): unknown[] =>
  calls
    .filter(({action}) => action.endsWith('invocations'))
    .map(({body}) => JSON.parse(body.toString()) as Json)
    .filter(({renderId}) => renderId === progress.renderId)
    .map(({type}) => type);

const findAcl = ({calls}: Film, key: string): unknown =>
  calls.find(({action}) => action === `PUT /${BUCKET}/${key}`)?.headers[
    'x-amz-acl'
  ];

const deployments: readonly Claim[] = [
  shows(
    'lambda/deploysite.mdx',
    'The first deployment of index.html, and one without ACL',
    [
      {action: 'PUT index.html', type: 'text/html', acl: 'public-read'},
      {action: 'PUT index.html', type: 'text/html'},
    ],
    ({sites: {first, second}}) =>
      [first, second].map(({sent}) =>
        sent.find(({action}) => action === 'PUT index.html'),
      ),
    "`'no-acl'` uploads without an ACL",
  ),
  shows(
    'lambda/deploysite.mdx',
    'A deployment after changes of two files',
    [
      'DELETE public/old.txt',
      'PUT index.html',
      'PUT public/large.bin',
      'PUT public/title.txt',
    ],
    ({sites: {second}}) =>
      second.sent
        .map(({action}) => action)
        .filter((action) => /^(?:PUT|DELETE)/.test(action))
        .sort(),
    'In version 4.0.461, it uploads larger files each time',
  ),
  shows(
    'lambda/deploysite.mdx',
    'What it counts',
    {uploadedFiles: 3, deletedFiles: 1},
    ({sites: {second}}) => pick(second.stats, 'uploadedFiles', 'deletedFiles'),
    '(`uploadedFiles`), deleted (`deletedFiles`)',
  ),
  shows(
    'lambda/deploysite.mdx',
    'A name that exists, with throwIfSiteExists',
    true,
    ({sites: {third}}) =>
      third.includes(
        '`throwIfSiteExists` was passed as true, but there are already files in this folder: sites/my-video/',
      ),
    '`throwIfSiteExists` was passed as true, but there are already files in this folder: sites/my-video/',
  ),
  shows(
    'lambda/deploysite.mdx',
    'A timer after a failed upload',
    true,
    ({sites: {updates}}) => updates > 0,
    'in version 4.0.461 a timer keeps running after a failed upload',
  ),
  shows(
    'lambda/getsites.mdx',
    'A deployed site',
    [{id: 'my-video', version: '4.0.461'}],
    async () =>
      ((await call('getSites')).sites as Json[]).map((site) =>
        pick(site, 'id', 'version'),
      ),
  ),
];

const renders: readonly Claim[] = [
  shows(
    'lambda/how-lambda-works.mdx',
    'Invocations for two chunks, after the one that starts',
    ['launch', 'renderer', 'renderer'],
    (film) => listRoutines(film, film.video),
    'A render with 82 chunks consists of 84 invocations',
  ),
  shows(
    'lambda/concurrency.mdx',
    'Chunks of 40 frames, 20 per function',
    [
      [0, 19],
      [20, 39],
    ],
    ({video}) =>
      (video.progress.mostExpensiveFrameRanges as Json[])
        .map(({frameRange}) => frameRange as number[])
        .sort(([a = 0], [b = 0]) => a - b),
  ),
  shows(
    'lambda/how-lambda-works.mdx',
    'The joined video',
    'h264,40',
    async ({buckets, video}) =>
      (
        await runFfmpeg(
          'ffprobe',
          '-select_streams v -count_frames -show_entries stream=codec_name,nb_read_frames -of csv=p=0 -'.split(
            ' ',
          ),
          buckets.get(BUCKET)?.get(String(video.progress.outKey)),
        )
      ).trim(),
    'As soon as all chunks are there, the main function joins them.',
  ),
  shows(
    'lambda/how-lambda-works.mdx',
    'The progress of a render, from first to last, and whether it ever falls',
    [0, 1, false],
    ({video: {overall}}) => [
      overall[0],
      overall.at(-1),
      overall.some((value, at) => value < (overall[at - 1] ?? 0)),
    ],
  ),
  shows(
    'lambda/how-lambda-works.mdx',
    'Access to the progress, to a video and to a private still',
    ['private', 'public-read', 'private'],
    (film) =>
      [
        film.video.progressKey,
        film.video.progress.outKey,
        film.still.outKey,
      ].map((key) => findAcl(film, String(key))),
    'Its ACL is always private, whatever `privacy` you chose',
  ),
  shows(
    'lambda/how-lambda-works.mdx',
    'A component that throws: invocations, and how the render ends',
    {
      routines: ['launch', 'renderer', 'renderer'],
      done: false,
      fatalErrorEncountered: true,
      message: 'No such font',
      willRetry: false,
    },
    (film) => {
      const {progress} = film.broken;
      const [error = {}] = progress.errors as Json[];
      return {
        routines: listRoutines(film, film.broken),
        ...pick(progress, 'done', 'fatalErrorEncountered'),
        ...pick(error, 'message', 'willRetry'),
      };
    },
    'An exception in your component is not one of them',
  ),
  shows(
    'lambda/rendermediaonlambda.mdx',
    'The fatal error for a composition that is missing',
    'Error: Could not find composition with ID Nope. Available compositions: Fade, Broken',
    ({missing}) => (missing.progress.errors as Json[])[0]?.message,
  ),
  shows(
    'lambda/how-lambda-works.mdx',
    'The progress of a still',
    true,
    ({still}) =>
      call('getRenderProgress', {
        functionName: FUNCTION,
        bucketName: BUCKET,
        renderId: still.renderId,
        skipLambdaInvocation: true,
      }).then(
        () => false,
        () => true,
      ),
    '`getRenderProgress()` throws for stills',
  ),
  shows(
    'lambda/how-lambda-works.mdx',
    'The compositions of a site',
    ['Fade', 'Broken'],
    ({compositions}) => (compositions as unknown as Json[]).map(({id}) => id),
  ),
];

/** What the function itself refuses, before a render begins. */
const refusals: readonly Claim[] = [
  {
    options: {serveUrl: 'src/index.ts'},
    message:
      'Remotion Lambda can only render based on a URL in the cloud. It seems like you passed a local file: src/index.ts.',
  },
  {
    options: {serveUrl: 'my-video', deleteAfter: '2-days'},
    message:
      'Expected deleteAfter value to be one of 1-day, 3-days, 7-days, 30-days, got 2-days',
  },
].map(({options, message}) =>
  stops(
    'lambda/rendermediaonlambda.mdx',
    JSON.stringify(options),
    message,
    async () =>
      useAws(await openFilm(), () =>
        call('renderMediaOnLambda', {
          functionName: FUNCTION,
          composition: 'Fade',
          codec: 'h264',
          ...options,
        }),
      ),
  ),
);

const hooks: readonly Claim[] = [
  shows(
    'lambda/webhooks.mdx',
    'The webhook of a finished render: headers and body',
    {
      'x-remotion-mode': 'production',
      'x-remotion-status': 'success',
      customData: {order: 7},
      expectedBucketOwner: '123456789012',
      lambdaErrors: [],
      type: 'success',
      isFile: true,
    },
    ({video: {headers, hook, progress}}) => ({
      ...pick(headers, 'x-remotion-mode', 'x-remotion-status'),
      ...pick(
        hook,
        'customData',
        'expectedBucketOwner',
        'lambdaErrors',
        'type',
      ),
      isFile:
        hook.outputFile === progress.outputFile &&
        hook.outputUrl === hook.outputFile,
    }),
  ),
  shows(
    'lambda/webhooks.mdx',
    'The webhook of a render that fails',
    [
      'bucketName',
      'customData',
      'errors',
      'expectedBucketOwner',
      'renderId',
      'type',
    ],
    ({broken: {hook}}) => Object.keys(hook).sort(),
    'adds `errors`, an array with the',
  ),
];

const files: readonly Claim[] = [
  shows(
    'lambda/presignurl.mdx',
    'A link to a file, and to one that is missing',
    ['281', '60', null],
    async ({still}) => {
      const [link, missing] = (await Promise.all(
        [still.outKey, 'renders/none/out.mp4'].map((objectKey) =>
          call('presignUrl', {
            bucketName: BUCKET,
            objectKey,
            expiresInSeconds: 60,
            checkIfObjectExists: true,
          }),
        ),
      )) as unknown as [string, null];
      return [
        (await fetch(link)).headers.get('content-length'),
        new URL(link).searchParams.get('X-Amz-Expires'),
        missing,
      ];
    },
  ),
  shows(
    'lambda/deleterender.mdx',
    'What is left of a render',
    {freed: true, left: []},
    async ({buckets, still: {renderId}}) => {
      const {freedBytes} = await call('deleteRender', {
        bucketName: BUCKET,
        renderId,
      });
      return {
        freed: Number(freedBytes) > 281,
        left: [...(buckets.get(BUCKET)?.keys() ?? [])].filter((key) =>
          key.includes(String(renderId)),
        ),
      };
    },
  ),
];

export const film: readonly Claim[] = [
  ...deployments,
  ...renders,
  ...refusals,
  ...hooks,
  ...files,
];
