import { baseConfig } from './base.mjs';

/** Scripts that stand in the head of pages: each one file without chunks, whose text is written into the page. */
export const headBundle = ({ folder, namespace, mode, entry }) => {
  const base = baseConfig({ folder, namespace, mode, target: 'web' });
  return {
    ...base,
    name: `${namespace}-head`,
    entry,
    output: { path: `${folder}/dist/head`, filename: '[name].js', clean: true },
    cache: { ...base.cache, name: `${namespace}-head-${mode}` },
  };
};
