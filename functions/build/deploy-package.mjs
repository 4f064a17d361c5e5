import { readFileSync } from 'node:fs';
import webpack from 'webpack';

/**
 * Writes the `package.json` that Firebase installs from: the packages that the bundle requires, at our versions,
 * without the workspaces, which are bundled in.
 */
export class DeployPackagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DeployPackagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DeployPackagePlugin', () => {
        const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
        const dependencies = Object.fromEntries(
          Object.entries(own.dependencies).filter(([name]) => !name.startsWith('@burger/')),
        );
        const deployed = {
          name: 'burger-katte-functions',
          private: true,
          main: 'index.js',
          engines: { node: '22' },
          dependencies,
        };
        compilation.emitAsset(
          'package.json',
          new webpack.sources.RawSource(`${JSON.stringify(deployed, null, 2)}\n`),
        );
      });
    });
  }
}
