import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './paths.mjs';
import { must } from './run.mjs';

function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; here runs ${process.version}.`);
  process.exit(1);
}

/** Whether npm says itself that what the lockfile names is there: it writes this list when it is done. */
function isInstalled(folder, lock) {
  const list = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([name, { version, optional }]) =>
      optional || !name.startsWith('node_modules/') || there[name]?.version === version,
  );
}

/** Installs what a folder's lockfile names, unless exactly that is installed already. */
async function install(folder) {
  const stamp = `${folder}/node_modules/.installed-from`;
  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalled(folder, lock)) {
    console.log('Installing packages: some minutes the first time …');
    await must('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeFileSync(stamp, wanted);
}

/** Installs the project's packages. Uses nothing but Node and npm. */
export async function ensureInstalled() {
  demandNode();
  await install(root);
}

/** Installs what only Lighthouse's bench and the mutation tests use. */
export const ensureTools = () => install(`${root}/tests/tools`);
