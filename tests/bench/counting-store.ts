import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFirestore } from '../../local-backend/src/testing/start-firestore';

/** What a store is paid for: documents that are read and written; `calls` are the questions that take time. */
export interface StoreUse {
  calls: number;
  reads: number;
  writes: number;
}

interface StoreAnswer {
  found?: object;
  missing?: string;
  document?: object;
  writeResults?: unknown[];
}

/** The use of one answered call: a question that finds nothing is a read, too. */
export function useOf(url: string, answer: unknown): StoreUse {
  const all = (Array.isArray(answer) ? answer : [answer]) as StoreAnswer[];
  const documents = all.filter(
    ({ found, missing, document }) => found ?? missing ?? document,
  ).length;
  const reads = /:batchGet|:runQuery/.test(url) ? Math.max(1, documents) : 0;
  const isOne = !/documents:|:runQuery/.test(url);
  const writes = all.reduce((sum, { writeResults }) => sum + (writeResults?.length ?? 0), 0);
  return { calls: 1, reads: isOne ? 1 : reads, writes };
}

/** Lets `note` see what is answered. */
function listen(response: ServerResponse, note: (answer: unknown) => void): void {
  const end = response.end.bind(response) as (chunk: unknown) => ServerResponse;
  response.end = ((chunk: unknown) => {
    note(JSON.parse(String(chunk)));
    return end(chunk);
  }) as typeof response.end;
}

/** The local Firestore in memory, which counts what it is asked for. */
export async function startCountingStore() {
  const store = openFirestore();
  let use: StoreUse = { calls: 0, reads: 0, writes: 0 };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    listen(response, (answer) => {
      const { calls, reads, writes } = useOf(url, answer);
      use = { calls: use.calls + calls, reads: use.reads + reads, writes: use.writes + writes };
    });
    store.router(request, response, () => response.writeHead(404).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The use since it was asked last. */
    takeUse(): StoreUse {
      const used = use;
      use = { calls: 0, reads: 0, writes: 0 };
      return used;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
