import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeServerConfig } from '../shared/build/node-server.mjs';
import { DeployPackagePlugin } from './build/deploy-package.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));

export default nodeServerConfig({
  dir,
  entry: {
    index: './src/index.ts',
    'publish-menu': './src/publish-menu/main.ts',
    'check-settings': './src/check-settings.ts',
    backtest: './src/backtest/main.ts',
    erase: './src/erase-command/main.ts',
    'push-keys': './src/push/main.ts',
    register: './src/register/main.ts',
    staff: './src/staff-command/main.ts',
    'whatsapp-templates': './src/whatsapp/main.ts',
  },
  // Firebase runs the file that package.json names.
  filename: ({ chunk }) => (chunk?.name === 'index' ? 'index.js' : `${chunk?.name}.cjs`),
  plugins: [new DeployPackagePlugin()],
});
