import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { root } from './paths.mjs';
import { must } from './run.mjs';

const stamp = `${root}/node_modules/.installed-from`;

function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; here runs ${process.version}.`);
  process.exit(1);
}

/** Whether npm says itself that what the lockfile names is there: it writes this list when it is done. */
function isInstalled(lock) {
  const list = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([folder, { version, optional }]) =>
      optional || !folder.startsWith('node_modules/') || there[folder]?.version === version,
  );
}

/** Installs what the lockfile names, unless exactly that is installed already. Uses nothing but Node and npm. */
export async function ensureInstalled() {
  demandNode();
  const lock = readFileSync(`${root}/package-lock.json`, 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalled(lock)) {
    console.log('Installing packages: some minutes the first time …');
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeFileSync(stamp, wanted);
}

/** Installs what only benches and mutation tests use (`tests/tools`), where it is not there yet. */
export async function ensureTools() {
  const tools = `${root}/tests/tools`;
  if (existsSync(`${tools}/node_modules/.package-lock.json`)) return;
  await must('npm', ['ci', '--prefix', tools, '--no-audit', '--no-fund', '--loglevel=error']);
}
