import { createServer } from 'node:http';
import path from 'node:path';
import { createFirestore } from '../firestore/firestore';
import { listen, stopListening } from '../loopback';
import { projectId } from '../settings';

export { projectId };
// Not by where this file lies: the servers of tests/week are bundled with it.
const folder = process.cwd();
export const rulesFile = path.join(folder, 'firestore.rules');
export const indexesFile = path.join(folder, 'firestore.indexes.json');
/** What every name of a document begins with. */
export const root = `projects/${projectId}/databases/(default)/documents`;

/** The local Firestore with the project's own rules and indexes. */
export const openFirestore = (databaseFile = ':memory:') =>
  createFirestore({ databaseFile, rulesFile, indexesFile, projectId });

export interface StartedFirestore {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves it on a free loopback port. */
export async function startFirestore(databaseFile?: string): Promise<StartedFirestore> {
  const firestore = openFirestore(databaseFile);
  const server = createServer((request, response) => {
    firestore.router(request, response, () => response.writeHead(404).end());
  });
  const port = await listen(server, 0);
  return {
    port,
    stop: async () => {
      await stopListening(server);
      firestore.close();
    },
  };
}
