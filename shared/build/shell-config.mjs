import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, nodeBundle, webOutput } from './base.mjs';
import { devServer } from './dev-server.mjs';
import { leanHost } from './lean-federation/index.mjs';
import { textScripts } from './messages.mjs';
import {
  brotliCopies,
  compileAhead,
  EmitJson,
  emitContract,
  emitOwner,
  NoStats,
  pinnedScripts,
  StableFederationEntry,
} from './plugins.mjs';
import { sharedModules } from './singletons.mjs';

const require = createRequire(import.meta.url);

// A part of the federation plugin loads the runtime through `require`, which would bundle a second copy.
const oneRuntime = {
  '@module-federation/runtime-core$': require
    .resolve('@module-federation/runtime-core')
    .replace(/\.cjs$/, '.js'),
  '@module-federation/sdk$': require.resolve('@module-federation/sdk').replace(/\.cjs$/, '.js'),
};

// styled-components does not use vendor prefixing here, but would still bundle its code.
const stylis = createRequire(require.resolve('styled-components')).resolve('stylis');
const noPrefixes = {
  [path.resolve(stylis, '../../../src/Prefixer.js')]: fileURLToPath(
    new URL('no-prefixes.mjs', import.meta.url),
  ),
};

const isText = /^texts\./;

// Scripts of the page for engineers, apart from the site's: no other page loads a byte of them.
const architectureBundle = (common) => {
  const bundle = baseConfig({ ...common, target: 'web', name: 'shell-architecture' });
  Object.assign(bundle.resolve.alias, noPrefixes);
  bundle.plugins.push(brotliCopies());
  return {
    ...bundle,
    entry: {
      page: './src/architecture/page.tsx',
      probe: './src/architecture/probe/probe.ts',
    },
    output: {
      path: `${common.folder}/dist/architecture`,
      filename: '[name].js',
      asyncChunks: false,
      clean: true,
    },
  };
};

/** Returns the shell's webpack configurations. The shell provides singletons and federation runtime. */
export const shellConfig =
  (folder) =>
  (_env, { mode }) => {
    const common = { folder, namespace: 'shell', mode };
    const web = {
      ...baseConfig({ ...common, target: 'web' }),
      entry: { main: './src/main.ts' },
      output: { ...webOutput(common), clean: { keep: isText } },
      devServer: devServer('shell'),
    };
    Object.assign(web.resolve.alias, oneRuntime, noPrefixes, leanHost);
    web.plugins.push(
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules({ provide: true }),
        // The default strategy requests the entries of all remotes at startup, and waits for the slowest.
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new NoStats(),
      new StableFederationEntry(),
      pinnedScripts(),
      // Lists the scripts that every page starts with.
      new EmitJson('entry.json', ({ entrypoints }) => [...entrypoints.get('main').getFiles()]),
      emitContract(folder),
      emitOwner(),
    );
    const texts = {
      ...baseConfig({ ...common, target: 'web', name: 'shell-texts' }),
      entry: textScripts(folder),
      // Both bundles have the same output folder, and each removes only its own outdated files.
      output: { ...webOutput(common), clean: { keep: (file) => !isText.test(file) } },
    };
    texts.plugins.push(
      new EmitJson('texts.json', ({ entrypoints }) =>
        Object.fromEntries([...entrypoints].map(([name, entry]) => [name, entry.getFiles()[0]])),
      ),
    );
    if (mode === 'development') return [web, texts];
    web.plugins.push(compileAhead());
    for (const { plugins } of [web, texts]) plugins.push(brotliCopies());
    const entry = {
      shell: './src/prerender.tsx',
      publishing: './src/publishing.ts',
      ...textScripts(folder),
    };
    return [
      web,
      texts,
      nodeBundle({ ...common, entry, provide: true }),
      // Scripts without chunks, which prerendering inlines into the head of pages.
      {
        ...baseConfig({ ...common, target: 'web', name: 'shell-head' }),
        entry: {
          adds: './src/head/adds.ts',
          language: './src/head/language.ts',
          seen: './src/head/seen.ts',
          sheet: './src/head/sheet.ts',
          start: './src/head/start.ts',
        },
        output: { path: `${folder}/dist/head`, filename: '[name].js', clean: true },
      },
      architectureBundle(common),
      // A script without chunks. Prerendering prepends the site's data to it.
      {
        ...baseConfig({ ...common, target: 'webworker', name: 'shell-worker' }),
        entry: { 'service-worker': './src/offline/service-worker.ts' },
        output: { path: `${folder}/dist/worker`, filename: '[name].js', clean: true },
      },
    ];
  };
