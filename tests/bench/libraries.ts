import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import webpack, { type Configuration, type Stats } from 'webpack';
import { remoteNames, root } from '../../scripts/paths.mjs';
import { openBrowser } from './browser';
import { look } from './bytes';
import type { Measured, Route } from './part';

const out = `${root}/reports/source-maps`;
const smallest = 0.5;

// The same scripts built once more with maps beside them; names without the hash say which is which.
const chunkOf = (file: string) =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.[0-9a-f]+\.js(\.map)?$/, '');

/** Which part of a script is whose, by library. */
type Shares = [library: string, share: number][];

async function buildMaps(name: string): Promise<[script: string, Shares][]> {
  const { default: configOf } = await import(`${root}/${name}/webpack.config.mjs`);
  const [web]: [Omit<Configuration, 'cache'> & { cache: { type: 'filesystem'; name: string } }] =
    configOf({}, { mode: 'production' });
  const path = `${out}/${name}`;
  const compiler = webpack({
    ...web,
    devtool: 'hidden-source-map',
    output: { ...web.output, path },
    cache: { ...web.cache, name: `maps-${web.cache.name}` },
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  await promisify(compiler.close.bind(compiler))();
  const files = readdirSync(path).filter((file) => file.endsWith('.js.map'));
  return files.map((file) => [`${name}/${chunkOf(file)}`, sharesOf(`${path}/${file}`, name)]);
}

/** Whose a source is; `own` is the package that was built. */
export function libraryOf(source: string, own: string): string {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed?.startsWith('@module-federation/')) return '@module-federation';
  if (installed) return installed;
  if (source.includes('/shared/')) return 'ours: shared';
  return /\/src\//.test(source) ? `ours: ${own}` : 'webpack';
}

/** How much of a script is whose, by the characters that its map traces to each source; adds up to 1. */
function sharesOf(mapFile: string, own: string): Shares {
  const map = new TraceMap(readFileSync(mapFile, 'utf8'));
  const lines = readFileSync(mapFile.replace(/\.map$/, ''), 'utf8').split('\n');
  const shares: Record<string, number> = {};
  let whole = 0;
  decodedMappings(map).forEach((segments, line) => {
    segments.forEach(([column, source], at) => {
      const end = segments[at + 1]?.[0] ?? lines[line]?.length ?? column;
      const library = source === undefined ? 'webpack' : libraryOf(map.sources[source] ?? '', own);
      shares[library] = (shares[library] ?? 0) + end - column;
      whole += end - column;
    });
  });
  return Object.entries(shares).map(([library, length]) => [library, length / whole]);
}

/** KiB on the wire, by route. */
type Row = Record<string, number>;

const scriptName = (path: string) => {
  const [, owner] = /^\/(?:remotes\/)?([\w-]+)\//.exec(path) ?? [];
  return `${owner}/${chunkOf(path)}`;
};

/** Whose code the scripts of a first visit are, in KiB on the wire, by library and route, as Markdown. */
export async function measureLibraries(url: string, routes: readonly Route[]): Promise<Measured> {
  rmSync(out, { recursive: true, force: true });
  const maps = new Map<string, Shares>();
  for (const name of ['shell', ...remoteNames]) {
    for (const [script, shares] of await buildMaps(name)) maps.set(script, shares);
  }
  const browser = await openBrowser();
  const table: Record<string, Row> = {};
  for (const route of routes) {
    const { requests } = await look(browser, url, route);
    for (const { path, type, bytes } of requests.filter((one) => one.type === 'Script')) {
      const shares = maps.get(scriptName(path)) ?? [[`other ${type.toLowerCase()}s`, 1]];
      for (const [library, share] of shares) {
        const row = (table[library] ??= {});
        row[route.path] = (row[route.path] ?? 0) + (share * bytes) / 1024;
      }
    }
  }
  await browser.close();
  const largest = (row: Row) => Math.max(...Object.values(row));
  const rows = Object.entries(table)
    .filter(([, row]) => largest(row) >= smallest)
    .sort(([, one], [, other]) => largest(other) - largest(one));
  const cell = (row: Row, path: string) => row[path]?.toFixed(1) ?? '';
  const lines = [
    `| library | ${routes.map(({ path }) => path).join(' | ')} |`,
    `|---|${routes.map(() => '---|').join('')}`,
    ...rows.map(
      ([name, row]) => `| ${name} | ${routes.map(({ path }) => cell(row, path)).join(' | ')} |`,
    ),
  ];
  return { table: lines.join('\n') };
}
