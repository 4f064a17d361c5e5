import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, webOutput } from './base.mjs';
import { devServer } from './dev-server.mjs';
import { EmitJson } from './emit-json.mjs';
import { nodeBundle } from './node-bundle.mjs';
import { sharedModules } from './singletons.mjs';

/** The two bundles of the shell, which provides the singletons and the federation runtime. */
export const shellConfig =
  (folder) =>
  (_env, { mode }) => {
    const common = { folder, namespace: 'shell', mode };
    const web = {
      ...baseConfig({ ...common, target: 'web' }),
      name: 'shell-web',
      entry: { main: './src/main.tsx' },
      output: webOutput(common),
      devServer: devServer('shell'),
    };
    web.plugins.push(
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules({ provide: true }),
        manifest: { fileName: 'manifest.json' },
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
      // The scripts that a page of the site starts with.
      new EmitJson('entry.json', ({ entrypoints }) => [...entrypoints.get('main').getFiles()]),
    );
    if (mode === 'development') return web;
    return [web, nodeBundle({ ...common, entry: { shell: './src/prerender.tsx' }, provide: true })];
  };
