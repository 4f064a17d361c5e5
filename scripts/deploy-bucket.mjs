import { execFile } from 'node:child_process';

/**
 * @typedef {{ code: number, out: string, err: string }} Answer
 * @typedef {(args: readonly string[], input?: string) => Promise<Answer>} Ask
 * @typedef {ReturnType<typeof bucketAt>} Bucket
 */

/** @type {Ask} */
const askGcloud = (args, input) =>
  new Promise((resolve, reject) => {
    const child = execFile('gcloud', args, (error, out, err) => {
      if (typeof error?.code === 'string') reject(error);
      else resolve({ code: error ? (error.code ?? 1) : 0, out, err });
    });
    child.stdin?.end(input);
  });

const isMissing = ({ err }) => /matched no objects|not found: 404/i.test(err);
const isOvertaken = ({ err }) => /HTTPError 412|pre-?conditions? you specified/i.test(err);

const match = (generation) => `--if-generation-match=${generation}`;

/**
 * Returns the bucket operations of a deployment. An object's generation changes with each write and is `0` while it
 * does not exist. A write for an outdated generation fails.
 * @param {string} stored
 * @param {Ask} ask
 */
export function bucketAt(stored, ask = askGcloud) {
  const storage = (args, input) => ask(['storage', ...args], input);
  const failure = ({ err }) => new Error(err.trim() || 'gcloud failed and did not say why.');
  /** Runs a read command. Returns null if the bucket object does not exist. */
  async function readBy(/** @type {string[]} */ ...args) {
    const answer = await storage(args);
    if (answer.code === 0) return answer.out.trim();
    if (isMissing(answer)) return null;
    throw failure(answer);
  }
  return {
    kept: stored,
    read: (name) => readBy('cat', `${stored}/${name}`),
    /** Returns the generation of a bucket object, or `0` if it does not exist. */
    generation: async (name) =>
      (await readBy('objects', 'describe', `${stored}/${name}`, '--format=value(generation)')) ??
      '0',
    /** Writes a bucket object unless it has changed since that generation. Returns whether it was written. */
    write: async (name, text, generation) => {
      const answer = await storage(['cp', match(generation), '-', `${stored}/${name}`], text);
      if (answer.code !== 0 && !isOvertaken(answer)) throw failure(answer);
      return answer.code === 0;
    },
    /** Deletes a bucket object unless it has changed or is gone. */
    remove: async (name, generation) => {
      const answer = await storage(['rm', match(generation), `${stored}/${name}`]);
      if (answer.code !== 0 && !isOvertaken(answer) && !isMissing(answer)) throw failure(answer);
    },
  };
}

const lock = 'site-lock';
const release = 'site-release';

// Longer than the longest CI run, so an older deployment lock is abandoned.
export const forgottenAfterMs = 2 * 60 * 60 * 1000;

/** Takes the deployment lock and returns its generation. Throws if another deployment holds it. */
async function takeLock(/** @type {Bucket} */ bucket, who, now) {
  const text = JSON.stringify({ who, since: new Date(now).toISOString() });
  let isInUse = await bucket.write(lock, text, '0');
  if (!isInUse) {
    const generation = await bucket.generation(lock);
    const held = JSON.parse((await bucket.read(lock)) ?? '{}');
    const isForgotten = now - Date.parse(held.since) > forgottenAfterMs;
    isInUse = isForgotten && (await bucket.write(lock, text, generation));
    if (!isInUse) {
      throw new Error(
        `${held.who ?? 'Somebody else'} has been deploying this site since ${held.since ?? 'just now'}: nothing was deployed. Try again later. If that deployment was killed: gcloud storage rm ${bucket.kept}/${lock}`,
      );
    }
  }
  return bucket.generation(lock);
}

/**
 * Runs the steps of a deployment under the lock; `steps` is called once the lock is held. Throws before the `claims`
 * step, and so before any change of the site, when another deployment has come in between.
 * @template {{ claims?: boolean }} Step
 * @param {{ bucket: Bucket, who: string, steps: () => Promise<readonly Step[]>, take: (step: Step) => Promise<void>, now?: number }} deployment
 */
export async function deployAlone({ bucket, who, steps, take, now = Date.now() }) {
  const held = await takeLock(bucket, who, now);
  try {
    const before = await bucket.generation(release);
    for (const step of await steps()) {
      if (!step.claims) await take(step);
      else if (!(await bucket.write(release, who, before))) {
        throw new Error(
          'Somebody else has deployed the site since it was fetched: nothing was deployed, so that their changes stay. Start again.',
        );
      }
    }
  } finally {
    await bucket.remove(lock, held);
  }
}
