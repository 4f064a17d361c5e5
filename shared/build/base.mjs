import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';
import webpack from 'webpack';
import { clockOffsets } from './clock-offsets.mjs';
import { picturesAddress } from './pictures.mjs';
import { restaurantAlias, restaurantFolder } from './restaurant-folder.mjs';
import { singletonNames } from './singletons.mjs';

// Resolve modules from this file, whichever package is built.
const require = createRequire(import.meta.url);

// Browsers whose names differ between browserslist and swc; mobile editions have the desktop engine.
const names = { ios_saf: 'ios', and_chr: 'chrome', and_ff: 'firefox' };
const numberOf = (version) => parseFloat(version);

// Returns the oldest version of each browser in `.browserslistrc`, in swc's format.
function oldestBrowsers() {
  const oldest = {};
  for (const one of browserslist(undefined, { path: import.meta.dirname })) {
    const [name, version] = one.split(' ');
    const browser = names[name] ?? name;
    if (!(numberOf(oldest[browser]) <= numberOf(version))) oldest[browser] = version.split('-')[0];
  }
  return oldest;
}

const sharedFolder = fileURLToPath(new URL('..', import.meta.url));

const styledPlugin = require.resolve('@swc/plugin-styled-components');

const swc = ({ mode, target }) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // The development runtime of JSX needs a development build of React, which the built shell does not provide.
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: {
        // Cache the compiled swc plugin once for all packages.
        cacheRoot: path.resolve(styledPlugin, '../../../.cache/swc'),
        plugins: [
          [
            styledPlugin,
            {
              displayName: mode === 'development',
              ssr: true,
              topLevelImportPaths: ['@burger/shared/styled'],
            },
          ],
        ],
      },
    },
    env: { targets: target === 'node' ? { node: '20' } : oldestBrowsers() },
  },
});

const sourceRules = ({ folder, mode, target }) => [
  {
    test: /\.tsx?$/,
    include: [`${folder}/src`, `${sharedFolder}src`],
    use: swc({ mode, target }),
  },
  {
    test: /react-router[\\/]dist[\\/].*\.mjs$/,
    use: fileURLToPath(new URL('pure-starts.mjs', import.meta.url)),
  },
  {
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/,
    use: fileURLToPath(new URL('bare-icons.mjs', import.meta.url)),
  },
  ...(target === 'web'
    ? [
        {
          test: /[\\/](pages[\\/]titles|contracts[\\/]guests|restaurant)\.json$/,
          type: 'json',
          use: fileURLToPath(new URL('browser-json.mjs', import.meta.url)),
        },
      ]
    : []),
];

// A replacement with a tenth of the code of lucide's function.
const smallIcons = {
  [path.resolve(require.resolve('lucide-react'), '../../esm/createLucideIcon.mjs')]: fileURLToPath(
    new URL('../src/ui/draw-icon.ts', import.meta.url),
  ),
};

// Cache only after a first build: writing the cache takes a quarter of a build's time, and the first build of
// a clone is often the only one.
const isStored = (folder, mode) => mode === 'development' || existsSync(`${folder}/dist/node`);

// Changing a file of the build configuration invalidates webpack's cache.
const buildFiles = readdirSync(import.meta.dirname, { recursive: true })
  .filter((file) => file.includes('.'))
  .map((file) => `${import.meta.dirname}/${file}`);

const logo = () =>
  readFileSync(`${restaurantFolder}/brand/logo.svg`, 'utf8').replace(/>\s+</g, '><').trim();

const { timeZone } = JSON.parse(readFileSync(`${restaurantFolder}/restaurant.json`, 'utf8'));
const { places } = JSON.parse(readFileSync(`${sharedFolder}src/contracts/guests.json`, 'utf8'));
// Computed once for all bundles, because the time zone is searched day by day for ten years.
const offsets = JSON.stringify(clockOffsets(timeZone));

export const baseConfig = ({
  folder,
  namespace,
  mode,
  target,
  name = `${namespace}-${target}`,
}) => ({
  name,
  context: folder,
  mode,
  target: target === 'node' ? 'node20' : [target, 'es2022'],
  // No eval in source maps, because the pages' CSP forbids it in development too.
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { ...smallIcons, ...restaurantAlias() },
    // rxjs has a smaller build under this condition.
    conditionNames: target === 'node' ? ['node', '...'] : ['es2015', '...'],
  },
  module: { rules: sourceRules({ folder, mode, target }) },
  plugins: /** @type {import('webpack').WebpackPluginInstance[]} */ ([
    new webpack.DefinePlugin({
      __PICTURES__: JSON.stringify(picturesAddress()),
      __LOGO__: JSON.stringify(logo()),
      __CLOCK_OFFSETS__: offsets,
      __GUEST_PLACES__: JSON.stringify(Object.keys(places).length > 0),
      // Replaces `typeof document`, so that browser bundles lose prerendering code. Workers have no DOM, so
      // their bundles need the check.
      ...(target === 'web' && { 'typeof document': JSON.stringify('object') }),
    }),
  ]),
  performance: false,
  stats: 'errors-warnings',
  cache: isStored(folder, mode) && {
    type: 'filesystem',
    name: `${name}-${mode}`,
    version: restaurantFolder,
    buildDependencies: { configuration: buildFiles },
  },
});

/** Returns webpack's output for browsers. Content hashes in names ensure that deployed files never change. */
export const webOutput = ({ folder, namespace, mode }) => ({
  path: `${folder}/dist/web`,
  filename: mode === 'development' ? '[name].js' : '[name].[contenthash:10].js',
  chunkFilename: mode === 'development' ? '[name].js' : '[name].[contenthash:10].js',
  publicPath: 'auto',
  uniqueName: namespace,
  clean: true,
});

// Property of the global object in which the prerendering process provides the singletons.
const singletonsGlobal = 'Symbol.for("burger.singletons@1")';

/** Returns the bundle for prerendering: one CommonJS file per entry, with external singletons. */
export const nodeBundle = ({ folder, namespace, mode, entry, provide = false }) => ({
  ...baseConfig({ folder, namespace, mode, target: 'node' }),
  entry,
  output: {
    path: `${folder}/dist/node`,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    // Lazy modules are rendered with the page, so they need no chunks.
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
