import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { databaseFile } from '../data-folder';
import type { LockMode } from '../settings';
import { createFirestore } from './firestore';
import { sayFromWorker, serveInWorker } from '../workers/serve-in-worker';

const { dataDir, rootDir, projectId, locks } = workerData as {
  readonly dataDir: string;
  readonly rootDir: string;
  readonly projectId: string;
  readonly locks: LockMode;
};
mkdirSync(dataDir, { recursive: true });

// Runs in its own thread, so that waiting for the disk delays neither pages nor orders.
const { router, close } = createFirestore({
  databaseFile: path.join(dataDir, databaseFile),
  rulesFile: path.join(rootDir, 'firestore.rules'),
  indexesFile: path.join(rootDir, 'firestore.indexes.json'),
  projectId,
  locks,
  say: sayFromWorker,
});
void serveInWorker(
  (request, response) => router(request, response, () => response.writeHead(404).end()),
  close,
);
