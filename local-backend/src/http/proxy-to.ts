import { Agent } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { loopback } from './listen';

const agent = new Agent({ keepAlive: true });

const replaced = /^(x-powered-by|access-control-.*)$/;

/** Passes requests on to a server of ours on another loopback port; answers 503 while it cannot be reached. */
export function proxyTo(port: number): RequestHandler {
  return createProxyMiddleware({
    target: `http://${loopback}:${port}`,
    agent,
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
