import { readFileSync } from 'node:fs';

const versionOf = (name) =>
  JSON.parse(
    readFileSync(new URL(`../../../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ).version;

const own = ['bus', 'firebase', 'router', 'slots', 'styled'].map(
  (name) => `@burger/shared/${name}`,
);
const installed = { react: 'react', 'react/jsx-runtime': 'react', 'react-dom': 'react-dom' };

/** Shared section of contract 2; `react` is the version that a remote asks for. */
export const shared = ({ provide, react = '^19.0.0' }) => {
  const entry = (version, requiredVersion) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion,
    ...(provide ? { eager: true } : { import: false }),
  });
  return Object.fromEntries([
    ...Object.entries(installed).map(([name, from]) => [name, entry(versionOf(from), react)]),
    ...own.map((name) => [name, entry('1.0.0', '^1.0.0')]),
  ]);
};

export const singletonNames = [...Object.keys(installed), ...own];
