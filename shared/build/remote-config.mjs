import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readFileSync } from 'node:fs';
import { baseConfig, webOutput } from './base.mjs';
import { brotliCopies } from './brotli-copies.mjs';
import { devServer } from './dev-server.mjs';
import { EmitJson } from './emit-json.mjs';
import { exposuresOf } from './exposures.mjs';
import { leanRemote } from './lean-federation/index.mjs';
import { nodeBundle } from './node-bundle.mjs';
import { NoStats } from './no-stats.mjs';
import { PinnedScripts } from './pinned-scripts.mjs';
import { sharedModules } from './singletons.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { contract, oldest } = readJson(
  new URL('../src/contracts/contract-version.json', import.meta.url),
);

/** The name of a remote, without the scope of its package. */
const nameOf = (folder) => readJson(`${folder}/package.json`).name.split('/').at(-1);

/** The two bundles of a remote: one for browsers, one for prerendering. `folder` is the remote's own. */
export const remoteConfig =
  (folder) =>
  (_env, { mode }) => {
    const name = nameOf(folder);
    const exposes = exposuresOf(folder);
    const common = { folder, namespace: name, mode };
    const web = {
      ...baseConfig({ ...common, target: 'web' }),
      name: `${name}-web`,
      entry: {},
      output: webOutput(common),
      devServer: devServer(name),
    };
    Object.assign(web.resolve.alias, leanRemote);
    web.plugins.push(
      new ModuleFederationPlugin({
        name,
        filename: mode === 'development' ? 'remote-entry.js' : 'remote-entry.[contenthash:10].js',
        // A name with a dash is no variable, so the container is set on the page's global object.
        library: { type: 'global', name },
        exposes,
        shared: sharedModules({ provide: false }),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new NoStats(),
      new PinnedScripts(),
      // Which contract the remote was built against goes out with it.
      new EmitJson('contract.json', () => ({ contract, oldest })),
    );
    if (mode === 'development') return web;
    web.plugins.push(brotliCopies());
    const entry = Object.fromEntries(
      Object.entries(exposes).map(([exposure, file]) => [exposure.slice(2), file]),
    );
    return [web, nodeBundle({ ...common, entry })];
  };
