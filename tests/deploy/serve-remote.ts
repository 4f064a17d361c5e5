import { readFileSync } from 'node:fs';
import { serveFolder } from './serve-folder';
import type { Served } from '../sites/serve-site';

interface Hosting {
  target: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

// What the site of this remote's own answers with in production.
function headersOf(remote: string): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: Hosting[] };
  const own = hosting.find(({ target }) => target === remote);
  if (!own) throw new Error(`firebase.json has no site for ${remote}`);
  return Object.fromEntries(
    own.headers.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/** Serves a remote's versions from an origin of their own, with the headers that `firebase.json` gives them. */
export const serveRemote = (remote: string, folder: string): Promise<Served> =>
  serveFolder(folder, headersOf(remote));
