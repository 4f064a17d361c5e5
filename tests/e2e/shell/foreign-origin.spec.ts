import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from '../support/fixtures';

// A page of another origin, in the browser of who runs the site on this machine, that has found the port on which the
// accounts are kept.

const projectId = 'demo-burger-katte';
let dataDir: string;
let worker: Worker;
let accounts: string;
let foreign: Server;

test.beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foreign-'));
  worker = new Worker(
    path.resolve(import.meta.dirname, '../../../local-backend/dist/auth-worker.cjs'),
    { workerData: { dataDir, projectId, secret: 'known to two' } },
  );
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', (message: { port: number }) => resolve(message.port));
    worker.once('error', reject);
  });
  accounts = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1`;
  foreign = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Another site</title>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
});
test.afterEach(async () => {
  await worker.terminate();
  foreign.close();
  rmSync(dataDir, { recursive: true });
});

// What a browser says where a page may not read an answer.
test.use({ tolerated: /blocked by CORS policy|Failed to load resource/ });

test(
  'a page of another origin neither reads nor changes an account',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
    const heard = await page.evaluate(
      async ([url, project]) => {
        const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
        const body = JSON.stringify({ email: 'evil@example.in', password: 'evil-evil' });
        const told = async (asked: Promise<Response>) => {
          const answer = await asked.catch(() => null);
          return answer && answer.type !== 'opaque' ? answer.text() : null;
        };
        return [
          await told(
            fetch(`${url}/projects/${project}/accounts:batchGet?maxResults=-1`, { headers: owner }),
          ),
          await told(
            fetch(`${url}/accounts:signUp?key=local`, { method: 'POST', headers: owner, body }),
          ),
          // Without asking first: the answer is not read, but what it asks would be done.
          await told(
            fetch(`${url}/accounts:signUp?key=local`, { method: 'POST', mode: 'no-cors', body }),
          ),
        ];
      },
      [accounts, projectId] as const,
    );
    expect(heard).toEqual([null, null, null]);

    const known = { 'x-burger-katte-proxy': 'known to two', authorization: 'Bearer owner' };
    const listed = await page.request.get(
      `${accounts}/projects/${projectId}/accounts:batchGet?maxResults=-1`,
      { headers: known },
    );
    const { users } = (await listed.json()) as { users: { email: string }[] };
    const { email } = JSON.parse(readFileSync(path.join(dataDir, 'counter.json'), 'utf8')) as {
      email: string;
    };
    expect(users.map((user) => user.email)).toEqual([email]);
  },
);
