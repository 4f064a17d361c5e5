import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { root } from '../../scripts/paths.mjs';
import { nodeServerConfig } from '../../shared/build/node-server.mjs';

// Beside the functions, whose packages the program uses.
const folder = path.join(root, 'functions/reports');

/**
 * Builds the program of an instance.
 * @param {string} [name]
 * @returns {Promise<string>} Its file.
 */
export async function buildInstance(name = 'store-instance') {
  const config = nodeServerConfig({
    dir: import.meta.dirname,
    entry: { [name]: './serve-instance.ts' },
  });
  const output = { ...config.output, path: folder, clean: false };
  /** @type {any} */
  const program = { ...config, mode: 'development', devtool: false, output };
  const stats = /** @type {any} */ (await promisify(webpack)(program));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return path.join(folder, `${name}.cjs`);
}
