import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectId } from '../local-backend/src/settings';
import { root } from '../shared/repository/paths.mjs';
import { outputMatching } from './output-matching';
import { tokenOf } from './token-of';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Sent {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Body of the request. Strings and buffers are sent unchanged, other values as JSON. */
  body?: unknown;
  /** The loopback source address: limits that count by address see another visitor for each. */
  from?: string | undefined;
}

interface Answer {
  status: number;
  /** The parsed JSON body, of any shape. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** Starts the built backend without pages and waits until it responds. Port 0 selects a free port. */
export async function startBackend(
  { port, dataDir }: { port: number; dataDir: string },
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; port: number }> {
  const own = { PORT: String(port), DATA_DIR: dataDir, SITE_DIR: '/nonexistent', ...env };
  const child = spawn(process.execPath, [path.join(root, 'local-backend/dist/main.cjs')], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const message = await outputMatching(child.stdout, /runs at http:\/\/localhost:(\d+)/);
  if (!message) throw new Error('The backend did not start');
  return { child, port: Number(message[1]) };
}

export async function stopBackend(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Sends one request. Rejects only when there is no response. */
export function send(
  port: number,
  method: string,
  url: string,
  { token, headers, body, from }: Sent = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = isRaw || body === undefined ? body : JSON.stringify(body);
  const all = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(isRaw || body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
    ...headers,
  };
  const where = { agent, host: '127.0.0.1', port, path: url, ...(from && { localAddress: from }) };
  return new Promise((resolve, reject) => {
    const sent = request({ ...where, method, headers: all, timeout: 60_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = String(Buffer.concat(parts));
        try {
          const message = text === '' ? undefined : JSON.parse(text);
          resolve({ status: answer.statusCode ?? 0, body: message });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('timed out')));
    sent.end(payload);
  });
}

/** Imports many customers, so that none reaches the order limit. Returns their uids and tokens. */
export async function importCustomers(port: number, count: number) {
  const uids = Array.from({ length: count }, (_, index) => `customer-${index}`);
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  for (let from = 0; from < count; from += 1000) {
    const users = uids
      .slice(from, from + 1000)
      .map((localId) => ({ localId, email: `${localId}@example.in` }));
    const { status, body } = await send(port, 'POST', accounts, {
      token: 'owner',
      body: { users },
    });
    if (status !== 200) throw new Error(`Import failed: ${JSON.stringify(body)}`);
  }
  // Importing users revokes their older tokens, so these are issued a second ahead. Tokens are invalid before
  // that time, so wait for it.
  const iat = Math.floor(Date.now() / 1000) + 1;
  await setTimeout(1100);
  return uids.map((uid) => ({ uid, token: tokenOf(uid, { iat, auth_time: iat }) }));
}

// The kernel counts user and system time of all threads in hundredths of a second.
function cpuMsOf(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function withBackend<Outcome>(
  port: number,
  customers: number,
  work: (backend: { tokens: string[]; cpuMs: () => number }) => Promise<Outcome>,
): Promise<Outcome> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'burger-backend-'));
  const { child } = await startBackend({ port, dataDir });
  try {
    const tokens = (await importCustomers(port, customers)).map(({ token }) => token);
    return await work({ tokens, cpuMs: () => cpuMsOf(child.pid) });
  } finally {
    await stopBackend(child, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
