import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { guestsOfGuide, teamScript } from '../sites/remote-guide';
import { root } from './built';

interface Step {
  name?: string;
  run?: string;
}

const file = path.join(root, '.github/workflows/publish-remote.yml');
const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, { steps: Step[] }> };
// Steps that install packages are left out of this test.
const scripts = Object.values(jobs)
  .flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run))
  .filter((run) => run && !run.startsWith('npm ci'));

const folder = mkdtempSync(path.join(tmpdir(), 'publish-remote-'));
const left = `${folder}/left`;
const packed = (name: string) => `${left}/mfe-specials/${name}`;

function pack(name: string, change: (remote: string) => void = () => {}): string {
  const remote = `${folder}/remote`;
  mkdirSync(`${remote}/dist/web`, { recursive: true });
  writeFileSync(`${remote}/package.json`, '{"version":"1.4.0"}');
  writeFileSync(`${remote}/dist/web/entry.js`, 'built');
  change(remote);
  execFileSync('tar', ['-czf', packed(name), '-C', remote, 'package.json', 'dist']);
  rmSync(remote, { recursive: true });
  return createHash('sha256')
    .update(readFileSync(packed(name)))
    .digest('hex');
}

function program(name: string, text: string, bin = `${folder}/bin`) {
  const target = `${bin}/${name}`;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `#!/bin/bash\nset -e\n${text}\n`);
  chmodSync(target, 0o755);
}

let sums: Record<'right' | 'linked', string>;
beforeAll(() => {
  mkdirSync(`${left}/mfe-specials`, { recursive: true });
  sums = {
    right: pack('1.4.0.tgz'),
    linked: pack('linked.tgz', (remote) =>
      symlinkSync('/etc/passwd', `${remote}/dist/web/of-host`),
    ),
  };
  // Fakes the command for the bucket, and a deployment that prints its arguments.
  program('gcloud', `[ "$1 $2" = "storage cp" ] && cp "${left}/\${3#gs://teams/}" "$4"`);
  program('npm', 'echo "npm $*"');
});
afterAll(() => rmSync(folder, { recursive: true }));

const requested = {
  PACKAGE: 'mfe-specials',
  ARTEFACT: '1.4.0.tgz',
  CHECKSUM: '',
  ACTOR: 'specials-publisher[bot]',
  TEAM: 'asha,specials-publisher[bot]',
  KEPT: 'gs://bucket',
  LEFT: 'gs://teams',
  SITES: '',
};

/**
 * Copies the lists of remotes into a new checkout, with the guide's example of an external team's remote
 * (docs/a-new-remote.md).
 */
function checkOut(guests = guestsOfGuide): string {
  const checkout = mkdtempSync(`${folder}/checkout-`);
  const contracts = `${checkout}/shared/src/contracts`;
  mkdirSync(contracts, { recursive: true });
  cpSync(path.join(root, 'shared/src/contracts/remotes.ts'), `${contracts}/remotes.ts`);
  writeFileSync(`${contracts}/guests.json`, guests);
  cpSync(path.join(root, 'mfe-menu/package.json'), `${checkout}/mfe-menu/package.json`);
  return checkout;
}

/** Runs the scripts of the publishing workflow in sequence, like a GitHub runner. */
function publish(change: Partial<typeof requested>, checkout = checkOut()) {
  const env = { ...process.env, ...requested, CHECKSUM: sums.right, ...change };
  let message = '';
  for (const run of scripts) {
    const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', run], {
      cwd: checkout,
      encoding: 'utf8',
      env: { ...env, PATH: `${folder}/bin:${process.env['PATH']}` },
    });
    message += stdout + stderr;
    if (status !== 0) return { status, said: message, checkout };
  }
  return { status: 0, said: message, checkout };
}

test("the publishing workflow unpacks and deploys a team's archive as the named remote only", () => {
  const { status, said, checkout } = publish({});
  expect([status, said.trim().split('\n').at(-1)]).toEqual([
    0,
    'npm run deploy -- --kept gs://bucket --sites  -- mfe-specials --built artefact',
  ]);
  expect(readFileSync(`${checkout}/artefact/dist/web/entry.js`, 'utf8')).toBe('built');
});

test("the guide's upload script creates an archive that the publishing workflow deploys", () => {
  const remote = mkdtempSync(`${folder}/team-`);
  mkdirSync(`${remote}/dist`);
  writeFileSync(`${remote}/package.json`, '{"version":"1.5.0"}');
  writeFileSync(`${remote}/dist/entry.js`, 'built by the team');
  const bin = `${remote}/bin`;
  program(
    'gcloud',
    `[ "$1 $2 $3" = "storage cp --if-generation-match=0" ] && cp "$4" "${left}/\${5#gs://your-teams-bucket/}"`,
    bin,
  );
  program('gh', 'printf "%s\\n" "$@"', bin);
  const started = execFileSync('bash', ['-eo', 'pipefail', '-c', teamScript], {
    cwd: remote,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_RUN_ID: '71', PATH: `${bin}:${process.env['PATH']}` },
  });
  const input = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(started)?.[1] ?? '';
  expect(started).toMatch(/^workflow\nrun\npublish-remote\.yml\n/);
  const { status, said, checkout } = publish({
    PACKAGE: input('package'),
    ARTEFACT: input('artefact'),
    CHECKSUM: input('checksum'),
  });
  expect([status, said]).toEqual([0, expect.stringContaining('npm run deploy')]);
  expect(readFileSync(`${checkout}/artefact/dist/entry.js`, 'utf8')).toBe('built by the team');
});

test('the publishing workflow also deploys a remote that only remotes.ts lists (a fragment)', () => {
  const checkout = checkOut('{ "pages": {} }');
  expect(publish({}, checkout).said).toMatch(/neither .* lists mfe-specials/);
  const list = `${checkout}/shared/src/contracts/remotes.ts`;
  const text = readFileSync(list, 'utf8');
  writeFileSync(list, text.replace('remotes = {', "remotes = {\n  'mfe-specials': [],"));
  expect(publish({}, checkout).status).toBe(0);
});

test.each<[string, Partial<typeof requested>, RegExp]>([
  ['a file with another checksum', { CHECKSUM: '0'.repeat(64) }, /artefact\.tgz: FAILED/],
  ['a missing archive', { ARTEFACT: '1.5.0.tgz' }, /No such file/],
  ["another team's folder", { ARTEFACT: '../mfe-other/1.4.0.tgz' }, /a \.tgz file in the folder/],
  ['a remote of this repository', { PACKAGE: 'mfe-menu' }, /deployed from this repository/],
  ['a remote without a place', { PACKAGE: 'mfe-other' }, /neither .* lists mfe-other/],
  ['the shell', { PACKAGE: 'shell' }, /the name of a remote/],
  ['an environment that is no remote', { PACKAGE: 'production' }, /the name of a remote/],
  ['a command', { PACKAGE: 'mfe-a; true' }, /the name of a remote/],
  ['a checksum of another kind', { CHECKSUM: 'd41d8cd98f00b204e9800998ecf8427e' }, /SHA-256/],
  ['a run started by another team', { ACTOR: 'other-publisher[bot]' }, /is not in TEAM/],
  ['an incomplete name', { ACTOR: 'publisher[bot]' }, /is not in TEAM/],
  ['a remote without a team', { TEAM: '' }, /nobody is/],
])('the publishing workflow rejects %s and publishes nothing', (_, change, why) => {
  const { status, said } = publish(change);
  expect([status, said]).toEqual([1, expect.stringMatching(why)]);
  expect(said).not.toContain('npm run deploy');
});

test('an archive with links to files outside is rejected before it is unpacked', () => {
  const { status, said, checkout } = publish({ ARTEFACT: 'linked.tgz', CHECKSUM: sums.linked });
  expect([status, said]).toEqual([1, expect.stringContaining('contains entries other than files')]);
  expect(existsSync(`${checkout}/artefact`)).toBe(false);
});
