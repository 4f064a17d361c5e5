import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { sourceRules } from './loaders.mjs';
import { picturesAddress } from './pictures.mjs';
import { restaurantAlias, restaurantFolder } from './restaurant-folder.mjs';

const require = createRequire(import.meta.url);

// The same drawings from a tenth of the code.
const smallIcons = {
  [path.resolve(require.resolve('lucide-react'), '../../esm/createLucideIcon.mjs')]: fileURLToPath(
    new URL('../src/ui/draw-icon.ts', import.meta.url),
  ),
};

// A change to the build itself makes what it cached stale.
const buildFiles = readdirSync(import.meta.dirname, { recursive: true })
  .filter((file) => file.includes('.'))
  .map((file) => `${import.meta.dirname}/${file}`);

// As it stands in pages: in one line, and no larger than its box.
const logo = () =>
  readFileSync(`${restaurantFolder}/brand/logo.svg`, 'utf8').replace(/>\s+</g, '><').trim();

/** What all bundles for browsers and for prerendering have in common. */
export const baseConfig = ({ folder, namespace, mode, target }) => ({
  context: folder,
  mode,
  target: target === 'node' ? 'node20' : [target, 'es2022'],
  // No eval: the pages' security policy forbids it in development too.
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      ...smallIcons,
      ...restaurantAlias(),
    },
    // rxjs has a smaller build behind this condition.
    conditionNames: target === 'node' ? ['node', '...'] : ['es2015', '...'],
  },
  module: { rules: sourceRules({ folder, namespace, mode, target }) },
  plugins: [
    new webpack.DefinePlugin({
      __PICTURES__: JSON.stringify(picturesAddress()),
      __LOGO__: JSON.stringify(logo()),
      // What only prerendering does stays out of what customers load; a worker has no document either.
      ...(target === 'web' && { 'typeof document': JSON.stringify('object') }),
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
  cache: {
    type: 'filesystem',
    name: `${namespace}-${target}-${mode}`,
    version: restaurantFolder,
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
