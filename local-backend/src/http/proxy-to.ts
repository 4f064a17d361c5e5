import { Agent } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { RunningWorker } from '../workers/start-worker';
import { proxyHeader } from '../workers/only-proxied';
import { loopback } from '../loopback';

const agent = new Agent({ keepAlive: true });

const replaced = /^(x-powered-by|access-control-.*)$/;

/** Passes requests on to a worker of ours; answers 503 while it cannot be reached. */
export function proxyTo({ port, secret }: Pick<RunningWorker, 'port' | 'secret'>): RequestHandler {
  return createProxyMiddleware({
    target: `http://${loopback}:${port}`,
    agent,
    headers: { [proxyHeader]: secret },
    on: {
      proxyRes: (answer) => {
        // The outer server has set its own, stricter ones.
        answer.headers = Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !replaced.test(name)),
        );
      },
      error: (_error, _request, response) => {
        if (!('writeHead' in response) || response.headersSent) return response.destroy?.();
        const answer = response as ServerResponse;
        answer.writeHead(503, { 'content-type': 'application/json' });
        answer.end(
          JSON.stringify({
            error: { code: 503, message: 'Starting or stopping', status: 'UNAVAILABLE' },
          }),
        );
      },
    },
  });
}
