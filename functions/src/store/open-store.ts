import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { findLocalBackend, localProject, makeThrowawayCredentials, runCommand } from './local';

interface OpenStore {
  firestore: Firestore;
  close(): Promise<void>;
}

function storeOf(app: App): OpenStore {
  const firestore = initializeFirestore(app, { preferRest: true });
  return {
    firestore,
    async close() {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

/** Opens a Firebase project's Firestore with local credentials (`gcloud auth application-default login`). */
function openProject(projectId: string): OpenStore {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  return storeOf(initializeApp({ projectId, credential: applicationDefault() }));
}

async function openLocal(port: number): Promise<OpenStore> {
  await findLocalBackend(port);
  const folder = mkdtempSync(path.join(tmpdir(), 'open-store-'));
  const { file } = makeThrowawayCredentials(localProject, folder);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = file;
  const { firestore, close } = storeOf(initializeApp({ projectId: localProject }));
  return {
    firestore,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Runs a command like `runCommand`, with the Firestore of a project or of the local backend (`PORT`). Prints an
 * error if no local backend runs.
 */
export const runStoreCommand = <Requested extends { project?: string | undefined }>(
  usage: string,
  read: () => Requested | null,
  run: (firestore: Firestore, requested: Requested) => Promise<number>,
): Promise<void> =>
  runCommand(usage, read, async (requested) => {
    const { project } = requested;
    const { firestore, close } = await (project
      ? openProject(project)
      : openLocal(Number(process.env['PORT'] ?? 3000)));
    try {
      return await run(firestore, requested);
    } finally {
      await close();
    }
  });
