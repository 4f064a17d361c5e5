import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

const deployedPackage = (own) => ({
  name: 'functions',
  version: own.version,
  private: true,
  main: 'index.js',
  engines: { node: read('../../.node-version').trim() },
  dependencies: Object.fromEntries(
    Object.entries(own.dependencies).filter(([name]) => !name.startsWith('@burger/')),
  ),
});

/**
 * Writes the `package.json` and lock file that Firebase installs from: external packages only, as
 * workspaces are bundled. The lock file pins the tested versions.
 */
export class DeployPackagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DeployPackagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DeployPackagePlugin', () => {
        const deployed = deployedPackage(JSON.parse(read('../package.json')));
        const lock = deployLock(deployed, JSON.parse(read('../../package-lock.json')), 'functions');
        for (const [file, content] of [
          ['package.json', deployed],
          ['package-lock.json', lock],
        ]) {
          const text = `${JSON.stringify(content, null, 2)}\n`;
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

function lookedAt(location) {
  const parts = location ? location.split('/node_modules/') : [];
  const folders = parts.map(
    (_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/node_modules`,
  );
  return [...folders, 'node_modules'];
}

const findFrom = (location, name, packages) =>
  lookedAt(location)
    .map((folder) => `${folder}/${name}`)
    .find((one) => one in packages);

// npm does not install optional peer dependencies; they only constrain a version.
const isRequested = (name, { peerDependenciesMeta = {} }) =>
  peerDependenciesMeta[name]?.optional !== true;

const needsOf = (needing) => {
  const { dependencies, optionalDependencies, peerDependencies = {} } = needing;
  const peers = Object.keys(peerDependencies).filter((name) => isRequested(name, needing));
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])];
};

const entry = ({ dev: _dev, devOptional: _either, peer: _peer, ...stored }) => stored;

/**
 * Returns the `package-lock.json` for deploying one workspace alone, with the versions of the
 * repository's lock file. Throws if that has no entry for a required package.
 */
function deployLock(deployed, repository, folder) {
  const { packages: all } = repository;
  const packages = { '': deployed };
  const origins = {};
  const waiting = [['', folder, deployed]];
  // Breadth first: place all direct dependencies of a package before their own, so that hoisting finds every conflict.
  for (const [location, origin, needing] of waiting) {
    for (const name of needsOf(needing)) {
      const from = findFrom(origin, name, all);
      if (!from && name in (needing.optionalDependencies ?? {})) continue;
      if (!from) throw new Error(`package-lock.json has no ${name}, which ${origin} needs.`);
      const there = findFrom(location, name, packages);
      if (there && origins[there] === from) continue;
      const target = there ? `${location}/node_modules/${name}` : `node_modules/${name}`;
      packages[target] = entry(all[from]);
      origins[target] = from;
      waiting.push([target, from, all[from]]);
    }
  }
  const { name, version } = deployed;
  return { name, version, lockfileVersion: repository.lockfileVersion, requires: true, packages };
}
