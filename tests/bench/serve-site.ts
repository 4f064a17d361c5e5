import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { root } from '../../scripts/paths.mjs';
import { outputMatching } from '../output-matching';
import type { BenchSite } from './part';

/** Serves a built site on a port, with data that is thrown away. Throws when the port is taken. */
export async function serveSite(port: number, siteDir = `${root}/site`): Promise<BenchSite> {
  const data = `${root}/reports/bench-data/${port}`;
  rmSync(data, { recursive: true, force: true });
  const server = spawn(process.execPath, ['local-backend/dist/main.cjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SITE_DIR: siteDir },
  });
  const ended = once(server, 'exit');
  // Whatever ends the bench ends its server.
  process.once('exit', () => server.kill());
  if (!(await outputMatching(server.stdout, /runs at/)))
    throw new Error(`The site did not start on port ${port}`);
  return {
    url: `http://localhost:${port}`,
    data,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
