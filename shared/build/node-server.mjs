import path from 'node:path';
import { restaurantAlias } from './restaurant-folder.mjs';

// Installed packages stay external, while sources of the workspaces are bundled.
const isInstalled = (request) =>
  !/^([./]|@burger\/|federation-)/.test(request) && !path.isAbsolute(request);

/**
 * Returns webpack's configuration for a Node program: bundles workspace sources, requires installed packages.
 * @param {{ dir: string, entry: string | Record<string, string>, filename?: NonNullable<import('webpack').Configuration['output']>['filename'], plugins?: import('webpack').WebpackPluginInstance[] }} program
 */
export function nodeServerConfig({ dir, entry, filename = '[name].cjs', plugins = [] }) {
  return {
    name: path.basename(dir),
    context: dir,
    entry,
    target: 'node20',
    devtool: 'source-map',
    output: {
      path: path.join(dir, 'dist'),
      filename,
      library: { type: 'commonjs2' },
      clean: true,
    },
    externalsPresets: { node: true },
    externals: [
      ({ request }, done) => (isInstalled(request) ? done(null, `commonjs ${request}`) : done()),
    ],
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: restaurantAlias() },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: false }, target: 'es2022' },
          },
        },
        { test: /\.(html|css)$/, type: 'asset/source' },
      ],
    },
    // Do not minify, because a server gains nothing from it and stack traces stay readable.
    optimization: { minimize: false },
    node: { __dirname: false, __filename: false },
    performance: false,
    plugins,
  };
}
