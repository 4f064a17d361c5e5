import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Counted {
  bytes: number;
  requests: number;
}

export interface CountingProxy {
  url: string;
  counted: Readonly<Record<'page' | 'worker', Counted>>;
  /** Paths of all downloads except those of the API, also repeated ones. */
  downloads: readonly string[];
  quietForMs: () => number;
  stop: () => void;
}

/** Returns the size of a response's head on an HTTP/1.1 connection, in bytes. */
const headBytes = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) =>
  `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length +
  rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);

// Requests of the service worker have its script as the referrer.
const isOfWorker = ({ url, headers }: IncomingMessage) =>
  url === '/service-worker.js' || /\/service-worker\.js$/.test(headers.referer ?? '');

/** Starts a server that forwards all requests to the site and counts the bytes of the responses. */
export async function startCountingProxy(site: string): Promise<CountingProxy> {
  const counted = { page: { bytes: 0, requests: 0 }, worker: { bytes: 0, requests: 0 } };
  const downloads: string[] = [];
  let lastAt = performance.now();
  const server = createServer((requested, answer) => {
    const whose = counted[isOfWorker(requested) ? 'worker' : 'page'];
    whose.requests += 1;
    const { method, headers, url = '/' } = requested;
    const forwarded = request(new URL(url, site), { method, headers }, (response) => {
      whose.bytes += headBytes(response);
      if (response.statusCode === 200 && !url.startsWith('/api/')) downloads.push(url);
      response.on('data', (chunk: Buffer) => {
        whose.bytes += chunk.length;
        lastAt = performance.now();
      });
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    requested.pipe(forwarded);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    counted,
    downloads,
    quietForMs: () => performance.now() - lastAt,
    stop: () => server.close().closeAllConnections(),
  };
}
