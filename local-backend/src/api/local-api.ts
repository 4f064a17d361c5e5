import path from 'node:path';
import { createApi } from '@burger/functions/app';
import { composePorts } from '@burger/functions/compose';
import { rememberTokens } from '@burger/functions/remember-tokens';
import type { Express } from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { makeThrowawayCredentials } from '../admin/throwaway-credentials';
import { loopback } from '../http/listen';

export interface LocalApi {
  api: Express;
  close(): Promise<void>;
}

interface LocalApiSettings {
  projectId: string;
  dataDir: string;
  authPort: number;
  storePort: number;
}

// Every visitor of the local site has the same address, so limits by address have to be wider than on the internet.
const byAddress = { points: 2000, seconds: 60 };

/**
 * The functions, with the Admin SDK pointed at the local services. The SDK reads where they are from the environment,
 * hence one running backend per process.
 */
export function createLocalApi(settings: LocalApiSettings): LocalApi {
  const { projectId, dataDir, authPort, storePort } = settings;
  const credentials = makeThrowawayCredentials(projectId, dataDir);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${loopback}:${authPort}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${loopback}:${storePort}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials.file;

  const firebase = initializeApp({ projectId }, `local-${storePort}`);
  const firestore = initializeFirestore(firebase, { preferRest: true });
  const ports = composePorts(getAuth(firebase), firestore, {
    ...process.env,
    MAILBOX_DIR: path.join(dataDir, 'mailbox'),
  });
  const api = createApi({
    ...ports,
    // The auth emulator is asked about the account on every check.
    verifyToken: rememberTokens(ports.verifyToken),
    limits: { ...ports.limits, maps: byAddress, reviews: byAddress, forms: byAddress },
  });
  return {
    api,
    async close() {
      await firestore.terminate().catch(() => undefined);
      await deleteApp(firebase);
      credentials.remove();
    },
  };
}
