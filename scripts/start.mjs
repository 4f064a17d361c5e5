import { spawn } from 'node:child_process';
import { importRelease } from './load.mjs';
import { root } from '../shared/repository/paths.mjs';

// Serves the complete site on one port: installs missing packages, builds what changed, starts the server.
const { buildSite } = await importRelease('build/build-site');
await buildSite();

const server = spawn(process.execPath, [`${root}/local-backend/dist/main.cjs`], {
  cwd: root,
  env: { ARCHITECTURE: 'on', WHATSAPP: 'stand-in', ...process.env },
  stdio: 'inherit',
});
// The server receives Ctrl-C itself, so this process only waits for its clean exit.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));
