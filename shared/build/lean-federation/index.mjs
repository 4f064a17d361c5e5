import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const own = (file) => path.join(import.meta.dirname, file);
const inPackage = (name, file, from = require) => path.resolve(from.resolve(name), '..', file);
// Finds dependencies of the federation plugin, which other repositories need not have at their top level.
const ofPlugin = createRequire(require.resolve('@module-federation/enhanced'));

const bundlerRuntime = inPackage('@module-federation/webpack-bundler-runtime', 'bundler.js');
const ofCore = (file) => inPackage('@module-federation/runtime-core', file);

const descriptions = createRequire(ofCore('index.js'))
  .resolve('@module-federation/error-codes')
  .replace(/index\.\w+$/, 'desc.mjs');

/** Replacements of modules in a remote's bundle: Module Federation without the parts that only hosts run. */
export const leanRemote = { [bundlerRuntime]: own('remote-runtime.mjs') };

const ofSnapshots = [
  'plugins/snapshot/SnapshotHandler.js',
  'plugins/snapshot/index.js',
  'plugins/generate-preload-assets.js',
  'utils/preload.js',
];

const sharesRuntime = ofPlugin.resolve('@module-federation/inject-external-runtime-core-plugin');

/** Replacements of modules in the shell: Module Federation without parts that this site never runs. */
export const leanHost = {
  [bundlerRuntime]: own('host-runtime.mjs'),
  [descriptions]: own('no-descriptions.mjs'),
  [inPackage('@module-federation/sdk', 'logger.js', ofPlugin)]: own('plain-log.mjs'),
  // The ES module with the same code is smaller, as it has no CommonJS wrapper.
  [sharesRuntime]: sharesRuntime.replace('.cjs', '.js'),
  ...Object.fromEntries(ofSnapshots.map((file) => [ofCore(file), own('no-snapshots.mjs')])),
};
