import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import { nodeServerConfig } from '../shared/build/node-server.mjs';

const dir = path.dirname(fileURLToPath(import.meta.url));

export default nodeServerConfig({
  dir,
  // Each worker thread needs its own entry file.
  entry: {
    main: './src/main.ts',
    backend: './src/server.ts',
    'auth-worker': './src/auth/auth-worker.ts',
    'store-worker': './src/firestore/store-worker.ts',
  },
  plugins: [new CopyPlugin({ patterns: [{ from: 'browser', to: 'browser' }] })],
});
