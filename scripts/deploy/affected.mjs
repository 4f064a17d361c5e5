import { execFileSync } from 'node:child_process';
import { remoteNames, root } from '../paths.mjs';

const everything = { functions: true, packages: [...remoteNames, 'shell'] };

const ask = (program, args) =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    shell: process.platform === 'win32' && program === 'npx',
  });

function isKnown(commit) {
  try {
    ask('git', ['cat-file', '-e', `${commit}^{commit}`]);
    return true;
  } catch {
    return false;
  }
}

function affectedBy(change) {
  const names = JSON.parse(ask('npx', ['nx', 'show', 'projects', '--affected', '--json', change]));
  const isAffected = (name) => names.includes(`@burger/${name}`);
  return {
    functions: isAffected('functions'),
    packages: everything.packages.filter(isAffected),
  };
}

/** What a change of these files touches, as Nx sees it: `{ functions, packages }`, the shell last. */
export const affectedByFiles = (files) => affectedBy(`--files=${files.join(',')}`);

/** What has changed since this commit; everything where nothing was deployed yet, or its commit is not known here. */
export const affectedSince = (commit) =>
  commit && isKnown(commit) ? affectedBy(`--base=${commit}`) : everything;
