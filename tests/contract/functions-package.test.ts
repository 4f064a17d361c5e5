import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readJson, root } from './built';

// Firebase's own list of supported Node runtimes.
const { RUNTIMES: supported } = jest.requireActual<{
  RUNTIMES: Record<string, { status: string; deprecationDate: string }>;
}>('firebase-tools/lib/deploy/functions/runtimes/supported/types');

interface Manifest {
  version?: string;
  engines?: { node: string };
  dependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Manifest & { dev?: boolean; link?: boolean; integrity?: string }>;
}

const built = 'functions/dist';
const { packages } = readJson<Lock>(`${built}/package-lock.json`);
const { packages: ours } = readJson<Lock>('package-lock.json');

test("npm ci accepts the functions' lock file without network access", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join(root, built, file), path.join(folder, file));
  const options = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  expect(() =>
    execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'pipe' }),
  ).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('the package versions that are deployed with the functions are the tested ones', () => {
  const inOurs = new Set(
    Object.entries(ours).map(
      ([location, { version }]) => `${location.replace(/^.*node_modules\//, '')}@${version}`,
    ),
  );
  const deployed = Object.entries(packages).filter(([location]) => location !== '');
  expect(deployed.length).toBeGreaterThan(50);
  for (const [location, { version, integrity, dev, link }] of deployed) {
    expect(inOurs).toContain(`${location.replace(/^.*node_modules\//, '')}@${version}`);
    const kind = [location, typeof integrity, dev, link];
    expect(kind).toEqual([location, 'string', undefined, undefined]);
  }
  const own = readJson<Manifest>('functions/package.json').dependencies ?? {};
  for (const [name, version] of Object.entries(own)) {
    if (!name.startsWith('@burger/'))
      expect(packages[`node_modules/${name}`]).toMatchObject({ version });
  }
});

test('CI and the functions use the same Node version', () => {
  const node = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  const { functions } = readJson<{ functions: { runtime: string }[] }>('firebase.json');
  expect(functions.map(({ runtime }) => runtime)).toEqual([`nodejs${node}`]);
  expect(readJson<Manifest>(`${built}/package.json`).engines).toEqual({ node });
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(`You need Node ${node} (`);
});

test('the functions use the longest supported Node, and the tools start on older ones', () => {
  const node = Object.entries(supported).filter(([name]) => name.startsWith('nodejs'));
  const [longest] = node.sort(([, one], [, two]) =>
    two.deprecationDate.localeCompare(one.deprecationDate),
  );
  expect(longest).toEqual([
    `nodejs${readFileSync(path.join(root, '.node-version'), 'utf8').trim()}`,
    expect.objectContaining({ status: 'GA' }),
  ]);
  expect(readJson<Manifest>('package.json').engines).toEqual({ node: '>=20.19' });
});

interface FirebaseJson {
  functions: { source: string; configDir: string; predeploy: string[] }[];
}
const firebaseJson = readJson<FirebaseJson>('firebase.json').functions[0];

/** Runs the settings check of a deployment with these files in `functions/`. Returns exit code and message. */
function checkedBefore(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  mkdirSync(path.join(folder, firebaseJson?.configDir ?? ''));
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(folder, firebaseJson?.configDir ?? '', file), text);
  const env = { ...process.env, PROJECT_DIR: folder, GCLOUD_PROJECT: 'dosa-place' };
  const check = path.join(root, built, 'check-settings.cjs');
  const { status, stderr } = spawnSync('node', [check], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return `${status} ${stderr}`.trim();
}

test('function settings are outside the build folder, and an invalid one stops the deployment', () => {
  expect(firebaseJson?.source).toBe(built);
  expect(firebaseJson?.predeploy.at(-1)).toContain(`${built}/check-settings.cjs`);
  const usual = readFileSync(path.join(root, 'functions/.env'), 'utf8');
  expect(checkedBefore({ '.env': usual })).toBe('0');
  expect(checkedBefore({ '.env': usual, '.env.dosa-place': 'APP_CHECK=enforce' })).toBe('0');
  expect(checkedBefore({ '.env': usual, '.env.another': 'APP_CHECK=on' })).toBe('0');
  expect(checkedBefore({ '.env': usual, '.env.dosa-place': 'APP_CHECK=on' })).toBe(
    '1 APP_CHECK must be one of off, monitor, enforce, not "on".',
  );
});

test('declared function parameters match functions/.env, and keys are secrets', () => {
  const loader = path.join(root, 'node_modules/firebase-functions/lib/runtime/loader.js');
  const reported = `require(${JSON.stringify(loader)}).loadStack('.').then(({ params }) => console.log(JSON.stringify(params)))`;
  const options = {
    cwd: path.join(root, built),
    env: { ...process.env, GCLOUD_PROJECT: 'dosa-place', FIREBASE_CONFIG: '{}' },
  };
  const params = JSON.parse(String(execFileSync('node', ['-e', reported], options))) as {
    name: string;
    type: string;
    default?: unknown;
  }[];
  const secrets = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  expect(secrets.sort()).toEqual([
    ...['MAPS_KEY', 'PAYMENTS_KEY', 'PLACES_KEY', 'PUSH_PRIVATE_KEY', 'SMTP_URL'],
    'WHATSAPP_KEY',
  ]);
  const usual = params.flatMap((param) => ('default' in param ? [param] : []));
  // Without a terminal, Firebase rejects a deployment when a parameter is not set, even one with a default.
  expect(Object.fromEntries(usual.map((param) => [param.name, String(param.default)]))).toEqual(
    parseEnv(readFileSync(path.join(root, 'functions/.env'), 'utf8')),
  );
});
