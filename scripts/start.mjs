import { spawn } from 'node:child_process';
import { importRelease } from './load.mjs';
import { root } from './paths.mjs';

// The whole site on one port: install what is missing, build what changed, serve.
const { buildSite } = await importRelease('build/build-site');
await buildSite();

const server = spawn(process.execPath, [`${root}/local-backend/dist/main.cjs`], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the server by itself; this process only waits for its clean end.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));
