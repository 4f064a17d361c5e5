import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { phone } from './browser';

interface Counted {
  bytes: number;
  requests: number;
}

export interface WithWorker {
  page: Counted;
  worker: Counted;
}

const quietMs = 4000;

/** Returns the size of a response's head on an HTTP/1.1 connection, in bytes. */
const headBytes = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) =>
  `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length +
  rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);

// Requests of the service worker have its script as the referrer.
const isOfWorker = ({ url, headers }: IncomingMessage) =>
  url === '/service-worker.js' || /\/service-worker\.js$/.test(headers.referer ?? '');

/** Starts a server that forwards all requests to the site and counts the bytes of the responses. */
async function startProxy(site: string) {
  const counted: WithWorker = {
    page: { bytes: 0, requests: 0 },
    worker: { bytes: 0, requests: 0 },
  };
  let lastAt = performance.now();
  const server = createServer((requested, answer) => {
    const whose = counted[isOfWorker(requested) ? 'worker' : 'page'];
    whose.requests += 1;
    const { method, headers, url = '/' } = requested;
    const forwarded = request(new URL(url, site), { method, headers }, (response) => {
      whose.bytes += headBytes(response);
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
    quietForMs: () => performance.now() - lastAt,
    stop: () => server.close().closeAllConnections(),
  };
}

/**
 * Counts the bytes that a first visit of the home page downloads, for the page and for the service worker,
 * with a proxy before the site.
 */
export async function measureWithWorker(browser: Browser, site: string): Promise<WithWorker> {
  const proxy = await startProxy(site);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(proxy.url);
  // Nothing is evaluated in the page, because browsers would count that as the visitor's activity, which loads more.
  const isDone = () => proxy.counted.worker.requests > 0 && proxy.quietForMs() > quietMs;
  while (!isDone()) await page.waitForTimeout(500);
  await context.close();
  proxy.stop();
  return proxy.counted;
}
