import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Port of the site; the development servers use the following ports. */
const sitePort = () => Number(process.env.PORT ?? 3000);

// Folder of this repository. A remote from another repository uses the port after its remotes.
const repository = fileURLToPath(new URL('../..', import.meta.url));
const remotes = readdirSync(repository).filter((name) => name.startsWith('mfe-'));

const portOf = (name) => {
  const known = ['shell', ...remotes].indexOf(name);
  return sitePort() + 1 + (known < 0 ? remotes.length + 1 : known);
};

export const devOriginOf = (name) => `http://127.0.0.1:${portOf(name)}`;

/** Configures a development server with full reloads: Module Federation lacks React's hot updates. */
export const devServer = (name) => ({
  host: '127.0.0.1',
  port: portOf(name),
  hot: false,
  liveReload: true,
  static: false,
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://127.0.0.1:${portOf(name)}/ws` },
});
