import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

// The shell keeps a Map there: address of a script → the integrity that its deployment published.
const pin = 'globalThis[Symbol.for("burger.pins@1")]?.get(script.src)';

/** Chunks run only if they are what was deployed: webpack's loader asks the page for the hash of each. */
export class PinnedScripts {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PinnedScripts', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('PinnedScripts', (source) =>
        [
          source,
          // Development servers publish no hashes.
          `script.integrity = ${pin} ?? '';`,
          "script.crossOrigin = 'anonymous';",
        ].join('\n'),
      );
    });
  }
}
