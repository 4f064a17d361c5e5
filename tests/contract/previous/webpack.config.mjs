import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import { PinnedScripts } from './contract/pinned-scripts.mjs';
import { shared, singletonNames } from './contract/singletons.mjs';

const require = createRequire(import.meta.url);
const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');
const out = `${root}/reports/previous-contract`;

const exposes = {
  './MenuPage': './mfe-menu/exposures/menu-page.tsx',
  './FeaturedFavorites': './mfe-menu/exposures/featured-favorites.tsx',
  './AddToCart': './mfe-menu/exposures/add-to-cart.tsx',
};

const base = (name, target) => ({
  name,
  context: folder,
  mode: 'production',
  target,
  devtool: false,
  performance: false,
  stats: 'errors-only',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: {
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      },
    ],
  },
});

const web = (folderOfOutput, uniqueName) => ({
  path: `${out}/${folderOfOutput}/dist/web`,
  filename: '[name].[contenthash:10].js',
  publicPath: 'auto',
  uniqueName,
  clean: true,
});

// `react`: which versions that the remote asks the shell for.
const menuForBrowsers = (folderOfOutput, react) => ({
  ...base(`${folderOfOutput}-web`, ['web', 'es2022']),
  entry: {},
  output: web(folderOfOutput, 'mfe-menu'),
  plugins: [
    new ModuleFederationPlugin({
      name: 'mfe-menu',
      filename: 'remote-entry.[contenthash:10].js',
      library: { type: 'global', name: 'mfe-menu' },
      exposes,
      shared: shared({ provide: false, react }),
      shareStrategy: 'loaded-first',
      manifest: { fileName: 'manifest.json' },
      dts: false,
      experiments: { externalRuntime: true },
    }),
    new PinnedScripts(),
    new CopyPlugin({
      patterns: [
        'contract/contract.json',
        { from: 'mfe-menu/package.json', to: '../../package.json' },
      ],
    }),
  ],
});

const menuForPrerendering = {
  ...base('mfe-menu-node', 'node20'),
  entry: Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name.slice(2), file])),
  output: {
    path: `${out}/mfe-menu/dist/node`,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  externalsType: 'var',
  externals: Object.fromEntries(
    singletonNames.map((name) => [
      name,
      `globalThis[Symbol.for("burger.singletons@1")]["${name}"]`,
    ]),
  ),
  optimization: { minimize: false },
};

const oneRuntime = Object.fromEntries(
  ['runtime-core', 'sdk'].map((name) => [
    `@module-federation/${name}$`,
    require.resolve(`@module-federation/${name}`).replace(/\.cjs$/, '.js'),
  ]),
);

const ownCopies = Object.fromEntries(
  ['bus', 'router', 'slots', 'styled'].map((name) => [
    `@burger/shared/${name}$`,
    `${folder}/contract/${name}.ts`,
  ]),
);

const shell = {
  ...base('shell', ['web', 'es2022']),
  entry: { main: './shell/main.tsx' },
  output: { ...web('shell', 'shell'), filename: '[name].js' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...oneRuntime, ...ownCopies } },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      shared: shared({ provide: true }),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { provideExternalRuntime: true },
    }),
    new PinnedScripts(),
    new webpack.DefinePlugin({ __PICTURES__: '"/pictures"' }),
  ],
};

/** The remote, the remote as it asks for another React, and the shell. */
export default [
  menuForBrowsers('mfe-menu', '^19.0.0'),
  menuForPrerendering,
  menuForBrowsers('another-react', '^18.0.0'),
  shell,
];
