import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createFirestore } from '../../local-backend/src/firestore/index';

export const projectId = 'demo-burger-katte';
export const rulesFile = join(__dirname, '../../firestore.rules');
export const indexesFile = join(__dirname, '../../firestore.indexes.json');

export interface StartedFirestore {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves the local Firestore, with the project's own rules and indexes, on a free loopback port. */
export async function startFirestore(databaseFile = ':memory:'): Promise<StartedFirestore> {
  const firestore = createFirestore({ databaseFile, rulesFile, indexesFile, projectId });
  const server = createServer((request, response) => {
    firestore.router(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      firestore.close();
    },
  };
}
