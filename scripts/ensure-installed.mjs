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

/** Installs what the lockfile names, unless exactly that is installed already. Uses nothing but Node and npm. */
export async function ensureInstalled() {
  demandNode();
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}
