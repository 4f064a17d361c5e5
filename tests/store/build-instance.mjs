import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { root } from '../../shared/repository/paths.mjs';
import { nodeServerConfig } from '../../shared/build/node-server.mjs';

// In a folder of the functions, because the program needs their packages.
const folder = path.join(root, 'functions/reports');

/**
 * Builds the program of an instance, optionally with changed sources. Returns its file.
 * @param {string} [name]
 * @param {readonly { file: string, from: string, to: string }[]} [changes]
 * @returns {Promise<string>}
 */
export async function buildInstance(name = 'store-instance', changes = []) {
  const config = nodeServerConfig({
    dir: import.meta.dirname,
    entry: { [name]: './serve-instance.ts' },
  });
  const output = { ...config.output, path: folder, clean: false };
  const replacing = changes.map(({ file, ...options }) => ({
    ...{ resource: path.join(root, file), enforce: /** @type {'pre'} */ ('pre') },
    ...{ loader: path.join(import.meta.dirname, 'replace-text.mjs'), options },
  }));
  const module = { rules: [...config.module.rules, ...replacing] };
  /** @type {any} */
  const program = { ...config, module, mode: 'development', devtool: false, output };
  const stats = /** @type {any} */ (await promisify(webpack)(program));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return path.join(folder, `${name}.cjs`);
}
