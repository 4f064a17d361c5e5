import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstDocument } from '@burger/functions/shop';
import { versionOf } from '@burger/shared/shop/publishing';
import { root } from '../../shared/repository/paths.mjs';
import { makeOrder } from '../order-body';

const seedVersion = versionOf(firstDocument());

// Starts the built backend program as users do.
const program = path.join(root, 'local-backend/dist/main.cjs');
const projectId = 'demo-burger-katte';

let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => stop(child, 'SIGKILL')));
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  url: string;
  output: () => string;
}

async function start(port = 0): Promise<Started> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SITE_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const output = () => text;
  while (!/runs at (\S+)/.test(text) && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, url: /runs at (\S+)/.exec(text)?.[1] ?? '', output };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

async function ask(url: string, token?: string, more: RequestInit = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(url, { headers, ...more });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}
const post = (url: string, body: unknown, token?: string) =>
  ask(url, token, { method: 'POST', body: JSON.stringify(body) });

const credentials = { email: 'asha@example.in', password: 'kitthaganur', returnSecureToken: true };
const account = (url: string, action: string, changes = {}) =>
  post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`, {
    ...credentials,
    ...changes,
  });

function queryOrders(url: string, uid: string, token: string) {
  const field = { fieldPath: 'customerId' };
  const structuredQuery = {
    from: [{ collectionId: 'orders' }],
    where: { fieldFilter: { field, op: 'EQUAL', value: { stringValue: uid } } },
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 50,
  };
  const documents = `${url}/v1/projects/${projectId}/databases/(default)/documents`;
  return post(`${documents}:runQuery`, { structuredQuery }, token);
}

test('orders and accounts survive a kill and a restart of the local backend, and an order sends mail', async () => {
  const first = await start();
  const { body: user } = await account(first.url, 'signUp');
  const requested = makeOrder();
  const placed = await post(`${first.url}/api/orders`, requested, user['idToken']);
  expect(placed.status).toBe(201);
  expect(placed.body).toMatchObject({
    order: { customerId: user['localId'], orderStatus: 'placed' },
  });
  expect(readdirSync(path.join(dataDir, 'mailbox'))).toHaveLength(1);
  await stop(first.child, 'SIGKILL');

  const second = await start();
  const { body: again } = await account(second.url, 'signInWithPassword');
  expect(again['localId']).toBe(user['localId']);
  // An ID token from before the restart is still valid.
  const repeated = await post(`${second.url}/api/orders`, requested, user['idToken']);
  expect([repeated.status, repeated.body]).toEqual([200, placed.body]);
  const listed = await queryOrders(second.url, again['localId'] ?? '', again['idToken'] ?? '');
  expect(listed.status).toBe(200);
  expect(listed.body).toHaveLength(1);
  expect(second.output()).not.toMatch(/Asha|98765|Lake View/);
  expect(await stop(second.child, 'SIGINT')).toBe(0);
}, 60_000);

test('the local backend exits cleanly while it reads data for disconnected visitors', async () => {
  const { child, url } = await start();
  const leave = async () => {
    const requested = request(`${url}/api/shop?revision=9`).on('error', () => undefined);
    requested.end();
    await once(requested, 'finish');
    requested.destroy();
  };
  await Promise.all(Array.from({ length: 20 }, leave));
  expect(await stop(child, 'SIGTERM')).toBe(0);
}, 20_000);

test('accounts survive a SIGKILL, and a second local backend on the same folder refuses to start', async () => {
  const first = await start();
  const { body: user } = await account(first.url, 'signUp');
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const role = { localId: user['localId'], customAttributes: '{"role":"staff"}' };
  await post(`${first.url}/${accounts}:update`, role, 'owner');
  const second = await start();
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(`Another backend already uses the data in ${dataDir}.`);
  expect(second.output()).not.toContain('    at ');
  await stop(first.child, 'SIGKILL');
  const third = await start();
  const { status, body } = await account(third.url, 'signInWithPassword');
  expect([status, body['localId']]).toEqual([200, user['localId']]);
  const [, claims = ''] = String(body['idToken']).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ role: 'staff' });
}, 60_000);

test('the local backend renames damaged data files and reports them in full sentences', async () => {
  const damaged = {
    'data.db': 'no database '.repeat(400),
    'accounts.json': '{"users":{}}',
    'counter.json': '[',
  };
  for (const [name, text] of Object.entries(damaged)) {
    writeFileSync(path.join(dataDir, name), text);
  }
  const { url, output } = await start();
  expect((await account(url, 'signUp')).status).toBe(200);
  for (const [name, text] of Object.entries(damaged)) {
    expect(output()).toContain(`${path.join(dataDir, name)} is damaged`);
    expect(readFileSync(path.join(dataDir, `${name}.damaged-1`), 'utf8')).toBe(text);
  }
  expect(output()).not.toMatch(/ {4}at |\[object|TypeError/);
}, 60_000);

test('sign-up at the local backend returns 503 while the disk is full and works again afterwards', async () => {
  const { url, child, output } = await start();
  // Writes to this file fail as on a full disk.
  symlinkSync('/dev/full', path.join(dataDir, 'accounts.json.new'));
  const full = await account(url, 'signUp');
  expect(full).toMatchObject({ status: 503, body: { error: { status: 'UNAVAILABLE' } } });
  expect(JSON.stringify(full.body)).not.toContain('idToken');
  expect(child.exitCode).toBeNull();
  expect(output()).toContain('The accounts could not be written: ENOSPC');
  expect(output()).not.toContain('    at ');
  rmSync(path.join(dataDir, 'accounts.json.new'));
  const { status, body: user } = await account(url, 'signInWithPassword');
  expect(status).toBe(200);
  expect((await post(`${url}/api/orders`, makeOrder(), user['idToken'])).status).toBe(201);
}, 60_000);

describe('a running backend', () => {
  let ownDir: string;
  let child: ChildProcess;
  let url: string;
  beforeAll(async () => {
    ownDir = dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'));
    ({ child, url } = await start());
    running.pop();
  }, 60_000);
  afterAll(async () => {
    await stop(child, 'SIGTERM');
    rmSync(ownDir, { recursive: true, force: true });
  });

  let customers = 0;
  const newCustomer = () => account(url, 'signUp', { email: `customer-${customers++}@example.in` });

  test('the local backend lets the printed account into the counter, and nobody without a staff role', async () => {
    const counter = JSON.parse(readFileSync(path.join(ownDir, 'counter.json'), 'utf8')) as object;
    const { body: staff } = await account(url, 'signInWithPassword', counter);
    const { body: user } = await newCustomer();
    const { body: placed } = await post(`${url}/api/orders`, makeOrder(), user['idToken']);
    const { orderId } = placed['order'] as unknown as { orderId: string };
    const feed = `${url}/api/kitchen/orders`;
    expect((await ask(feed, user['idToken'])).status).toBe(403);
    const whole = await ask(feed, staff['idToken']);
    expect(whole).toMatchObject({ status: 200, body: { whole: true, role: 'owner' } });
    const orders = whole.body['orders'] as unknown as { key: string; orderId: string }[];
    const { key } = orders.find((order) => order.orderId === orderId)!;
    const accept = { from: 'placed', to: 'confirmed', press: 'press-no-1' };
    expect((await post(`${feed}/${key}/step`, accept, staff['idToken'])).status).toBe(200);

    // Revokes the tokens as `npm run staff -- remove` does. One second later, because the revocation must be
    // after the sign-in.
    const update = (changes: object) =>
      post(
        `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
        { localId: staff['localId'], ...changes },
        'owner',
      );
    const soon = String(Math.floor(Date.now() / 1000) + 2);
    await update({ customAttributes: '{}', validSince: soon });
    expect((await ask(feed, staff['idToken'])).status).toBe(401);
    await update({ customAttributes: '{"role":"owner"}', validSince: '1' });
  }, 60_000);

  test("the local backend serves the repository's menu first, whole and in each language", async () => {
    const today = await fetch(`${url}/api/shop`);
    expect(today.headers.get('cache-control')).toContain('stale-while-revalidate=60');
    expect(today.headers.get('etag')).toBeNull();
    expect(await today.json()).toMatchObject({ version: seedVersion, revision: 1, soldOut: [] });

    for (const name of [`${seedVersion}.json`, `${seedVersion}/kn.json`]) {
      const document = await fetch(`${url}/shop/${name}`);
      expect([name, document.status]).toEqual([name, 200]);
      expect(document.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await document.json()).toMatchObject({ version: seedVersion });
    }
    for (const name of ['000000000000.json', `${seedVersion}/fr.json`, 'nothing.js']) {
      const missing = await fetch(`${url}/shop/${name}`);
      expect([name, missing.status]).toEqual([name, 404]);
      expect(missing.headers.get('cache-control')).toBe('no-store');
    }
  });

  test("the local backend serves a published menu from the site's folder when it is there", async () => {
    mkdirSync(path.join(ownDir, 'shop/ffffffffffff'), { recursive: true });
    writeFileSync(path.join(ownDir, 'shop/ffffffffffff/en.json'), '{"version":"of the site"}');
    const answer = await fetch(`${url}/shop/ffffffffffff/en.json`);
    expect(await answer.json()).toEqual({ version: 'of the site' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a second local backend on the same port fails with a readable message', async () => {
    const second = await start(Number(new URL(url).port));
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toContain('is already in use');
    expect(second.output()).not.toContain('    at ');
  }, 60_000);

  test('the local backend responds only to pages of its site, with security headers on every response', async () => {
    const { port } = new URL(url);
    const statusFor = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { host: '127.0.0.1', port, path: '/config.json', headers };
        request(options, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect(await statusFor({ host: 'rebound.example' })).toBe(403);
    expect(await statusFor({ host: `localhost:${port}`, origin: 'https://evil.example' })).toBe(
      403,
    );
    expect(await statusFor({ host: `localhost:${port}`, origin: url })).toBe(200);

    for (const name of [
      ...['/', '/config.json', '/nowhere', '/api/nothing', '/shell/gone.js', '/shop/gone.json'],
      ...['/local/google-popup.js', '/emulator/auth/handler'],
      '/identitytoolkit.googleapis.com/v1/projects?key=local',
    ]) {
      const { headers } = await fetch(url + name);
      const reported = ['strict-transport-security', 'x-powered-by', 'access-control-allow-origin'];
      expect([name, ...reported.map((one) => headers.get(one))]).toEqual([name, null, null, null]);
      expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
      expect([name, headers.get('content-security-policy')]).toEqual([
        name,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  }, 60_000);
});
