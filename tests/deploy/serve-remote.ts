import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Served } from '../sites/serve-site';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

export async function serveFolder(
  folder: string,
  headers: Record<string, string> = {},
): Promise<Served> {
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://folder').pathname);
    try {
      const content = readFileSync(file);
      const type = types[path.extname(file)] ?? 'application/json';
      response.writeHead(200, { ...headers, 'Content-Type': type }).end(content);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Hosting {
  target: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

// Returns the production headers of the remote's own site.
function headersOf(remote: string): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: Hosting[] };
  const own = hosting.find(({ target }) => target === remote);
  if (!own) throw new Error(`firebase.json has no site for ${remote}`);
  return Object.fromEntries(
    own.headers.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

export const serveRemote = (remote: string, folder: string): Promise<Served> =>
  serveFolder(folder, headersOf(remote));
