import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Served {
  url: string;
  /** `body` goes out as JSON, or as it is when it is text. */
  send(path: string, options?: SendOptions): Promise<Answer>;
  close(): Promise<void>;
}

interface SendOptions {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Serves an app on a free loopback port for the time of a test. */
export async function serve(app: RequestListener): Promise<Served> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async send(path, { method, token, headers = {}, body } = {}) {
      const answer = await fetch(url + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: text ? JSON.parse(text) : null,
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
