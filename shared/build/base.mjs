import { readdirSync } from 'node:fs';
import webpack from 'webpack';
import { sourceRules } from './loaders.mjs';
import { picturesAddress } from './pictures.mjs';

// A change to the build itself makes what it cached stale.
const buildFiles = readdirSync(import.meta.dirname).map((file) => `${import.meta.dirname}/${file}`);

/** What all bundles for browsers and for prerendering have in common. */
export const baseConfig = ({ folder, namespace, mode, target }) => ({
  context: folder,
  mode,
  target: target === 'node' ? 'node20' : [target, 'es2022'],
  // No eval: the pages' security policy forbids it in development too.
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // rxjs has a smaller build behind this condition.
    conditionNames: target === 'node' ? ['node', '...'] : ['es2015', '...'],
  },
  module: { rules: sourceRules({ folder, namespace, mode, target }) },
  plugins: [new webpack.DefinePlugin({ __PICTURES__: JSON.stringify(picturesAddress()) })],
  performance: false,
  stats: 'errors-warnings',
  cache: {
    type: 'filesystem',
    name: `${namespace}-${target}-${mode}`,
    buildDependencies: { configuration: buildFiles },
  },
});

/** Output for browsers: named by content, so that a deployed folder never changes. */
export const webOutput = ({ folder, namespace, mode }) => ({
  path: `${folder}/dist/web`,
  filename: mode === 'development' ? '[name].js' : '[name].[contenthash:10].js',
  chunkFilename: mode === 'development' ? '[name].js' : '[name].[contenthash:10].js',
  publicPath: 'auto',
  uniqueName: namespace,
  clean: true,
});
