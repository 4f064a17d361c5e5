import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { oldestBrowsers } from './browsers.mjs';

// From here, wherever the package that is built lies.
const require = createRequire(import.meta.url);

const sharedFolder = fileURLToPath(new URL('..', import.meta.url));

const swc = ({ namespace, mode, target }) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // The development runtime of JSX wants a development React, which a shell as built does not provide.
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            {
              displayName: mode === 'development',
              ssr: true,
              // Class names follow the package that owns the component, so that the prerendered
              // page and the browser agree whoever built the bundle.
              namespace,
              topLevelImportPaths: ['@burger/shared/styled'],
            },
          ],
        ],
      },
    },
    env: { targets: target === 'node' ? { node: '20' } : oldestBrowsers() },
  },
});

/** One rule for the package's own sources and one for the shared ones. */
export const sourceRules = ({ folder, namespace, mode, target }) => [
  {
    test: /\.tsx?$/,
    include: `${folder}/src`,
    use: swc({ namespace, mode, target }),
  },
  {
    test: /\.tsx?$/,
    include: `${sharedFolder}src`,
    use: swc({ namespace: 'shared', mode, target }),
  },
  {
    test: /(react-router[\\/]dist[\\/].*\.mjs|@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js)$/,
    use: fileURLToPath(new URL('pure-starts.mjs', import.meta.url)),
  },
  ...(target === 'web'
    ? [
        {
          test: /pages[\\/]titles\.json$/,
          type: 'json',
          use: fileURLToPath(new URL('titles-only.mjs', import.meta.url)),
        },
      ]
    : []),
];
