import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

// Of our own singletons, whatever contract is spoken over them: remotes of all that are understood ask for it.
const version = '1.0.0';

/** What the page has one copy of, provided by the shell; of all else in `@burger/shared` each remote carries what it uses. */
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
        ...(provide ? { eager: true } : { import: /** @type {const} */ (false) }),
      },
    ]),
  );
