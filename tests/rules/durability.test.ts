import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, startFirestore } from '../../local-backend/src/testing/start-firestore';

let folder: string;
let databaseFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
  databaseFile = join(folder, 'store/firestore.db');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function call(port: number, action: string, body: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${root}:${action}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${action}: ${response.status}`);
  return response.json();
}

/** Two documents that belong together: after a crash there must be both or none. */
const pair = (id: string) => ({
  writes: ['left', 'right'].map((side) => ({
    update: { name: `${root}/${side}/${id}`, fields: { id: { stringValue: id } } },
    currentDocument: { exists: false },
  })),
});

async function idsIn(port: number, collectionId: string): Promise<Set<string>> {
  const answer = (await call(port, 'runQuery', {
    structuredQuery: { from: [{ collectionId }] },
  })) as { document?: { name: string } }[];
  const names = answer.flatMap(({ document }) => (document ? [document.name] : []));
  return new Set(names.map((name) => name.slice(name.lastIndexOf('/') + 1)));
}

test('a kill in the middle of writing loses nothing that was acknowledged', async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    const serve = join(__dirname, 'serve-firestore.ts');
    const child = spawn(process.execPath, ['--import', 'jiti/register', serve, databaseFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await writeUntilKilled(child, round, acknowledged);
  }
  const server = await startFirestore(databaseFile);
  const left = await idsIn(server.port, 'left');
  expect([...acknowledged].filter((id) => !left.has(id))).toEqual([]);
  expect(await idsIn(server.port, 'right')).toEqual(left);
  await server.stop();
}, 60_000);

async function writeUntilKilled(child: ChildProcess, round: number, acknowledged: Set<string>) {
  const ended = once(child, 'exit');
  const port = await portOf(child);
  const before = acknowledged.size;
  const writers = [0, 1, 2].map(async (writer) => {
    for (let count = 0; ; count += 1) {
      const id = `${round}-${writer}-${count}`;
      await call(port, 'commit', pair(id));
      acknowledged.add(id);
      if (acknowledged.size === before + 40 + round * 7) child.kill('SIGKILL');
    }
  });
  const endings = await Promise.allSettled(writers);
  await ended;
  // Every writer ends because the connection does, never because of a refusal.
  for (const ending of endings) {
    expect(ending).toMatchObject({ status: 'rejected', reason: { message: 'fetch failed' } });
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const told = once(child.stdout as NodeJS.ReadableStream, 'data').then(String);
  const died = once(child, 'exit').then(() => 'the child ended before it could serve');
  const port = Number(await Promise.race([told, died]));
  if (Number.isNaN(port)) throw new Error('the child did not start');
  return port;
}
