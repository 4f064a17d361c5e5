import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const versionOf = (name) =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ).version;

/**
 * What the page has exactly one copy of: the shell provides it, remotes only consume it.
 * Everything else of `@burger/shared` is small and pure, and each remote carries what it uses.
 */
const singletons = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  '@burger/shared/bus': version,
  '@burger/shared/firebase': version,
  '@burger/shared/router': version,
  '@burger/shared/slots': version,
  '@burger/shared/styled': version,
};

export const singletonNames = Object.keys(singletons);

const major = (full) => `^${full.split('.')[0]}.0.0`;

/** Shared section of the federation plugin: `provide` for the shell, otherwise consume without a fallback copy. */
export const sharedModules = ({ provide }) =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, current]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: major(current),
        version: current,
        // The shell's copies come with its first script: on their own they would be a dozen requests.
        ...(provide ? { eager: true } : { import: false }),
      },
    ]),
  );
