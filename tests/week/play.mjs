// Simulates a week of the restaurant in fast forward and checks every order against its acknowledgement.
// node tests/week/play.mjs [seed=1] [customers=2000] [days=7]
import path from 'node:path';
import { promisify } from 'node:util';
import { createJiti } from 'jiti';
import webpack from 'webpack';
import { root } from '../../shared/repository/paths.mjs';
import { nodeServerConfig } from '../../shared/build/node-server.mjs';

const [seed = 1, customers = 2000, days = 7] = process.argv.slice(2).map(Number);

// Built, because built servers restart in half a second. The seed in the name lets several weeks run at once.
const name = `week-restaurant-${seed}`;
const config = nodeServerConfig({
  dir: import.meta.dirname,
  entry: { [name]: './serve-restaurant.ts' },
});
// In a folder of the functions, because the program needs their packages.
const built = path.join(root, 'functions/reports');
const output = { ...config.output, path: built, clean: false };
/** @type {any} */
const playable = { ...config, mode: 'development', devtool: false, output };
const stats = /** @type {any} */ (await promisify(webpack)(playable));
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));

const { main } = /** @type {any} */ (await createJiti(import.meta.url).import('./main.ts'));
process.exit((await main({ seed, customers, days }, path.join(built, `${name}.cjs`))) ? 0 : 1);
