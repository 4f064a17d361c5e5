import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Served {
  url: string;
  /** Where it keeps orders, accounts and mail. */
  data?: string;
  stop(): Promise<void>;
}

/** Runs the local backend on a site's folder, on a free port and with data of its own; `settings` go to its environment. */
export async function serveSite(
  folder: string,
  settings: Record<string, string> = {},
): Promise<Served> {
  const data = mkdtempSync(path.join(tmpdir(), 'burger-'));
  const server = spawn(process.execPath, ['local-backend/dist/main.cjs'], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: folder,
      DATA_DIR: data,
      ORDER_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      said += text;
      const found = /runs at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error(`The local backend ended: ${said}`)));
  });
  return {
    url,
    data,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
