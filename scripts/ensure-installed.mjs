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

/**
 * Whether npm says itself that what the lockfile names is there, with what only developing needs or without: it
 * writes this list when it is done.
 */
function isInstalled(folder, lock, isForDevelopers) {
  const list = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([name, { version, optional, dev }]) =>
      optional ||
      (dev && !isForDevelopers) ||
      !name.startsWith('node_modules/') ||
      there[name]?.version === version,
  );
}

/**
 * Installs what a folder's lockfile names, unless exactly that is installed already. What only developing needs is left
 * out where nobody has asked for it yet.
 */
async function install(folder, isForDevelopers) {
  demandNode();
  const stamp = `${folder}/node_modules/.installed-from`;
  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const all = `${wanted} with developers' tools`;
  if (installed === all || (installed === wanted && !isForDevelopers)) return;
  const isWhole = isForDevelopers || installed.endsWith('tools');
  if (!isInstalled(folder, lock, isWhole)) {
    console.log('Installing packages: some minutes the first time …');
    const without = isWhole ? [] : ['--omit=dev'];
    // What the lockfile names never changes: what this machine has of it need not be asked about.
    const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await must('npm', ['ci', '--prefix', folder, ...without, ...quietly]);
  }
  writeFileSync(stamp, isInstalled(folder, lock, true) ? all : wanted);
}

/** Installs what the site is built from and runs on. Uses nothing but Node and npm. */
export const ensureInstalled = () => install(root, false);

/** Installs what the project is developed and tested with as well. */
export const ensureDevelopersTools = () => install(root, true);

/** Installs what only Lighthouse's bench and the mutation tests use. */
export const ensureTools = () => install(`${root}/tests/tools`, true);
