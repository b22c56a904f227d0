/** `npx remotion lambda`. */
import path from 'node:path';
import {readCommand, toolkitModules} from '../renders/command';
import type {Claim} from '../trial';
import type {Aws} from './aws';
import {addFunction, BUCKET, fails, FUNCTION, gives} from './packages';

/** Runs a command in an account with a site and a function. */
function run(aws: Aws, command: string): Promise<string> {
  aws.buckets.set(
    BUCKET,
    new Map([['sites/my-video/index.html', Buffer.from('<html></html>')]]),
  );
  addFunction(aws);
  aws.reply = () => ({type: 'success', version: '4.0.461'});
  return readCommand(
    process.execPath,
    [
      path.join(toolkitModules, '.bin/remotion'),
      'lambda',
      ...command.split(' '),
    ],
    path.dirname(toolkitModules),
  );
}

/** What a command leaves of files and functions, and whether rules are deleted. */
const leaves = (
  page: string,
  command: string,
  left: readonly string[],
  areRulesDeleted: boolean,
  quote?: string,
): Claim =>
  gives(
    page,
    `What \`${command}\` leaves, and whether it deletes lifecycle rules`,
    {left, areRulesDeleted},
    async (aws) => {
      await run(aws, command);
      return {
        left: [
          ...(aws.buckets.get(BUCKET)?.keys() ?? []),
          ...aws.functions.keys(),
        ],
        areRulesDeleted: aws.calls.some(
          ({action}) => action === `DELETE /${BUCKET}/?lifecycle=`,
        ),
      };
    },
    quote,
  );

/** A claim that a command prints a line of its page. */
const prints = (
  page: string,
  command: string,
  line: string,
  prepare: (aws: Aws) => void = () => undefined,
): Claim =>
  gives(
    page,
    `\`${command}\` prints "${line}"`,
    true,
    async (aws) => {
      prepare(aws);
      return (await run(aws, command)).includes(line);
    },
    line,
  );

export const commands: readonly Claim[] = [
  leaves(
    'lambda/cli/sites/rm.mdx',
    'sites rm my-video --yes',
    [FUNCTION],
    true,
    "In version 4.0.461, the command also deletes the bucket's lifecycle rules",
  ),
  leaves(
    'lambda/cli/sites/rm.mdx',
    `sites rm my-video --yes --force-bucket-name=${BUCKET}`,
    [FUNCTION],
    false,
    'or pass `--force-bucket-name`, which leaves them alone',
  ),
  leaves(
    'lambda/cli/sites/rmall.mdx',
    'sites rmall --yes',
    [FUNCTION],
    true,
    "In version 4.0.461, the command also deletes the bucket's lifecycle rules",
  ),
  leaves(
    'lambda/cli/functions/rmall.mdx',
    'functions rmall --yes',
    ['sites/my-video/index.html'],
    false,
  ),
  prints('lambda/cli/sites/ls.mdx', 'sites ls --quiet', 'my-video'),
  prints('lambda/cli/functions/ls.mdx', 'functions ls --quiet', FUNCTION),
  prints(
    'lambda/troubleshooting/rate-limit.mdx',
    'quotas',
    'Concurrency limit: 10 - Increase recommended!',
  ),
  gives(
    'lambda/cli/quotas.mdx',
    'What `quotas increase --yes` asks for with a limit of 10',
    5000,
    async (aws) => {
      await run(aws, 'quotas increase --yes');
      const sent = aws.calls.find(
        ({action}) => action === 'RequestServiceQuotaIncrease',
      );
      return (JSON.parse(String(sent?.body)) as {DesiredValue: number})
        .DesiredValue;
    },
    'The command rounds up to the next multiple of 5,000',
  ),
  gives(
    'lambda/permissions.mdx',
    '`policies validate` without a permission, which ends as if nothing were missing',
    ['✅ s3:PutObject', '❌ s3:PutBucketPolicy'],
    async (aws) => {
      aws.refuse('s3:PutBucketPolicy', 403, 'AccessDenied', 'Denied');
      return (await run(aws, 'policies validate')).match(
        /\S+ s3:Put(?:BucketPolicy|Object)$/gm,
      );
    },
    'Its exit code is 0 even if permissions are missing',
  ),
  fails(
    'lambda/troubleshooting/permissions.mdx',
    'A command for a user who may not invoke',
    'No Lambda functions with version 4.0.461 found in your account.',
    (aws) => {
      aws.refuse('invocations', 403, 'AccessDeniedException', 'Denied');
      return run(aws, 'render my-video MyComp');
    },
  ),
];
