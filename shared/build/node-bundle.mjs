import { baseConfig } from './base.mjs';
import { singletonNames } from './singletons.mjs';

/** Where a prerendering process puts the singletons that node bundles ask for. */
export const singletonsGlobal = 'Symbol.for("burger.singletons@1")';

/**
 * The bundle that prerendering runs: each entry as one CommonJS file, with the singletons left out,
 * as they are in the browser.
 */
export const nodeBundle = ({ folder, namespace, mode, entry, provide = false }) => ({
  ...baseConfig({ folder, namespace, mode, target: 'node' }),
  name: `${namespace}-node`,
  entry,
  output: {
    path: `${folder}/dist/node`,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    // What a browser loads later is rendered with the page.
    asyncChunks: false,
    clean: true,
  },
  externalsType: 'var',
  externals: provide
    ? {}
    : Object.fromEntries(
        singletonNames.map((name) => [name, `globalThis[${singletonsGlobal}]["${name}"]`]),
      ),
  optimization: { minimize: false },
});
