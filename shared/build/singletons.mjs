import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

// Independent of the contract version, because remotes of every supported contract request this version.
const version = '1.0.0';

/**
 * Modules with one copy per page, provided by the shell. A remote bundles its own copy of everything else in
 * `@burger/shared`.
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

/** Returns the `shared` option: the shell provides the modules, remotes have no fallback copy. */
export const sharedModules = ({ provide }) =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, current]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: major(current),
        version: current,
        // Eager, because separate chunks would cause a dozen requests.
        ...(provide ? { eager: true } : { import: /** @type {const} */ (false) }),
      },
    ]),
  );
