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

// From here, wherever the package that is built lies.
const require = createRequire(import.meta.url);

// Names that differ between the list and the compiler; phones' editions are of the same engine.
const names = { ios_saf: 'ios', and_chr: 'chrome', and_ff: 'firefox' };
const numberOf = (version) => parseFloat(version);

// The oldest version of each browser that the site supports (`.browserslistrc`), as the compiler wants it.
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
      // The development runtime of JSX wants a development React, which a shell as built does not provide.
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: {
        // What the compiler makes of its plugin serves every package.
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

// The package's own sources and the shared ones.
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

// The same drawings from a tenth of the code.
const smallIcons = {
  [path.resolve(require.resolve('lucide-react'), '../../esm/createLucideIcon.mjs')]: fileURLToPath(
    new URL('../src/ui/draw-icon.ts', import.meta.url),
  ),
};

// Keeping what was compiled takes a quarter of a build's time, and the first build of a clone is often the only one.
const isKept = (folder, mode) => mode === 'development' || existsSync(`${folder}/dist/node`);

// A change to the build itself makes what it cached stale.
const buildFiles = readdirSync(import.meta.dirname, { recursive: true })
  .filter((file) => file.includes('.'))
  .map((file) => `${import.meta.dirname}/${file}`);

// As it stands in pages: in one line, and no larger than its box.
const logo = () =>
  readFileSync(`${restaurantFolder}/brand/logo.svg`, 'utf8').replace(/>\s+</g, '><').trim();

const { timeZone } = JSON.parse(readFileSync(`${restaurantFolder}/restaurant.json`, 'utf8'));
// Once for all bundles: ten years are gone through day by day.
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
  // No eval: the pages' security policy forbids it in development too.
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { ...smallIcons, ...restaurantAlias() },
    // rxjs has a smaller build behind this condition.
    conditionNames: target === 'node' ? ['node', '...'] : ['es2015', '...'],
  },
  module: { rules: sourceRules({ folder, mode, target }) },
  plugins: /** @type {import('webpack').WebpackPluginInstance[]} */ ([
    new webpack.DefinePlugin({
      __PICTURES__: JSON.stringify(picturesAddress()),
      __LOGO__: JSON.stringify(logo()),
      __CLOCK_OFFSETS__: offsets,
      // What only prerendering does stays out of what customers load; a worker has no document either.
      ...(target === 'web' && { 'typeof document': JSON.stringify('object') }),
    }),
  ]),
  performance: false,
  stats: 'errors-warnings',
  cache: isKept(folder, mode) && {
    type: 'filesystem',
    name: `${name}-${mode}`,
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

// Where a prerendering process puts the singletons that node bundles ask for.
const singletonsGlobal = 'Symbol.for("burger.singletons@1")';

/** The bundle that prerendering runs: each entry one CommonJS file, without the singletons, as in the browser. */
export const nodeBundle = ({ folder, namespace, mode, entry, provide = false }) => ({
  ...baseConfig({ folder, namespace, mode, target: 'node' }),
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
