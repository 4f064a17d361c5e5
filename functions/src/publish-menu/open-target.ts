import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { firestoreShop } from '../shop/firestore-shop';
import type { ShopStore } from '../shop/shop-store';
import { findLocalBackend } from '../store/local-backend';
import { localProject } from '../store/local-project';
import { makeThrowawayCredentials } from '../store/throwaway-credentials';

/** Where a menu is published to. */
export interface Target {
  store: ShopStore;
  close(): Promise<void>;
}

function storeOf(app: App): Target {
  const firestore = initializeFirestore(app, { preferRest: true });
  return {
    store: firestoreShop(firestore),
    async close() {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

/** The store of a Firebase project, with the credentials of this machine (`gcloud auth application-default login`). */
export function openProject(projectId: string): Target {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  return storeOf(initializeApp({ projectId, credential: applicationDefault() }));
}

/** The store of the local backend that runs on a port. Throws NoTarget when none does. */
export async function openLocal(port: number): Promise<Target> {
  await findLocalBackend(port);
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-menu-'));
  const { file } = makeThrowawayCredentials(localProject, folder);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  const { store, close } = storeOf(initializeApp({ projectId: localProject }));
  return {
    store,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
