import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { deployLock } from './deploy-lock.mjs';

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
