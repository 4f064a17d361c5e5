import { defaultName } from './name.mjs';

const plugin = 'PinnedScripts';

export class PinnedScripts {
  /** @param {{ name?: string }} [options] */
  constructor({ name = defaultName } = {}) {
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const { chunkLoading } = compilation.outputOptions;
      // Other ways to load a chunk, such as import(), have no `integrity`.
      if (chunkLoading !== 'jsonp') {
        const message = `${plugin} needs output.chunkLoading "jsonp", not "${chunkLoading}"`;
        compilation.errors.push(new WebpackError(message));
      }
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(plugin, (source) =>
        [
          source,
          "script.crossOrigin = 'anonymous';",
          // A page that checks no hashes has no such Map.
          `const pins = globalThis[Symbol.for(${JSON.stringify(this.name)})];`,
          'const hash = pins?.get(script.src);',
          'if (hash) script.integrity = hash;',
          'else pins?.hold?.(script);',
        ].join('\n'),
      );
    });
  }
}
