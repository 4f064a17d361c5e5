import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { baseConfig, nodeBundle, webOutput } from './base.mjs';
import { devServer } from './dev-server.mjs';
import { leanRemote } from './lean-federation/index.mjs';
import { exposedTexts } from './messages.mjs';
import {
  brotliCopies,
  compileAhead,
  emitContract,
  emitOwner,
  NoStats,
  pinnedScripts,
  StableFederationEntry,
} from './plugins.mjs';
import { translatedTo, translations } from './restaurant-folder.mjs';
import { sharedModules } from './singletons.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const siteRoot = fileURLToPath(new URL('../..', import.meta.url));

const nameOf = (folder) => readJson(`${folder}/package.json`).name.split('/').at(-1);
const pascal = (kebab) => kebab.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

// A remote from another repository exposes all its languages, of which the site loads those it uses.
const isElsewhere = (folder) => !`${folder}/`.startsWith(siteRoot);

// Exposes each file of `src/exposures`: `menu-page.ts` as `./MenuPage`, `start.ts` as `./start`. Adds the
// translations that `page-texts.json` lists.
function exposuresOf(folder) {
  const files = readdirSync(`${folder}/src/exposures`).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  return Object.fromEntries([
    ...files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name === 'start' ? name : pascal(name)}`, `./src/exposures/${file}`];
    }),
    ...exposedTexts(folder, isElsewhere(folder) ? translations : translatedTo),
  ]);
}

/** Returns a remote's webpack configurations. `splitChunks` replaces the default for browsers. */
export const remoteConfig =
  (folder, splitChunks) =>
  (_env, { mode }) => {
    const name = nameOf(folder);
    const exposes = exposuresOf(folder);
    const common = { folder, namespace: name, mode };
    const web = {
      ...baseConfig({ ...common, target: 'web' }),
      entry: {},
      output: webOutput(common),
      devServer: devServer(name),
    };
    Object.assign(web.resolve.alias, leanRemote);
    web.plugins.push(
      new ModuleFederationPlugin({
        name,
        filename: mode === 'development' ? 'remote-entry.js' : 'remote-entry.[contenthash:10].js',
        // Names with dashes cannot be variables, so the container is a property of the global object.
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
      new StableFederationEntry(),
      pinnedScripts(),
      emitContract(folder),
      emitOwner(),
    );
    if (mode === 'development') return web;
    web.plugins.push(compileAhead(), brotliCopies());
    const entry = Object.fromEntries(
      Object.entries(exposes).map(([exposure, file]) => [exposure.slice(2), file]),
    );
    const browser = splitChunks ? { ...web, optimization: { splitChunks } } : web;
    return [browser, nodeBundle({ ...common, entry })];
  };
