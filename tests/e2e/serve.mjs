import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';

// Serves the production build with the local backend. Each run and port has its own data folder.
const data = `${root}/reports/e2e-data/${process.env['PORT']}`;
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
const server = spawn(process.execPath, [`${root}/local-backend/dist/main.cjs`], {
  stdio: ['inherit', 'pipe', 'pipe'],
  env: {
    ...process.env,
    DATA_DIR: data,
    ORDER_LIMITS: 'off',
    REQUEST_LOG: `${data}/requests.log`,
  },
});
// The test for personal data in logs reads this file.
const log = createWriteStream(`${data}/server.log`);
for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
  server[name].pipe(log, { end: false });
  server[name].pipe(process[name]);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
