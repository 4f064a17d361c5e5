import type { RequestListener } from 'node:http';
import { isOfThisSite, notOfThisSite } from '../http/loopback-guard';

/** Under it the main thread says the secret that only it and its worker know. */
export const proxyHeader = 'x-burger-katte-proxy';

/**
 * Answers only what the main thread passes on. A worker listens on a port of its own, which every page of a browser and
 * every program of this machine can find: without the secret it answers 403, and no origin is let in.
 */
export const onlyProxied =
  (secret: string, answer: RequestListener): RequestListener =>
  (request, response) => {
    if (request.headers[proxyHeader] === secret && isOfThisSite(request.headers)) {
      return answer(request, response);
    }
    request.resume();
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(notOfThisSite));
  };
