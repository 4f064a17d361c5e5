import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * What happens to a Firestore call. `refused`: Firestore is unavailable. `lost before` and `lost after`: the
 * connection breaks before Firestore gets the call, or before the caller gets the response. `late`: a delay.
 */
export type Fate = 'passed' | 'late' | 'refused' | 'lost before' | 'lost after';

const unavailable = JSON.stringify({
  error: { code: 503, status: 'UNAVAILABLE', message: 'The store cannot be reached now.' },
});

const keyPattern = /\/orders\/([0-9a-f]{32})/;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export interface Fates {
  reads: readonly Fate[];
  commits: readonly Fate[];
}

/** Opens a Firestore behind a bad connection: calls about an order meet the fates set for its key. */
export async function openLossyStore(port: number, lateMs: number) {
  const fates = new Map<string, { reads: Fate[]; commits: Fate[] }>();

  function forward({ method, url, headers }: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, method, path: url, headers, agent: false },
          (answer) => {
            bodyOf(answer).then(
              (whole) =>
                resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
              reject,
            );
          },
        );
        sent.on('error', reject).end(body);
      },
    );
  }

  async function answer(requested: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(requested);
    const key = keyPattern.exec(body.toString('utf8'))?.[1] ?? '';
    const kind = requested.url?.endsWith(':commit') ? 'commits' : 'reads';
    const fate = fates.get(key)?.[kind].shift() ?? 'passed';
    if (fate === 'lost before') return void response.destroy();
    if (fate === 'refused') {
      response.writeHead(503, { 'content-type': 'application/json' }).end(unavailable);
      return;
    }
    if (fate === 'late') await setTimeout(lateMs);
    const forwarded = await forward(requested, body);
    if (fate === 'lost after') return void response.destroy();
    const { 'transfer-encoding': _, ...headers } = forwarded.headers;
    response.writeHead(forwarded.status, headers).end(forwarded.body);
  }

  const server = createServer((requested, response) => {
    answer(requested, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Sets the fates of the next calls about an order. All later calls succeed. */
    set(key: string, { reads, commits }: Fates): void {
      fates.set(key, { reads: [...reads], commits: [...commits] });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
