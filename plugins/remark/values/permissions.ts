/**
 * What Remotion needs each permission for. The permissions themselves come from
 * the packages; one that a package adds stops the build until it has a reason
 * here, and so does a reason that nothing needs any more.
 */
export const REASONS = {
  /** Role of the function of AWS Lambda. */
  rolePermissions: {
    's3:ListAllMyBuckets':
      'Finds the bucket in which a render is stored, when the request names none.',
    's3:CreateBucket': 'Creates that bucket if there is none.',
    's3:ListBucket': 'Lists the files of a render.',
    's3:PutBucketAcl': 'Sets the access of a new bucket.',
    's3:GetObject': 'Reads props that are too large for a request.',
    's3:DeleteObject': 'Deletes temporary files of a render.',
    's3:PutObjectAcl': 'Makes a file public or private, as `privacy` says.',
    's3:PutObject':
      'Writes the progress file, artifacts and the finished file.',
    's3:GetBucketLocation': 'Checks that a bucket is in the region.',
    'lambda:InvokeFunction':
      'Lets the function invoke itself: once as the main function, then once per chunk.',
    'logs:CreateLogGroup': 'Creates the log group of Lambda Insights.',
    'logs:CreateLogStream': 'Opens a log for each running function.',
    'logs:PutLogEvents': 'Writes the logs.',
  },
  /** User of the command line and of the Node.js API for AWS Lambda. */
  userPermissions: {
    'servicequotas:GetServiceQuota':
      'Shows the concurrency limit of the account.',
    'servicequotas:GetAWSDefaultServiceQuota':
      'Shows the limit that AWS gives by default, for comparison.',
    'servicequotas:RequestServiceQuotaIncrease': 'Asks AWS for a higher limit.',
    'servicequotas:ListRequestedServiceQuotaChangeHistoryByQuota':
      'Shows a request for a higher limit that is still open.',
    'iam:SimulatePrincipalPolicy':
      'Checks the permissions of this user, for `npx remotion lambda policies validate`.',
    'iam:PassRole': 'Gives the role to a new function.',
    's3:GetObject': 'Reads the progress of a render, and downloads files.',
    's3:DeleteObject': 'Deletes renders and sites.',
    's3:PutObjectAcl': 'Makes the files of a site public.',
    's3:PutObject':
      'Uploads sites, and props that are too large for a request.',
    's3:CreateBucket': 'Creates the bucket of a region.',
    's3:ListBucket': 'Lists sites and files.',
    's3:GetBucketLocation': 'Finds the bucket that is in the region.',
    's3:PutBucketAcl': 'Sets the access of a new bucket.',
    's3:DeleteBucket': 'Deletes a bucket.',
    's3:PutBucketOwnershipControls':
      'Allows a new bucket to have public files, together with the next one.',
    's3:PutBucketPublicAccessBlock':
      'Removes the block that AWS puts on public files of a new bucket.',
    's3:PutBucketPolicy':
      'Lets everyone read a file whose URL they know, without listing the bucket.',
    's3:PutLifecycleConfiguration':
      'Sets the rules that delete old renders, for `deleteAfter`.',
    's3:ListAllMyBuckets': 'Finds the bucket that Remotion uses.',
    'lambda:ListFunctions': 'Lists the functions.',
    'lambda:GetFunction': 'Waits until a new function is ready.',
    'lambda:InvokeAsync': 'Starts a render without waiting for its end.',
    'lambda:InvokeFunction': 'Starts a render, and asks for its progress.',
    'lambda:CreateFunction': 'Deploys a function.',
    'lambda:DeleteFunction': 'Deletes a function.',
    'lambda:PutFunctionEventInvokeConfig':
      'Turns off the retries of AWS, because Remotion retries by itself.',
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
      'Deploys a service that runs as the default service account.',
    'run.operations.get': 'Waits until a deployment is done.',
    'run.routes.invoke': 'Sends a render to the service.',
    'run.services.create': 'Deploys a service.',
    'run.services.get': 'Reads the settings and the URL of a service.',
    'run.services.delete': 'Deletes a service.',
    'run.services.list':
      'Lists the services, and finds one that exists before it deploys another.',
    'run.services.update': 'Changes a service.',
    'storage.buckets.create': 'Creates the bucket of a region.',
    'storage.buckets.get': 'Reads the settings of the bucket.',
    'storage.buckets.list': 'Finds the bucket that Remotion uses.',
    'storage.objects.create': 'Uploads sites and finished files.',
    'storage.objects.delete': 'Deletes sites, and overwrites files.',
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
