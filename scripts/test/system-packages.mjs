import { execFileSync } from 'node:child_process';
import { run } from '../run.mjs';

const isRoot = () => process.getuid?.() === 0;

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let updated = false;

/** Installs packages of the system where we may. */
export async function installPackages(...names) {
  if (!isRoot() || !hasApt()) return;
  if (!updated) await run('apt-get', ['update', '-qq'], { quiet: true });
  updated = true;
  await run('apt-get', ['install', '-y', '-qq', ...names], { quiet: true });
}
