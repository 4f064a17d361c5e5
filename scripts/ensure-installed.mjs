import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../shared/repository/paths.mjs';
import { must } from '../shared/repository/run.mjs';

function demandNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is required; this is ${process.version}.`);
  process.exit(1);
}

/** Returns whether the list that npm writes after an installation matches the lock file. */
function isInstalled(folder, lock, isForDevelopers) {
  const list = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const there = JSON.parse(readFileSync(list, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([name, { version, optional, dev, link }]) =>
      optional ||
      (dev && !isForDevelopers) ||
      !name.startsWith('node_modules/') ||
      (link ? existsSync(`${folder}/${name}`) : there[name]?.version === version),
  );
}

/** Installs a folder's locked packages if any are missing, without development packages if possible. */
async function install(folder, isForDevelopers) {
  demandNode();
  const stamp = `${folder}/node_modules/.installed-from`;
  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
  const expected = createHash('sha256').update(lock).digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const all = `${expected} with developers' tools`;
  if (installed === all || (installed === expected && !isForDevelopers)) return;
  const isWhole = isForDevelopers || installed.endsWith('tools');
  if (!isInstalled(folder, lock, isWhole)) {
    console.log('Installing packages (several minutes the first time) …');
    const without = isWhole ? [] : ['--omit=dev'];
    // Locked versions never change, so npm can use its cache without revalidation.
    const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await must('npm', ['ci', '--prefix', folder, ...without, ...quietly]);
  }
  writeFileSync(stamp, isInstalled(folder, lock, true) ? all : expected);
}

/** Installs the packages that build and run the site. Uses only Node and npm. */
export const ensureInstalled = () => install(root, false);

/** Also installs the packages for development and tests. */
export const ensureDevelopersTools = () => install(root, true);

/** Installs the packages for Lighthouse and the mutation tests. */
export const ensureTools = () => install(`${root}/tests/tools`, true);
