import { forgottenAfterMs } from '../deploy-bucket.mjs';
import { type DoctorContext, Unseen } from './context';
import { check, type Check } from './check';

const storage = 'storage.googleapis.com';

interface Bucket {
  versioning?: { enabled?: boolean };
  iamConfiguration?: { publicAccessPrevention?: string };
  lifecycle?: { rule?: object[] };
}

function bucketOf({ repository: { bucket } }: DoctorContext): string {
  if (bucket) return bucket;
  throw new Unseen(
    'No bucket for the site is configured.',
    'docs/deploying.md, "Keep the site in a bucket", if others than this computer are to deploy.',
  );
}

const stored = <Shape>(context: DoctorContext, file: string) =>
  context.google<Shape>(
    storage,
    `/storage/v1/b/${bucketOf(context)}/o/${encodeURIComponent(file)}?alt=media`,
  );

interface Line {
  version: string;
  base: string;
  entry: string;
}
type Remotes = Record<string, Line>;

const versions = (remotes: Remotes) =>
  new Map(Object.entries(remotes).map(([name, { version }]) => [name, version]));

const served = async (context: DoctorContext) =>
  (await context.site('/remotes.json')).json<Remotes>();

interface Release {
  type?: string;
  releaseTime?: string;
}

export const deploymentChecks: Check[] = [
  check(
    'The site serves every version that remotes.json lists',
    async (context) =>
      Promise.all(
        Object.entries(await served(context)).map(async ([name, { base, entry }]) => {
          const at = new URL(base + entry, context.address);
          return { name, at, status: (await context.anybody(at.href)).status };
        }),
      ),
    (all) =>
      all.map(({ name, at, status }) => [
        status !== 200,
        `${name} is named but not there (${at.pathname} answers ${status}): its part of pages shows a notice.`,
        `npm run deploy -- rollback ${name}, or deploy it again.`,
      ]),
  ),
  check(
    'Hosting serves the versions in the bucket',
    async (context) => {
      bucketOf(context);
      if (await stored(context, 'site-lock'))
        throw new Unseen('A deployment is running.', 'Try again when it has ended.');
      return {
        kept: await stored<Remotes>(context, 'site/remotes.json'),
        now: await served(context),
      };
    },
    ({ kept: inBucket, now }, { repository: { bucket } }) => {
      const has = versions(inBucket ?? {});
      const other = [...versions(now)].filter(([name, version]) => has.get(name) !== version);
      return [
        [
          inBucket === null,
          `gs://${bucket} holds no site: the next deployment begins with nothing.`,
          `gcloud storage rsync --recursive site gs://${bucket}/site, from the folder that was deployed last.`,
        ],
        [
          inBucket !== null && other.length > 0,
          `The site runs ${other.map(([name, version]) => `${name} ${version} (the bucket has ${has.get(name) ?? 'none'})`).join(', ')}: someone deployed without the bucket, or hosting failed.`,
          'npm run deploy -- prerender serves what the bucket keeps. Is that what should run?',
        ],
      ];
    },
  ),
  check(
    'The last release was a deployment, not a roll back in the console',
    async (context) => {
      const { hostingSite } = context.repository;
      if (!hostingSite) {
        throw new Unseen(
          '.firebaserc names no site for the target shell.',
          'Add it there as in docs/deploying.md.',
        );
      }
      const found = await context.google<{ releases?: Release[] }>(
        'firebasehosting.googleapis.com',
        `/v1beta1/sites/${hostingSite}/releases?pageSize=1`,
      );
      return found?.releases?.[0] ?? null;
    },
    (release) => [
      [
        release === null,
        'Hosting has no release yet.',
        'npm run deploy, or deploy hosting as docs/deploying.md says.',
      ],
      [
        release?.type === 'ROLLBACK',
        `The site was rolled back in the console at ${release?.releaseTime}. The next deployment, or a published menu, undoes that.`,
        'To keep it: npm run deploy -- rollback <remote>, or revert on main.',
      ],
      [
        release?.type === 'SITE_DISABLE',
        'The site was disabled in the console.',
        'Deploy hosting.',
      ],
    ],
  ),
  check(
    'The bucket keeps overwritten versions for a limited time and is private',
    async (context) => context.google<Bucket>(storage, `/storage/v1/b/${bucketOf(context)}`),
    (bucket, { repository: { bucket: name } }) => {
      const update = `gcloud storage buckets update gs://${name}`;
      return [
        [
          bucket === null,
          `There is no bucket ${name}, which .firebaserc names.`,
          'docs/deploying.md, "Keep the site in a bucket".',
        ],
        [
          bucket !== null && !bucket.versioning?.enabled,
          'The bucket keeps no overwritten versions.',
          `${update} --versioning`,
        ],
        [
          bucket !== null && (bucket.lifecycle?.rule ?? []).length === 0,
          'The bucket keeps overwritten versions, and their costs, forever.',
          `docs/deploying.md, "Keep the site in a bucket": lifecycle.json, then ${update} --lifecycle-file=lifecycle.json`,
        ],
        [
          bucket !== null && bucket.iamConfiguration?.publicAccessPrevention !== 'enforced',
          'The bucket can be made public, and it contains the signing key of previews.',
          `${update} --public-access-prevention`,
        ],
      ];
    },
  ),
  check(
    'No abandoned deployment holds the lock',
    async (context) => {
      bucketOf(context);
      return stored<{ who?: string; since?: string }>(context, 'site-lock');
    },
    (lock, { now, repository: { bucket } }) => [
      lock !== null && now.getTime() - Date.parse(lock.since ?? '') > forgottenAfterMs,
      `A deployment of ${lock?.who} has held its lock since ${lock?.since}: it was killed.`,
      `Make sure that it is not running, then gcloud storage rm gs://${bucket}/site-lock, and npm run deploy.`,
    ],
  ),
];
