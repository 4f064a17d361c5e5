import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/paths.mjs';
import { outputMatching } from '../output-matching';
import { plainDishes, sampleOrder } from './sample-order';

const projectId = 'demo-burger-katte';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Sent {
  token?: string | undefined;
  body?: unknown;
  /** A loopback address that it comes from: limits by address see another visitor. */
  from?: string | undefined;
}

interface Answer {
  status: number;
  /** Whatever JSON came. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** Starts the built backend and waits until it answers. */
export async function startBackend({
  port,
  dataDir,
}: {
  port: number;
  dataDir: string;
}): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(root, 'local-backend/dist/main.cjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SITE_DIR: '/nonexistent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await outputMatching(child.stdout, /runs at/);
  return child;
}

/** Stops the backend by a signal and waits for its end. */
export async function stopBackend(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Sends one request; rejects only when no answer came. */
export function send(
  port: number,
  method: string,
  url: string,
  { token, body, from }: Sent = {},
): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(payload
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
      : {}),
  };
  const where = { agent, host: '127.0.0.1', port, path: url, ...(from && { localAddress: from }) };
  return new Promise((resolve, reject) => {
    const sent = request({ ...where, method, headers, timeout: 60_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        try {
          resolve({
            status: answer.statusCode ?? 0,
            body: JSON.parse(String(Buffer.concat(parts))),
          });
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

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Imports customers, so that no single one meets the limit on orders, and answers a token for each. */
export async function importCustomers(port: number, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, (_, index) => ({
    localId: `customer-${index}`,
    email: `customer-${index}@example.in`,
  }));
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`;
  for (let from = 0; from < users.length; from += 1000) {
    const { status, body } = await send(port, 'POST', accounts, {
      token: 'owner',
      body: { users: users.slice(from, from + 1000) },
    });
    if (status !== 200) throw new Error(`Import failed: ${JSON.stringify(body)}`);
  }
  // The emulator signs nothing; tokens are dated ahead by a second, because the import ends older ones.
  const now = Math.floor(Date.now() / 1000) + 1;
  return users.map(({ localId, email }) => {
    const claims = {
      sub: localId,
      user_id: localId,
      email,
      aud: projectId,
      iss: `https://securetoken.google.com/${projectId}`,
      iat: now,
      auth_time: now,
      exp: now + 3600,
      firebase: { identities: {}, sign_in_provider: 'password' },
    };
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  });
}

/** A valid order request with a key of its own. */
export function makeOrder() {
  return {
    ...sampleOrder(plainDishes[Math.floor(Math.random() * plainDishes.length)] ?? 1, 2),
    idempotencyKey: randomBytes(16).toString('hex'),
    customer: {
      name: 'Asha Rao',
      phone: '98765 43210',
      address: '12 Lake View Road, Kithaganur',
      landmark: 'Opposite the temple',
      specialInstructions: 'Less spicy, please',
    },
    paymentMethod: 'cod',
  };
}
