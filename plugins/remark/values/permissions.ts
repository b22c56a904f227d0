/**
 * What Remotion needs each permission for. The permissions themselves come from
 * the packages; one that a package adds stops the build until it has a reason
 * here, and so does a reason that nothing needs any more.
 */
export const REASONS = {
  /** Role of the function of AWS Lambda. */
  rolePermissions: {
    's3:ListAllMyBuckets':
      'Finds the bucket of the region when a request names none in `forceBucketName`.',
    's3:CreateBucket':
      'Creates that bucket if there is none, although only the user has all permissions to configure it.',
    's3:ListBucket':
      'Lets S3 answer that a file does not exist, instead of denying access to it.',
    's3:PutBucketAcl':
      'Is for the last step of configuring a new bucket, which the role does not reach.',
    's3:GetObject':
      'Reads large props and the progress, and checks whether the output file exists.',
    's3:DeleteObject': 'Deletes large props after the render.',
    's3:PutObjectAcl':
      'Sets the ACL of each file: private for those of Remotion, and as `privacy` says for the output.',
    's3:PutObject':
      'Writes the progress, large props, artifacts and the finished file.',
    's3:GetBucketLocation':
      'Finds the region of a bucket whose name does not contain it.',
    'lambda:InvokeFunction':
      'Lets the function invoke itself: once as the main function, then once per chunk.',
    'logs:CreateLogGroup': 'Creates the log group of Lambda Insights.',
    'logs:CreateLogStream': 'Opens a log for each instance of the function.',
    'logs:PutLogEvents': 'Writes to that log.',
  },
  /** User of the command line and of the Node.js API for AWS Lambda. */
  userPermissions: {
    'servicequotas:GetServiceQuota':
      'Shows the concurrency limit of the account.',
    'servicequotas:GetAWSDefaultServiceQuota':
      'Reads the default limit, with which `npx remotion lambda quotas` compares yours.',
    'servicequotas:RequestServiceQuotaIncrease': 'Asks AWS for a higher limit.',
    'servicequotas:ListRequestedServiceQuotaChangeHistoryByQuota':
      'Shows a request for a higher limit that AWS has not answered.',
    'iam:SimulatePrincipalPolicy':
      'Checks the permissions of this user, for `npx remotion lambda policies validate` and `simulatePermissions()`.',
    'iam:PassRole': 'Assigns the role to a new function.',
    's3:GetObject':
      'Reads the progress of a render, downloads files, and signs links to them.',
    's3:DeleteObject':
      'Deletes renders, sites, and files that a new deployment of a site no longer has.',
    's3:PutObjectAcl':
      'Makes the files of a site public, and uploaded props private.',
    's3:PutObject':
      'Uploads sites, and props that are too large for a request.',
    's3:CreateBucket': 'Creates the bucket of a region.',
    's3:ListBucket': 'Lists the files of sites and renders.',
    's3:GetBucketLocation':
      'Checks that the bucket of a site is in the region.',
    's3:PutBucketAcl':
      'Makes the ACL of a new bucket private, or public where a bucket policy is not allowed.',
    's3:DeleteBucket':
      'Is not used: Remotion deletes files, but never the bucket.',
    's3:PutBucketOwnershipControls': 'Turns on ACLs in a new bucket.',
    's3:PutBucketPublicAccessBlock':
      'Removes the block that AWS puts on public access to a new bucket.',
    's3:PutBucketPolicy':
      'Lets everyone read a file whose URL they know, without listing the bucket.',
    's3:PutLifecycleConfiguration':
      'Creates and removes the rules that `deleteAfter` relies on, for `enableFolderExpiry`.',
    's3:ListAllMyBuckets': 'Finds the bucket that Remotion uses.',
    'lambda:ListFunctions':
      'Lists the functions, and finds one that exists before it deploys another.',
    'lambda:GetFunction':
      'Waits until a new function is ready, and reads its settings.',
    'lambda:InvokeAsync':
      'Is not used: Remotion starts renders with `lambda:InvokeFunction`.',
    'lambda:InvokeFunction':
      'Starts a render, asks for its progress, and asks a function for its version.',
    'lambda:CreateFunction': 'Deploys a function.',
    'lambda:DeleteFunction': 'Deletes a function.',
    'lambda:PutFunctionEventInvokeConfig':
      'Turns off the retries by AWS, because Remotion retries by itself.',
    'lambda:PutRuntimeManagementConfig':
      'Keeps AWS from updating Node.js under a deployed function.',
    'lambda:TagResource':
      'Tags a function with its version, memory, disk and timeout.',
    'logs:CreateLogGroup': 'Creates the log group of a function.',
    'logs:PutRetentionPolicy': 'Sets how long logs are kept.',
    'lambda:GetLayerVersion':
      'Attaches the layers with Chromium, fonts and Lambda Insights.',
  },
  /** Service account of Cloud Run. */
  permissions: {
    'iam.serviceAccounts.actAs':
      'Deploys a service that runs as the account in `REMOTION_GCP_CLIENT_EMAIL`.',
    'run.operations.get': 'Waits until a deployment is done.',
    'run.routes.invoke': 'Sends a render to the service.',
    'run.services.create': 'Deploys a service.',
    'run.services.get': 'Reads the settings and the URL of a service.',
    'run.services.delete': 'Deletes a service.',
    'run.services.list':
      'Lists the services, and finds one that exists before it deploys another.',
    'run.services.update':
      'Is not used: Remotion deploys another service instead of changing one.',
    'storage.buckets.create': 'Creates the bucket of a region.',
    'storage.buckets.get':
      'Checks that the bucket exists before a site is uploaded.',
    'storage.buckets.list': 'Finds the bucket that Remotion uses.',
    'storage.objects.create':
      'Uploads sites, finished files and reports of errors.',
    'storage.objects.delete':
      'Deletes the files of a site, and overwrites files.',
    'storage.objects.list': 'Lists sites and their files.',
    'logging.logEntries.list':
      'Shows the logs of a service that crashed, on the command line.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What a permission is for.
 *
 * @throws Error that names a permission without a reason
 */
export function reasonOf(list: keyof typeof REASONS, name: string): string {
  const reason = (REASONS[list] as Readonly<Record<string, string>>)[name];
  if (reason === undefined) {
    throw new Error(
      `plugins/remark/values/permissions.ts: "${name}" of ${list} has no reason. Say there what Remotion needs it for.`,
    );
  }
  return reason;
}
