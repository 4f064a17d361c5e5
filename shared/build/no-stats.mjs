import webpack from 'webpack';

// After the plugin has written it.
const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;

/**
 * Takes the federation plugin's report on its own build out of what is built: nobody asks for it, and its lists come in
 * another order each time, which would make another version of the same sources.
 */
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
