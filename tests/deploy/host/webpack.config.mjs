import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../../..');

// What remotes take from the page: docs/a-standard-host.md.
const ours = (requiredVersion, version) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  version,
});
const react = ours('^19.0.0', require('react/package.json').version);
const burger = ours('^1.0.0', '1.0.0');
const shared = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  '@burger/shared/bus': burger,
  '@burger/shared/firebase': burger,
  '@burger/shared/router': burger,
  '@burger/shared/slots': burger,
  '@burger/shared/styled': burger,
};

export default {
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  stats: 'errors-only',
  entry: './src/main.ts',
  output: { path: `${root}/reports/food-court`, filename: '[name].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'food-court',
      shared,
      dts: false,
      manifest: false,
      experiments: { provideExternalRuntime: true },
    }),
  ],
};
