import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeServerConfig } from '../shared/build/node-server.mjs';
import { DeployPackagePlugin } from './build/deploy-package.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));

export default nodeServerConfig({
  dir,
  entry: './src/index.ts',
  filename: 'index.js',
  plugins: [new DeployPackagePlugin()],
});
