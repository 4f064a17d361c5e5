import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';
import { run } from '../../shared/repository/run.mjs';

const { functions } = JSON.parse(readFileSync(`${root}/firebase.json`, 'utf8'));
const major = functions[0].runtime.replace('nodejs', '');

/**
 * Returns the path of a Node binary of the version that the deployed functions use: this process's own, or
 * npm's copy in `reports/`.
 * @returns {Promise<string>}
 */
export async function deployedNode() {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = `${root}/reports/node-${major}`;
  const program = `${folder}/node_modules/${name}/bin/node`;
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...options, `${name}@${major}`], { quiet: true });
  if (code !== 0)
    throw new Error(`Node ${major} could not be installed. Run this command with Node ${major}.`);
  return program;
}
