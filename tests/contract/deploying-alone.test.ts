import fc from 'fast-check';
import { bucketAt, deployAlone } from '../../scripts/deploy-bucket.mjs';
import { deployedCommit, releaseSteps, type Step } from '../../scripts/deploy-steps.mjs';
import { type Folder, StandInBucket } from '../sites/stand-in-bucket';

const stored = 'gs://bucket';

interface World {
  bucket: StandInBucket;
  served: Folder;
}

function worldWith(remotes: object): World {
  const bucket = new StandInBucket();
  bucket.put(`${stored}/site/remotes.json`, JSON.stringify(remotes));
  bucket.put(`${stored}/site/remotes/mfe-menu/1/entry.js`, '1');
  bucket.put(`${stored}/site/shell/1/entry.js`, '1');
  return { bucket, served: new Map() };
}

interface Machine {
  /** Awaited before each step of this machine, so that a test can interleave deployments. */
  turn?: (what: string) => Promise<void>;
  folder?: Folder;
  who?: string;
  now?: number;
}

/** Deploys version 2 of a remote from one machine. All commands but `gcloud` are fakes. */
function deploy(name: string, { bucket, served }: World, machine: Machine = {}): Promise<void> {
  const { turn = async () => {}, folder = new Map(), who = name, now = 0 } = machine;
  const gcloud = bucket.gcloud(folder);
  const ask: typeof gcloud = async (args, input) => {
    await turn(`${name}: ${args.join(' ')}`);
    return gcloud(args, input);
  };
  async function take({ command: [program = '', ...args], input }: Step) {
    if (program === 'gcloud') {
      const { code, err } = await ask(args, input?.());
      if (code !== 0) throw new Error(err);
      return;
    }
    await turn(`${name}: ${program} ${args.join(' ')}`);
    if (program === 'node') {
      const before = JSON.parse(folder.get('site/remotes.json') ?? '{}') as object;
      folder.set('site/remotes.json', JSON.stringify({ ...before, [name]: 2 }));
      folder.set(`site/remotes/${name}/2/entry.js`, '2');
    } else {
      served.clear();
      for (const [file, text] of folder) served.set(file, text);
    }
  }
  return deployAlone({
    bucket: bucketAt(stored, ask),
    who,
    steps: () => Promise.resolve(releaseSteps([name], { kept: stored, sites: [] })),
    take,
    now,
  });
}

const running = ({ served }: World): unknown => JSON.parse(served.get('site/remotes.json') ?? '{}');
const until = (message: RegExp) =>
  expect.objectContaining({ message: expect.stringMatching(message) });

test('two deployments that run at the same time never undo each other, whatever the sequence of steps', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const world = worldWith({ 'mfe-content': 1 });
      const turn = (what: string) => scheduler.schedule(Promise.resolve(), what).then(() => {});
      const race = Promise.allSettled(
        ['mfe-menu', 'mfe-account'].map((name) => deploy(name, world, { turn })),
      );
      const ended = await scheduler.waitFor(race);
      const through = ['mfe-menu', 'mfe-account'].filter(
        (_, at) => ended[at]?.status === 'fulfilled',
      );
      // At least one deployment succeeds. A rejected one names the other and must start again.
      expect(through).not.toEqual([]);
      for (const one of ended)
        if (one.status === 'rejected')
          expect(one.reason).toEqual(until(/ has been deploying this site since /));
      const lines = Object.fromEntries(through.map((name) => [name, 2]));
      expect(running(world)).toEqual({ 'mfe-content': 1, ...lines });
      expect(world.bucket.objects.has(`${stored}/site-lock`)).toBe(false);
    }),
    { numRuns: 300 },
  ));

test('a deployment that continues after its lock was removed by hand does not undo a later one', async () => {
  const world = worldWith({});
  let goOn = () => {};
  const stopped = new Promise<void>((resolve) => (goOn = resolve));
  let isFetched = () => {};
  const fetched = new Promise<void>((resolve) => (isFetched = resolve));
  const slow = deploy('mfe-menu', world, {
    turn: async (what) => {
      if (!what.includes('release.mjs')) return;
      isFetched();
      await stopped;
    },
  });
  await fetched;
  world.bucket.objects.delete(`${stored}/site-lock`);
  await deploy('mfe-account', world);
  goOn();
  await expect(slow).rejects.toThrow('Somebody else has deployed the site since it was fetched');
  expect(running(world)).toEqual({ 'mfe-account': 2 });
});

test('an abandoned deployment lock is taken over after two hours, a recent one is not', async () => {
  const world = worldWith({});
  const lock = JSON.stringify({ who: 'anna@laptop', since: new Date(0).toISOString() });
  world.bucket.put(`${stored}/site-lock`, lock);
  const hour = 60 * 60 * 1000;
  await expect(deploy('mfe-menu', world, { now: 1.9 * hour })).rejects.toThrow(
    'anna@laptop has been deploying this site since 1970-01-01T00:00:00.000Z',
  );
  await deploy('mfe-menu', world, { now: 2.1 * hour });
  expect(running(world)).toEqual({ 'mfe-menu': 2 });
});

test('deploying one remote from an outdated local site folder neither publishes nor removes other files', async () => {
  const world = worldWith({ 'mfe-menu': 1 });
  const folder = new Map([
    ['site/remotes.json', '{"mfe-menu":0}'],
    ['site/previews/mfe-menu@0.json', '{}'],
  ]);
  await deploy('mfe-account', world, { folder });
  expect(running(world)).toEqual({ 'mfe-menu': 1, 'mfe-account': 2 });
  expect([...world.served.keys()]).not.toContain('site/previews/mfe-menu@0.json');
});

test('a failed deployment releases its lock, and the next one completes it', async () => {
  const world = worldWith({});
  const turn = (what: string) =>
    what.includes('firebase') ? Promise.reject(new Error('hosting is down')) : Promise.resolve();
  await expect(deploy('mfe-menu', world, { turn })).rejects.toThrow('hosting is down');
  await deploy('mfe-account', world);
  expect(running(world)).toEqual({ 'mfe-menu': 2, 'mfe-account': 2 });
});

test.each(['0123456789012345678901234567890123456789', 'a branch of somebody'])(
  'a checkout without the last deployed commit (%s) deploys nothing',
  async (commit) => {
    const { bucket } = worldWith({});
    bucket.put(`${stored}/deployed-commit`, `${commit}\n`);
    await expect(deployedCommit(bucketAt(stored, bucket.gcloud(new Map())))).rejects.toThrow(
      `The site was deployed from ${commit}, which this checkout does not contain`,
    );
  },
);

test('deployedCommit returns null before the first deployment and throws if the bucket is unreachable', async () => {
  const { bucket } = worldWith({});
  expect(await deployedCommit(bucketAt(stored, bucket.gcloud(new Map())))).toBeNull();
  const denied = () => Promise.resolve({ code: 1, out: '', err: 'HTTPError 403: no access' });
  await expect(deployedCommit(bucketAt(stored, denied))).rejects.toThrow(
    'HTTPError 403: no access',
  );
});

test('a missing deployment bucket is reported as missing, not as locked', async () => {
  const none = () =>
    Promise.resolve({ code: 1, out: '', err: 'ERROR: gs://bukcet not found: 404.' });
  await expect(bucketAt('gs://bukcet', none).write('site-lock', '', '0')).rejects.toThrow(
    'gs://bukcet not found: 404.',
  );
});
