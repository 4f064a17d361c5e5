import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeThrowawayCredentials } from '@burger/functions/local';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import type { LockMode } from '../settings';
import { projectId, startFirestore } from './start-firestore';

/** Connects the Admin SDK over REST, as the functions do. */
export function openServerClient(port: number): { db: Firestore; close(): Promise<void> } {
  const secrets = mkdtempSync(path.join(tmpdir(), 'burger-katte-'));
  const credentials = makeThrowawayCredentials(projectId, secrets);
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials.file;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const app = initializeApp({ projectId }, `server-${port}`);
  return {
    db: initializeFirestore(app, { preferRest: true }),
    close: async () => {
      await deleteApp(app);
      rmSync(secrets, { recursive: true });
    },
  };
}

/** Opens a local Firestore and a server SDK once for all tests of a file, or anew for each test. */
export function testFirestore(
  whom: 'all' | 'each' = 'all',
  { locks }: { locks?: LockMode } = {},
): { port: number; db: Firestore } {
  const held = {} as { port: number; db: Firestore };
  let end: () => Promise<void>;
  const [begin, finish] = whom === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  begin(async () => {
    const server = await startFirestore(locks ? { locks } : {});
    const client = openServerClient(server.port);
    Object.assign(held, { port: server.port, db: client.db });
    // Make a first request, because the SDK loads most of its code then and would slow down the first test.
    await client.db.doc('none/none').get();
    end = async () => {
      await client.close();
      await server.stop();
    };
  }, 60_000);
  finish(() => end());
  return held;
}
