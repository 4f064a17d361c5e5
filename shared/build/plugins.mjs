import { readFileSync } from 'node:fs';
import CompressionPlugin from 'compression-webpack-plugin';
import { PinnedScripts } from 'federation-pins/webpack';
import webpack from 'webpack';
import { restaurantFolder } from './restaurant-folder.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { contract, oldest } = readJson(
  new URL('../src/contracts/contract-version.json', import.meta.url),
);

// The stage after all other assets exist.
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

export class EmitJson {
  constructor(file, content) {
    this.file = file;
    this.content = content;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EmitJson', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitJson', stage }, () => {
        const text = JSON.stringify(this.content(compilation));
        compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** Emits the name and licence number of the restaurant that the site is built for. */
export const emitOwner = () =>
  new EmitJson('restaurant.json', () => {
    const { name, fssai } = readJson(`${restaurantFolder}/restaurant.json`);
    return { name, fssai };
  });

/** Emits the contract version that a package is built for, and its team: the author in its package.json. */
export const emitContract = (folder) =>
  new EmitJson('contract.json', () => {
    const { author: team } = readJson(`${folder}/package.json`);
    return { contract, oldest, ...(team && { team }) };
  });

/** Deletes the federation plugin's report, whose order changes in each build. */
export class NoStats {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoStats', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'NoStats', stage }, () => {
        for (const { name } of compilation.getAssets()) {
          if (name.endsWith('mf-stats.json')) compilation.deleteAsset(name);
        }
      });
    });
  }
}

const federationEntry = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Sets stable module ids for Module Federation's generated entry and its container.
 * The entry's file name `.federation/entry.<hash>.js` hashes absolute paths, so default ids would
 * differ between checkouts.
 */
export class StableFederationEntry {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableFederationEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationEntry', (modules) => {
        for (const module of modules) {
          // Webpack may concatenate the entry with the module that imports it.
          const parts = 'modules' in module ? module.modules : [module];
          const names = parts.map((part) => part.identifier());
          if (!names.some((name) => federationEntry.test(name))) continue;
          const isContainer = names.some((name) => name.startsWith('container entry'));
          compilation.chunkGraph.setModuleId(module, isContainer ? 'container' : 'federation');
        }
      });
    });
  }
}

/**
 * Makes webpack's script loader set `integrity` on chunks, so that only deployed code runs. The name is that of the
 * shell's hashes (`shell/src/remotes/pins.ts`).
 */
export const pinnedScripts = () => new PinnedScripts({ name: 'burger.pins@1' });

/**
 * Makes Chrome compile all functions of startup scripts on a background thread while they load. Without this,
 * each function is pre-parsed first, and compiled on the main thread at its first call.
 */
export const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /(^main|^core|Page)\.\w+\.js$/,
    // The stage after minification and before content hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

export const brotliCopies = () =>
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.js$/,
    threshold: 0,
    minRatio: 1,
  });
