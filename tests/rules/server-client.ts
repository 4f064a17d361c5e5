import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeThrowawayCredentials } from '@burger/functions/throwaway-credentials';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { projectId } from './start-firestore';

export interface ServerClient {
  readonly db: Firestore;
  close(): Promise<void>;
}

/** The Admin SDK, connected over REST as our functions are. */
export function openServerClient(port: number): ServerClient {
  const folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
  const credentials = makeThrowawayCredentials(projectId, folder);
  process.env.GOOGLE_APPLICATION_CREDENTIALS = credentials.file;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;

  const app = initializeApp({ projectId }, `server-${port}`);
  return {
    db: initializeFirestore(app, { preferRest: true }),
    close: async () => {
      await deleteApp(app);
      rmSync(folder, { recursive: true });
    },
  };
}
