import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

const pin = 'globalThis[Symbol.for("burger.pins@1")]?.get(script.src)';

/** The loaders of contract 2: a chunk runs only if it hashes to what the page says of it. */
export class PinnedScripts {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PinnedScripts', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('PinnedScripts', (source) =>
        [source, `script.integrity = ${pin} ?? '';`, "script.crossOrigin = 'anonymous';"].join(
          '\n',
        ),
      );
    });
  }
}
