import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  // The library insists on credentials although the local Firestore never sees them.
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key: privateKey,
    client_email: `local@${projectId}.iam.gserviceaccount.com`,
  };
  writeFileSync(join(folder, 'account.json'), JSON.stringify(account), { mode: 0o600 });
  process.env.GOOGLE_APPLICATION_CREDENTIALS = join(folder, 'account.json');
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
