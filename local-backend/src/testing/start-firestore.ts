import { createServer } from 'node:http';
import path from 'node:path';
import { createFirestore } from '../firestore/firestore';
import { listen, stopListening } from '../loopback';
import { type LockMode, readLockMode } from '../settings';
import { isOfficial, openOfficialFirestore, projectId } from './official-firestore';

export { projectId };
// Not relative to this file, because the servers of tests/week are bundled with it.
const folder = process.cwd();
export const rulesFile = path.join(folder, 'firestore.rules');
export const indexesFile = path.join(folder, 'firestore.indexes.json');
export const root = `projects/${projectId}/databases/(default)/documents`;

interface Options {
  /** Database file; in memory by default. */
  readonly databaseFile?: string;
  /** Transaction locks; by default FIRESTORE_LOCKS, or optimistic. */
  readonly locks?: LockMode;
  /** Index definitions; by default the project's `firestore.indexes.json`. */
  readonly indexesFile?: string;
}

export const openFirestore = (options: Options = {}) =>
  createFirestore({
    databaseFile: ':memory:',
    rulesFile,
    indexesFile,
    projectId,
    locks: readLockMode(process.env['FIRESTORE_LOCKS']),
    ...options,
  });

export interface StartedFirestore {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves the local Firestore on a free port. If OFFICIAL_FIRESTORE_HOST is set, clears and uses Google's
 * emulator instead.
 */
export async function startFirestore(options: Options = {}): Promise<StartedFirestore> {
  if (isOfficial) {
    return { ...(await openOfficialFirestore(rulesFile)), stop: () => Promise.resolve() };
  }
  const firestore = openFirestore(options);
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
