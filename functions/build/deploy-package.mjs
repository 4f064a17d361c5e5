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
 * Writes what Firebase installs from: the packages that the bundle requires without the workspaces, which are bundled
 * in, and a lock file, so that what runs there is what was tested here.
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
