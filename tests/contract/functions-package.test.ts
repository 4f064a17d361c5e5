import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson, root } from './built';

// Firebase's own list of what functions may run.
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

test('what is deployed is installed from a lock file that npm accepts, without asking the network', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join(root, built, file), path.join(folder, file));
  const options = ['--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  expect(() =>
    execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'pipe' }),
  ).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('its versions are those that are tested here', () => {
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

test('one version of Node is tested in CI and runs the functions', () => {
  const node = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  const { functions } = readJson<{ functions: { runtime: string }[] }>('firebase.json');
  expect(functions.map(({ runtime }) => runtime)).toEqual([`nodejs${node}`]);
  expect(readJson<Manifest>(`${built}/package.json`).engines).toEqual({ node });
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(`You need Node ${node},`);
});

test('Firebase supports no other Node for longer, and everything starts on older ones', () => {
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
