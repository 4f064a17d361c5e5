import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeThrowawayCredentials } from '@burger/functions/throwaway-credentials';
import express from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { createFirestore } from '../firestore';
import { projectId } from '../settings';

const root = path.resolve(__dirname, '../../..');

/** The Admin SDK against a local Firestore in memory, for the time of a test file. */
export async function startFirestore(): Promise<{ firestore: Firestore; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'firestore-'));
  const credentials = makeThrowawayCredentials(projectId, folder);
  const store = createFirestore({
    databaseFile: ':memory:',
    rulesFile: path.join(root, 'firestore.rules'),
    indexesFile: path.join(root, 'firestore.indexes.json'),
    projectId,
  });
  const server = createServer(express().use(store.router));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials.file;
  const app = initializeApp({ projectId });
  const firestore = initializeFirestore(app, { preferRest: true });
  return {
    firestore,
    async stop() {
      await firestore.terminate();
      await deleteApp(app);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
