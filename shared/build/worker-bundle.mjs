import { baseConfig } from './base.mjs';

/** The service worker: one file without chunks. What it has to know of the site is written in front of it when pages are prerendered. */
export const workerBundle = ({ folder, namespace, mode, entry }) => ({
  ...baseConfig({ folder, namespace, mode, target: 'webworker' }),
  name: `${namespace}-worker`,
  entry,
  output: { path: `${folder}/dist/worker`, filename: '[name].js', clean: true },
});
