import { createServer, type RequestListener } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { isOfThisSite, listen, notOfThisSite, proxyHeader, stopListening } from '../loopback';

/** Serves on a free loopback port in a worker until the main thread posts "stop", then runs `finish`. */
export async function serveInWorker(answer: RequestListener, finish: () => void): Promise<void> {
  const server = createServer(answer);
  parentPort?.on('message', (message) => {
    if (message !== 'stop') return;
    void stopListening(server).then(() => {
      finish();
      parentPort?.close();
      process.exit(0);
    });
  });
  const port = await listen(server, 0);
  parentPort?.postMessage({ port });
}

export const sayFromWorker = (line: string): void => parentPort?.postMessage({ say: line });

/**
 * Handles only requests with the worker's secret, because every local page and program can find its port. The
 * Admin SDK sends no custom headers, so the path may contain the secret instead.
 */
export const onlyProxied =
  (secret: string, answer: RequestListener): RequestListener =>
  (request, response) => {
    const { url = '', headers } = request;
    const isBefore = url.startsWith(`/${secret}/`);
    if ((isBefore || headers[proxyHeader] === secret) && isOfThisSite(headers)) {
      if (isBefore) request.url = url.slice(secret.length + 1);
      return answer(request, response);
    }
    request.resume();
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(notOfThisSite));
  };
