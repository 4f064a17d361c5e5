import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Call, firstRefusal } from './google.mjs';
import { byHand, withBucket } from './guide-walk';

// Long, because each of dozens of commands starts a process.
jest.setTimeout(240_000);

const root = path.resolve(__dirname, '../../..');

/** Runs the lines in a shell with fake command-line tools. Returns all calls and the shell's output. */
function walk(lines: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'walk-'));
  const bin = path.join(folder, 'bin');
  const log = path.join(folder, 'calls');
  mkdirSync(bin);
  for (const tool of ['gcloud', 'npx', 'npm', 'gh', 'click', 'write']) {
    const stand = path.join(__dirname, 'stand-in.mjs');
    const stored = tool === 'write' ? 'tee "$1" | ' : '';
    const script = `#!/bin/sh\n${stored}exec '${process.execPath}' '${stand}' ${tool} "$@"\n`;
    writeFileSync(path.join(bin, tool), script.replace('| exec', '|'));
    chmodSync(path.join(bin, tool), 0o755);
  }
  mkdirSync(path.join(folder, 'site'));
  for (const one of ['scripts', 'shared/repository', 'package.json'])
    cpSync(path.join(root, one), path.join(folder, one), { recursive: true });
  const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail'], {
    cwd: folder,
    input: lines.join('\n'),
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}:${path.dirname(process.execPath)}:/usr/bin:/bin`,
      STAND_IN_LOG: log,
    },
  });
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  return { status, stderr, calls: calls.map((call) => JSON.parse(call) as Call) };
}

const walked = { byHand: walk(byHand()), withBucket: walk(withBucket()) };

test.each(['byHand', 'withBucket'] as const)(
  'the steps of the deployment guide (%s) work in sequence, and none is missing',
  (method) => {
    const { status, stderr, calls } = walked[method];
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(calls.length).toBeGreaterThan(25);
  },
);

const message = ({ tool, args }: Call) => [tool, ...args].join(' ');
const without = (calls: readonly Call[], step: string) => {
  const left = calls.filter((call) => !message(call).startsWith(step));
  expect(left.length).toBeLessThan(calls.length);
  return left;
};

// Every step of the guide is needed: without it, a later step fails.
test.each([
  ['click Blaze', /Blaze/],
  ['write .firebaserc', /No currently active project/],
  ['npm ci', /npm ci first/],
  ['npx firebase login', /Failed to authenticate/],
  ['gcloud auth login', /active account/],
  ['gcloud config set project', /property \[project\]/],
  ['gcloud services enable firestore', /firestore.*not enabled/],
  ['gcloud services enable geocoding', /REQUEST_DENIED/],
  ['click sign-in ways', /operation-not-allowed/],
  ['gcloud firestore databases create', /does not exist/],
  ['npx firebase hosting:sites:create', /site your-site not found/],
  ['npx firebase apps:create', /no WEB apps/],
  ['npx firebase functions:secrets:set PLACES_KEY', /no value for the secret: PLACES_KEY/],
  ['npx firebase functions:secrets:set PAYMENTS_KEY', /no value for the secret: PAYMENTS_KEY/],
  ['npm run build', /npm run build/],
  ['write site/config.json', /config\.json/],
  ['npx firebase deploy --only firestore', /Rules go before functions/],
  ['npx firebase deploy --only functions', /deploy functions first/],
  ['npx firebase deploy --config', /no site to ask/],
  ['click account of the owner', /no such account/],
  ['gcloud auth application-default login', /credentials/],
  ['gcloud auth application-default set-quota-project', /quota project/],
])('without %s the deployment guide fails with %s', (step, why) =>
  expect(firstRefusal(without(walked.byHand.calls, step))?.why).toMatch(why),
);

test.each([
  ['gcloud storage buckets create', /gs:\/\/your-bucket not found/],
  ['gcloud storage rsync', /bucket holds no site/],
  ['gh auth login', /gh auth login/],
  ['gcloud iam workload-identity-pools create', /pool/],
  ['gcloud iam workload-identity-pools providers', /admits nobody/],
  ['gcloud iam service-accounts create deployer', /does not exist|Unknown/],
])('without %s the CI guide fails with %s', (step, why) => {
  expect(firstRefusal(without(walked.withBucket.calls, step))?.why).toMatch(why);
});

test.each([
  ['npx firebase deploy --everything', /unknown option '--everything'/],
  ['npx firebase functions:secret:set X', /not a Firebase command/],
  ['npx firebase deploy --only hosting:shell', /bare firebase\.json/],
  ['npx firebase deploy --config firebase.deploy.json --only hosting:menu', /not configured/],
  ['gcloud firestore database create --location=x', /Invalid choice/],
  ['gcloud firestore databases create --region=x', /unrecognized arguments: --region/],
  ['gcloud firestore databases create', /--location: Must be specified/],
  ['gcloud storage rsync site gs://nobodys/site', /gs:\/\/nobodys not found/],
  ['npm run deplay', /Missing script/],
  ['npm run staff -- list', /Which project/],
])('the fake command-line tools reject %s', (line, why) => {
  const [tool = '', ...args] = line.split(' ');
  expect(firstRefusal([...walked.byHand.calls, { tool, args }])?.why).toMatch(why);
});

// The commands that deploy.yml runs with its service account.
const deployed = [
  'gcloud logging sinks describe _Default --project=your-project-id',
  'npx firebase deploy --non-interactive --only firestore',
  'npx firebase deploy --non-interactive --only functions',
  'gcloud storage rsync --recursive site gs://your-bucket/site --project=your-project-id',
  'npx firebase deploy --non-interactive --config firebase.deploy.json --only hosting:shell',
].map((line): Call => {
  const [tool = '', ...args] = line.split(' ');
  return { tool, args, as: 'deployer' };
});

test('the CI service account has exactly the roles that a deployment needs', () => {
  const { calls } = walked.withBucket;
  expect(firstRefusal([...calls, ...deployed])).toBeNull();
  const roles = calls.filter((call) => /member serviceAccount:deployer@/.test(message(call)));
  expect(roles.length).toBeGreaterThan(9);
  for (const role of roles) {
    const left = calls.filter((call) => call !== role);
    expect(firstRefusal([...left, ...deployed])?.why).toMatch(/^deployer lacks /);
  }
});
