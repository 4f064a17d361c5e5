import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { baseConfig, nodeBundle, webOutput } from './base.mjs';
import { devServer } from './dev-server.mjs';
import { leanRemote } from './lean-federation/index.mjs';
import {
  brotliCopies,
  compileAhead,
  emitContract,
  emitOwner,
  NoStats,
  pinnedScripts,
  StableFederationEntry,
} from './plugins.mjs';
import { isSpoken, restaurantFolder, translatedTo } from './restaurant-folder.mjs';
import { sharedModules } from './singletons.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const siteRoot = fileURLToPath(new URL('../..', import.meta.url));

const nameOf = (folder) => readJson(`${folder}/package.json`).name.split('/').at(-1);
const pascal = (kebab) => kebab.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

// Generates a module with the translations of all pages, or of one. A source is a page of the restaurant's
// folder, or `folder/messages#name` in the package. Missing translations stay English.
function moduleOf(folder, sources, language) {
  const parts = Object.entries(sources).flatMap(([owner, source], place) => {
    const [file, name] = source.split('#');
    const own = `src/${file}.${language}.ts`;
    const lacks = name
      ? !existsSync(`${folder}/${own}`)
      : !existsSync(`${restaurantFolder}/${language}/pages/${file}.json`);
    if (lacks) return [];
    const text = `text${place}`;
    const words = name
      ? `import { ${name} as ${text} } from '../../${own}';`
      : `import ${text} from '@burger/restaurant/${language}/pages/${file}.json';`;
    return [{ words, entry: `'${owner}': ${text}` }];
  });
  return [
    ...parts.map(({ words }) => words),
    `export const texts = { ${parts.map(({ entry }) => entry)} };`,
  ].join('\n');
}

// Returns the translations listed in `page-texts.json`, which are generated with the bundles. `Texts` serves
// all pages.
function listedTexts(folder) {
  const table = `${folder}/src/exposures/page-texts.json`;
  if (!existsSync(table)) return [];
  mkdirSync(`${folder}/dist/texts`, { recursive: true });
  return Object.entries(readJson(table)).flatMap(([page, sources]) =>
    translatedTo.map((language) => {
      const file = `./dist/texts/${page}.${language}.js`;
      writeFileSync(`${folder}/${file}`, moduleOf(folder, sources, language));
      return [`./${page}.${language}`, file];
    }),
  );
}

// A remote from another repository exposes all its languages, of which the site loads those it uses.
const isElsewhere = (folder) => !`${folder}/`.startsWith(siteRoot);

// Exposes each file of `src/exposures`: `menu-page.ts` as `./MenuPage`, `texts.kn.ts` as `./Texts.kn`,
// `start.ts` as `./start`. Adds the entries of `page-texts.json`, and omits languages that the site does not
// use.
function exposuresOf(folder) {
  const files = readdirSync(`${folder}/src/exposures`).filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.includes('.test.') && (isElsewhere(folder) || isSpoken(file)),
  );
  return Object.fromEntries([
    ...files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name === 'start' ? name : pascal(name)}`, `./src/exposures/${file}`];
    }),
    ...listedTexts(folder),
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
