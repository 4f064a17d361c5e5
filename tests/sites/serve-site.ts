import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/repository/paths.mjs';
import { outputMatching } from '../output-matching';
import { copySite } from './copy-site';
import { publishMenu } from './publish-menu.mjs';

export interface Served {
  url: string;
  data?: string;
  stop(): Promise<void>;
}

export interface ServedSite extends Served {
  data: string;
  /** Kills the backend without warning, and starts it again with its data and address. */
  crash: () => Promise<void>;
}

/**
 * Runs the local backend for a site's folder, on a free port and with its own data. `settings` become
 * environment variables. `repository`: the repository whose backend runs.
 */
export async function serveSite(
  folder: string,
  settings: Record<string, string> = {},
  message: 'inherit' | 'ignore' = 'inherit',
  repository = root,
): Promise<ServedSite> {
  const data = mkdtempSync(path.join(tmpdir(), 'burger-'));
  const own = { PORT: '0', SITE_DIR: folder, DATA_DIR: data, ORDER_LIMITS: 'off', ...settings };
  async function start(port: Record<string, string> = {}) {
    const server = spawn(process.execPath, [`${repository}/local-backend/dist/main.cjs`], {
      env: { ...process.env, ...own, ...port },
      stdio: ['ignore', 'pipe', message],
    });
    const ended = once(server, 'exit');
    const address = await outputMatching(server.stdout, /runs at (\S+)/);
    if (!address) throw new Error('The local backend did not start');
    const [, url = ''] = address;
    // Sign-in is ready later than the pages, so this waits for its first response.
    await fetch(`${url}/emulator/v1/projects/demo-burger-katte/config`);
    return {
      url,
      async end(signal: NodeJS.Signals) {
        server.kill(signal);
        await ended;
      },
    };
  }

  let running = await start();
  const { url } = running;
  // The servers must end together with the test process.
  const kill = () => void running.end('SIGTERM');
  process.once('exit', kill);
  return {
    url,
    data,
    async crash() {
      await running.end('SIGKILL');
      running = await start({ PORT: new URL(url).port });
    },
    async stop() {
      process.off('exit', kill);
      await running.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Runs the local backend for the site with another menu, which `write` writes and returns the folder of. */
export async function serveMenu(name: string, write: () => string): Promise<Served> {
  const site = await serveSite(copySite(name).folder);
  await publishMenu(site.url, write());
  return site;
}

/** Returns a free port, which both the site and the fake payment provider must know. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return String(port);
}

export interface SiteInTime extends ServedSite {
  /** Sets the site's clock (ms), which goes on from there. */
  setClock: (at: number) => void;
}

export async function serveSiteAt(
  at: number,
  folder: string,
  settings: Record<string, string> = {},
): Promise<SiteInTime> {
  const clock = path.join(mkdtempSync(path.join(tmpdir(), 'burger-clock-')), 'ahead');
  const setClock = (to: number) => writeFileSync(clock, String(to - Date.now()));
  setClock(at);
  const preload = pathToFileURL(path.join(root, 'tests/sites/moved-clock.mjs')).href;
  const inTime = {
    ...settings,
    CLOCK_FILE: clock,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`,
  };
  // The output is ignored: when the clock jumps by hours, the server logs that jobs are overdue.
  const site = await serveSite(folder, inTime, 'ignore');
  const stop = async () => {
    await site.stop();
    rmSync(path.dirname(clock), { recursive: true });
  };
  return { ...site, stop, setClock };
}
