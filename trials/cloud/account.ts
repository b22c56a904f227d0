/** What deploys: functions and buckets, and what stops it. */
import type {Claim} from '../trial';
import type {Aws, Json} from './aws';
import {BUCKET, call, fails, gives, pick, SIZE} from './packages';

// cspell:ignore hbna
const OTHER_BUCKET = 'remotionlambda-useast1-p0xw62hbna';

const deploy = (options: Json = {}): Promise<Json> =>
  call('deployFunction', {
    ...SIZE,
    createCloudWatchLogGroup: true,
    ...options,
  });

/** Functions that answer as one of the installed version does. */
const answerVersion = (aws: Aws): void => {
  aws.reply = () => ({type: 'success', version: '4.0.461'});
};

/** What came, without the names of functions and buckets. */
const listActions = ({calls}: Aws): string[] =>
  calls.map(({action}) =>
    action
      .replace(/remotion(?:lambda|-render)-[\w-]+/, '*')
      .replace(/arn.*/, '*'),
  );

const findBody = ({calls}: Aws, action: string): Json =>
  JSON.parse(
    String(calls.find((came) => came.action.includes(action))?.body),
  ) as Json;

const functions: readonly Claim[] = [
  gives(
    'lambda/deployfunction.mdx',
    'A new function',
    {
      MemorySize: 2048,
      EphemeralStorage: {Size: 2048},
      Timeout: 120,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Role: 'arn:aws:iam::123456789012:role/remotion-lambda-role',
      layers: 4,
    },
    async (aws) => {
      await deploy();
      const [created = {}] = aws.functions.values();
      return {
        ...pick(
          created,
          'MemorySize',
          'EphemeralStorage',
          'Timeout',
          'Runtime',
          'Architectures',
          'Role',
        ),
        layers: (created.Layers as string[]).length,
      };
    },
  ),
  gives(
    'lambda/deployfunction.mdx',
    'What a deployment sends',
    [
      'GetCallerIdentity',
      'GET functions',
      'CreateLogGroup',
      'PutRetentionPolicy',
      'POST functions',
      'POST tags/*',
      'PUT functions/*/event-invoke-config',
      'GET functions/*',
      'PUT functions/*/runtime-management-config',
    ],
    async (aws) => {
      await deploy();
      return listActions(aws);
    },
  ),
  gives(
    'lambda/how-lambda-works.mdx',
    'Retries by AWS',
    0,
    async (aws) => {
      await deploy();
      return findBody(aws, 'event-invoke-config').MaximumRetryAttempts;
    },
    'AWS would repeat a failed asynchronous invocation, so Remotion turns this off when it deploys the function',
  ),
  gives(
    'lambda/deployfunction.mdx',
    'A second deployment with the same settings',
    {alreadyExisted: true, created: 1, retentionInDays: 30},
    async (aws) => {
      answerVersion(aws);
      await deploy();
      aws.calls.length = 0;
      const {alreadyExisted} = await deploy({
        cloudWatchLogRetentionPeriodInDays: 30,
      });
      return {
        alreadyExisted,
        created: aws.functions.size,
        retentionInDays: findBody(aws, 'PutRetentionPolicy').retentionInDays,
      };
    },
    'A second call with another value changes the existing log group.',
  ),
  fails(
    'lambda/deployfunction.mdx',
    'A function that cannot answer',
    'Function already exist: remotion-render-4-0-461-mem2048mb-disk2048mb-120sec',
    async (aws) => {
      await deploy();
      aws.refuse('invocations', 429, 'TooManyRequestsException', 'Rate');
      await deploy();
    },
  ),
  gives(
    'lambda/deployfunction.mdx',
    'Subnets without security groups',
    [undefined, {SubnetIds: ['a', 'b'], SecurityGroupIds: ['c']}],
    async ({functions}) => {
      const vpcSubnetIds = 'a,b';
      await deploy({vpcSubnetIds});
      await deploy({
        timeoutInSeconds: 130,
        vpcSubnetIds,
        vpcSecurityGroupIds: 'c',
      });
      return [...functions.values()].map(({VpcConfig}) => VpcConfig);
    },
    'without it, the subnets are ignored and no warning appears',
  ),
  fails(
    'lambda/deployfunction.mdx',
    'Insights where AWS has none',
    'Lambda Insights is not supported by AWS in region eu-central-2. Please disable Lambda Insights.',
    () => deploy({region: 'eu-central-2', enableLambdaInsights: true}),
  ),
  gives(
    'lambda/deployfunction.mdx',
    'Without the permissions for tags and the runtime',
    1,
    async (aws) => {
      const denied = [403, 'AccessDeniedException', 'Denied'] as const;
      aws.refuse('POST tags', ...denied);
      aws.refuse('runtime-management', ...denied);
      await deploy();
      return aws.functions.size;
    },
    'lacks `lambda:PutRuntimeManagementConfig`, the call succeeds',
  ),
  gives(
    'lambda/getfunctions.mdx',
    'A function that cannot answer',
    [[null], []],
    async (aws) => {
      await deploy();
      aws.refuse('invocations', 429, 'TooManyRequestsException', 'Rate');
      const [all, compatible] = await Promise.all(
        [false, true].map((compatibleOnly) =>
          call('getFunctions', {compatibleOnly}),
        ),
      );
      return [
        (all as unknown as Json[]).map(({version}) => version),
        compatible,
      ];
    },
    '`version` is `null` if the function could not be invoked',
  ),
];

const CREATION = [
  'GET /',
  'PUT /*/',
  'DELETE /*/?ownershipControls=',
  'DELETE /*/?publicAccessBlock=',
  'PUT /*/?policy=',
  'PUT /*/?acl=',
];

const create = (options: Json = {}): Promise<Json> =>
  call('getOrCreateBucket', options);

const buckets: readonly Claim[] = [
  gives(
    'lambda/getorcreatebucket.mdx',
    'A new bucket',
    {actions: CREATION, acl: 'private', readable: '/*', readers: '*'},
    async (aws) => {
      const {bucketName} = await create();
      const [{Resource, Principal} = {} as Json] = findBody(aws, 'policy')
        .Statement as Json[];
      return {
        actions: listActions(aws),
        acl: aws.calls.at(-1)?.headers['x-amz-acl'],
        readable: String(Resource).replace(
          `arn:aws:s3:::${String(bucketName)}`,
          '',
        ),
        readers: Principal,
      };
    },
    "makes `privacy: 'private'` ineffective for a new bucket",
  ),
  gives(
    'lambda/getorcreatebucket.mdx',
    'Without the permission for a policy',
    'public-read',
    async (aws) => {
      aws.refuse('?policy', 403, 'AccessDenied', 'Access Denied');
      await create();
      return aws.calls.at(-1)?.headers['x-amz-acl'];
    },
    'It then falls back to an ACL with which anyone can list the files.',
  ),
  gives(
    'lambda/getorcreatebucket.mdx',
    'Two calls at the same time',
    2,
    async (aws) => {
      await Promise.all([create(), create()]);
      return aws.buckets.size;
    },
    'Two calls at the same time in an empty region create two buckets.',
  ),
  gives(
    'lambda/getorcreatebucket.mdx',
    'A bucket whose creation failed halfway',
    {alreadyExisted: true, actions: ['GET /']},
    async (aws) => {
      aws.refuse('DELETE /', 403, 'AccessDenied', 'Access Denied');
      await create().catch(() => undefined);
      aws.calls.length = 0;
      const {alreadyExisted} = await create();
      return {alreadyExisted, actions: listActions(aws)};
    },
    'the next call returns it as if it were complete',
  ),
  fails(
    'lambda/getorcreatebucket.mdx',
    'A user without the permissions of April 2023',
    'Since April 2023, more AWS permissions are required to create an S3 bucket. You need to update your user policy to continue.',
    (aws) => {
      aws.refuse('DELETE /', 403, 'AccessDenied', 'Access Denied');
      return create();
    },
  ),
  fails(
    'lambda/getorcreatebucket.mdx',
    'A second bucket',
    `You have multiple buckets (${BUCKET},${OTHER_BUCKET}) in your S3 region (us-east-1) starting with "remotionlambda-".`,
    (aws) => {
      aws.buckets.set(BUCKET, new Map()).set(OTHER_BUCKET, new Map());
      return create();
    },
  ),
  ...(
    [
      [undefined, []],
      [true, ['PUT']],
      [false, ['DELETE']],
    ] as const
  ).map(([enableFolderExpiry, methods]) =>
    gives(
      'lambda/getorcreatebucket.mdx',
      `Changes of lifecycle rules with enableFolderExpiry: ${enableFolderExpiry}`,
      methods,
      async (aws) => {
        aws.buckets.set(BUCKET, new Map());
        await create({enableFolderExpiry});
        return aws.calls.flatMap(({action}) =>
          action.endsWith('?lifecycle=') ? [action.split(' ')[0]] : [],
        );
      },
      'Without the option, they stay as they are.',
    ),
  ),
  gives(
    'lambda/getorcreatebucket.mdx',
    'Prefixes of the rules',
    ['renders/1-day', 'renders/3-days', 'renders/7-days', 'renders/30-days'],
    async (aws) => {
      await create({enableFolderExpiry: true});
      return String(aws.calls.at(-1)?.body).match(/renders\/[\w-]+/g);
    },
  ),
  gives(
    'lambda/getawsclient.mdx',
    'Path style, asked for without other credentials',
    false,
    async () => {
      const {client} = await call('getAwsClient', {
        service: 's3',
        forcePathStyle: true,
      });
      return (client as {config: Json}).config.forcePathStyle;
    },
  ),
];

export const account: readonly Claim[] = [...functions, ...buckets];
