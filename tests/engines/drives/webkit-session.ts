import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../sites/serve-site';
import type { Visit } from './drive';

interface WebDriver {
  ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  end(): Promise<void>;
}

async function call<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function openSession(port: string, capabilities: object): Promise<WebDriver> {
  const base = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await call<{ sessionId: string }>(base, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${base}/${sessionId}`;
  return {
    ask: (method, path, body) =>
      call(`${session}${path}`, method, method === 'POST' ? (body ?? {}) : undefined),
    end: () => call(session, 'DELETE'),
  };
}

// Emptied before each run, because WebKit's processes still write after the driver has ended.
const profiles = path.resolve('reports/engines');
const webkitWindow = path.resolve('tests/engines/drives/webkit-window.py');

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [name] = (await once(screen.stdout!, 'data')) as [Buffer];
  return { screen, display: `:${name.toString().trim()}` };
}

async function until(listening: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      return void (await listening());
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((again) => setTimeout(again, 20));
    }
  }
}

/** A WebDriver session in a WebKitGTK window, with its processes. */
export interface WebKitSession {
  session: WebDriver;
  complaints: string[];
  end(): Promise<void>;
}

/** Starts Debian's WebKitGTK through WebDriver, in a window without toolbars on a virtual display. */
export async function startWebKit(visit: Visit): Promise<WebKitSession> {
  mkdirSync(profiles, { recursive: true });
  const profile = mkdtempSync(path.join(profiles, 'webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      TZ: 'Asia/Kolkata',
      // The test machine has no graphics card and no desktop services.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GIO_USE_VFS: 'local',
      GSETTINGS_BACKEND: 'memory',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.on('data', (text: Buffer) =>
      complaints.push(
        ...text
          .toString()
          .split('\n')
          .filter((line) => /^CONSOLE .*ERROR/.test(line)),
      ),
    );
  }
  await until(() => fetch(`http://127.0.0.1:${port}/status`));
  const session = await openSession(port, {
    'webkitgtk:browserOptions': {
      binary: webkitWindow,
      args: [JSON.stringify({ ...visit, profile })],
    },
  });
  return {
    session,
    complaints,
    async end() {
      await session.end().catch(() => undefined);
      driver.kill();
      screen.kill();
      await Promise.all([driver, screen].map((each) => each.exitCode ?? once(each, 'exit')));
    },
  };
}
