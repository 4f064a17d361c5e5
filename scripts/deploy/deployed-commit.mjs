import { execFileSync } from 'node:child_process';
import { root } from '../paths.mjs';

const recordAt = (kept) => `${kept}/deployed-commit`;

/** The commit of the last deployment that came to its end; null before the first. */
export function deployedCommit(kept) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
    return execFileSync('gcloud', ['storage', 'cat', recordAt(kept)], options).trim();
  } catch (error) {
    if (/matched no objects/.test(error.stderr ?? '')) return null;
    throw error;
  }
}

/** The step that writes down this commit as deployed: the next deployment begins there, whatever came between. */
export const recordStep = (kept) => ({
  command: ['gcloud', 'storage', 'cp', '-', recordAt(kept)],
  where: 'there',
  input: () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }),
});
