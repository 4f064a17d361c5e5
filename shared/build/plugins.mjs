import { readFileSync } from 'node:fs';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { restaurantFolder } from './restaurant-folder.mjs';

// Once all else of a build is written.
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

/** Adds a JSON file to what is built; `content` is asked for once all chunks are known. */
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

/** Says beside what is built whose it is: a site is one restaurant's. */
export const emitOwner = () =>
  new EmitJson('restaurant.json', () => {
    const { name, fssai } = JSON.parse(readFileSync(`${restaurantFolder}/restaurant.json`, 'utf8'));
    return { name, fssai };
  });

/** Drops the federation plugin's report, whose lists come in another order each time and would make a new version. */
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
 * Gives ids of their own to federation's generated entry and to the container, whose identifier names that entry. The
 * entry's file, `.federation/entry.<hash>.js`, imports by absolute path and is named by a hash of that, so ids made from
 * its name would differ in each checkout.
 */
export class StableFederationEntry {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableFederationEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableFederationEntry', (modules) => {
        for (const module of modules) {
          // Webpack concatenates the entry with what imports it, where it can.
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

const { LoadScriptRuntimeModule } = webpack.runtime;

// The shell keeps a Map there: address of a script → the integrity that its deployment published.
const pins = 'globalThis[Symbol.for("burger.pins@1")]';

// No script hashes to it, so the browser refuses a chunk of which no hash was published.
const noScript = `sha256-${'A'.repeat(43)}=`;

/**
 * Runs a chunk only if it is what was deployed: webpack's loader asks the page for the hash of each. Development servers
 * publish no hashes, and a standard host keeps none.
 */
export class PinnedScripts {
  apply(compiler) {
    const isPinned = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap('PinnedScripts', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('PinnedScripts', (source) =>
        [
          source,
          `script.integrity = ${pins} ? ${pins}.get(script.src) ?? '${isPinned ? noScript : ''}' : '';`,
          "script.crossOrigin = 'anonymous';",
        ].join('\n'),
      );
    });
  }
}

/**
 * Tells Chrome to compile all functions of what a page starts with while it loads, on another thread; otherwise each is
 * read once, and compiled on the main thread when it is called.
 */
export const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /(^main|^core|Page)\.\w+\.js$/,
    // Once it is minified, before it is named by its content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** Puts a copy in brotli beside every script that is built. */
export const brotliCopies = () =>
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.js$/,
    threshold: 0,
    minRatio: 1,
  });
