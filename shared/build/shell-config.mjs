import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, webOutput } from './base.mjs';
import { devServer } from './dev-server.mjs';
import { EmitJson } from './emit-json.mjs';
import { nodeBundle } from './node-bundle.mjs';
import { PinnedScripts } from './pinned-scripts.mjs';
import { sharedModules } from './singletons.mjs';
import { workerBundle } from './worker-bundle.mjs';

const require = createRequire(import.meta.url);

// Part of the federation plugin asks for the runtime by `require`, which would bring a second copy of it.
const oneRuntime = {
  '@module-federation/runtime-core$': require
    .resolve('@module-federation/runtime-core')
    .replace(/\.cjs$/, '.js'),
  '@module-federation/sdk$': require.resolve('@module-federation/sdk').replace(/\.cjs$/, '.js'),
};

/** The bundles of the shell, which provides the singletons and the federation runtime. */
export const shellConfig =
  (folder) =>
  (_env, { mode }) => {
    const common = { folder, namespace: 'shell', mode };
    const web = {
      ...baseConfig({ ...common, target: 'web' }),
      name: 'shell-web',
      entry: { main: './src/main.ts' },
      output: webOutput(common),
      devServer: devServer('shell'),
    };
    web.resolve.alias = oneRuntime;
    web.plugins.push(
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules({ provide: true }),
        // Otherwise setting up what is shared asks every known remote for its entry, and waits for the slowest.
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'manifest.json' },
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new PinnedScripts(),
      // The scripts that a page of the site starts with.
      new EmitJson('entry.json', ({ entrypoints }) => [...entrypoints.get('main').getFiles()]),
    );
    if (mode === 'development') return web;
    return [
      web,
      nodeBundle({ ...common, entry: { shell: './src/prerender.tsx' }, provide: true }),
      workerBundle({ ...common, entry: { 'service-worker': './src/worker/service-worker.ts' } }),
    ];
  };
