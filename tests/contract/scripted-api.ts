import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ScriptedApi {
  url: string;
  /** The next answers, in order. The status 0 drops the connection. Without one it answers 500. */
  answers: [status: number, body: unknown][];
  /** The requests so far, as `POST /path`. */
  requested: { what: string; headers: IncomingMessage['headers']; body: unknown }[];
  /** Ends the API before the test does. Later requests find no server. */
  close: () => Promise<unknown>;
}

/** Serves a fake API of a service on this machine, anew for each test of the file. */
export function scriptedApi(): ScriptedApi {
  let server: Server;
  const close = () => new Promise((resolve) => server.close(resolve));
  const api: ScriptedApi = { url: '', answers: [], requested: [], close };
  beforeEach(async () => {
    [api.answers, api.requested] = [[], []];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        const what = `${request.method} ${request.url}`;
        api.requested.push({ what, headers: request.headers, body });
        const [status, answer] = api.answers.shift() ?? [500, {}];
        if (status === 0) return response.destroy();
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(close);
  return api;
}
