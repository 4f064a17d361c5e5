import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFirestore } from '../../local-backend/src/testing/start-firestore';
import type { Random } from './random';

/** A fault of Firestore. `full`: it cannot write. `forgetful`: some responses are lost. */
export type StoreTrouble = 'none' | 'full' | 'forgetful';

// The response that the local Firestore gives for an SQLite error.
const full = {
  error: {
    code: 503,
    status: 'UNAVAILABLE',
    message: 'The local database cannot be used now (SQLITE_FULL).',
  },
};

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json' });
  response.end(JSON.stringify(full));
}

/** Lets the request be executed, but closes the connection instead of responding. */
function loseAnswer(response: ServerResponse): void {
  response.end = () => response.destroy();
}

export async function startForgetfulStore(databaseFile: string, random: Random) {
  const store = openFirestore({ databaseFile });
  const state: { trouble: StoreTrouble } = { trouble: 'none' };
  const server = createServer((request, response) => {
    if (state.trouble === 'full' && request.url?.includes(':commit')) {
      request.resume();
      return refuse(response);
    }
    if (state.trouble === 'forgetful' && random.chance(0.04)) loseAnswer(response);
    store.router(request, response, () => response.writeHead(404).end());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, state };
}
