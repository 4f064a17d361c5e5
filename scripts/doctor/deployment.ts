import { forgottenAfterMs } from '../deploy-bucket.mjs';
import { type Asked, Unseen } from './asked';
import { check, type Check } from './check';

const storage = 'storage.googleapis.com';

interface Bucket {
  versioning?: { enabled?: boolean };
  iamConfiguration?: { publicAccessPrevention?: string };
  lifecycle?: { rule?: object[] };
}

function bucketOf({ repository: { bucket } }: Asked): string {
  if (bucket) return bucket;
  throw new Unseen(
    'No bucket for the site is configured.',
    'docs/deploying.md, "Keep the site in a bucket", if others than this computer are to deploy.',
  );
}

const kept = <Shape>(asked: Asked, file: string) =>
  asked.google<Shape>(
    storage,
    `/storage/v1/b/${bucketOf(asked)}/o/${encodeURIComponent(file)}?alt=media`,
  );

interface Line {
  version: string;
  base: string;
  entry: string;
}
type Remotes = Record<string, Line>;

const versions = (remotes: Remotes) =>
  new Map(Object.entries(remotes).map(([name, { version }]) => [name, version]));

const served = async (asked: Asked) => (await asked.site('/remotes.json')).json<Remotes>();

interface Release {
  type?: string;
  releaseTime?: string;
}

export const deploymentChecks: Check[] = [
  check(
    'The site serves every version that remotes.json lists',
    async (asked) =>
      Promise.all(
        Object.entries(await served(asked)).map(async ([name, { base, entry }]) => {
          const at = new URL(base + entry, asked.address);
          return { name, at, status: (await asked.anybody(at.href)).status };
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
    async (asked) => {
      bucketOf(asked);
      if (await kept(asked, 'site-lock'))
        throw new Unseen('A deployment is running.', 'Try again when it has ended.');
      return { kept: await kept<Remotes>(asked, 'site/remotes.json'), now: await served(asked) };
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
    async (asked) => {
      const { hostingSite } = asked.repository;
      if (!hostingSite) {
        throw new Unseen(
          '.firebaserc names no site for the target shell.',
          'Add it there as in docs/deploying.md.',
        );
      }
      const found = await asked.google<{ releases?: Release[] }>(
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
    async (asked) => asked.google<Bucket>(storage, `/storage/v1/b/${bucketOf(asked)}`),
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
    async (asked) => {
      bucketOf(asked);
      return kept<{ who?: string; since?: string }>(asked, 'site-lock');
    },
    (lock, { now, repository: { bucket } }) => [
      [
        lock !== null && now.getTime() - Date.parse(lock.since ?? '') > forgottenAfterMs,
        `A deployment of ${lock?.who} has held its lock since ${lock?.since}: it was killed.`,
        `Make sure that it is not running, then gcloud storage rm gs://${bucket}/site-lock, and npm run deploy.`,
      ],
    ],
  ),
];
