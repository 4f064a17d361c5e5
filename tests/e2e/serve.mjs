import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { root } from '../../scripts/paths.mjs';

// The production build on the local backend, with accounts, orders and mail of its own for every run and port.
const data = `${root}/reports/e2e-data/${process.env['PORT']}`;
rmSync(data, { recursive: true, force: true });
const server = spawn(process.execPath, [`${root}/local-backend/dist/main.cjs`], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: data },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
