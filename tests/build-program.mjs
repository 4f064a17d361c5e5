import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { nodeServerConfig } from '../shared/build/node-server.mjs';
import { root } from '../shared/repository/paths.mjs';

// In a folder of the functions, because the programs need their packages.
const folder = path.join(root, 'functions/reports');

/**
 * Builds a program of the servers, optionally with changed sources. Returns its file. Tests start and kill
 * built programs, because these start in half a second.
 * @param {string} source the program's source below `tests/`
 * @param {string} name another name for each program that runs at the same time
 * @param {readonly { file: string, from: string, to: string }[]} [changes]
 * @returns {Promise<string>}
 */
export async function buildProgram(source, name, changes = []) {
  const config = nodeServerConfig({ dir: path.join(root, 'tests'), entry: { [name]: source } });
  const output = { ...config.output, path: folder, clean: false };
  const replacing = changes.map(({ file, ...options }) => ({
    ...{ resource: path.join(root, file), enforce: /** @type {'pre'} */ ('pre') },
    ...{ loader: path.join(root, 'tests/store/replace-text.mjs'), options },
  }));
  const module = { rules: [...config.module.rules, ...replacing] };
  /** @type {any} */
  const program = { ...config, module, mode: 'development', devtool: false, output };
  const stats = /** @type {any} */ (await promisify(webpack)(program));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return path.join(folder, `${name}.cjs`);
}
