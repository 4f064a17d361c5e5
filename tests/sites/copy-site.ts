import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { RemotesFile } from '@burger/shared/contracts';

const site = path.resolve('site');

// Old versions of remotes on the site are several times larger than the live ones, so they are not copied.
const old = (file: string, running: readonly string[]) =>
  /^(shell|remotes\/[^/]+)\/(?!mf-manifest)[^/]+/.test(file) &&
  !running.some((one) => file.startsWith(one));

const lastingFolders = ['pictures', 'fonts'];

interface Ended {
  code: number;
  output: string;
}

export interface SiteCopy {
  folder: string;
  readJson(file: string): unknown;
  remotes(): RemotesFile;
  node(...args: string[]): Promise<Ended>;
  hashes(): Record<string, string>;
}

/** Copies the live files of the built site to `reports/sites/<name>`. */
export function copySite(name: string): SiteCopy {
  const folder = path.resolve('reports/sites', name);
  const readFrom = (from: string, file: string) =>
    JSON.parse(readFileSync(path.join(from, file), 'utf8'));
  const remotes: RemotesFile = readFrom(site, 'remotes.json');
  const running = [
    `${readFrom(site, 'shell.json').shell.base}`.slice(1),
    ...Object.entries(remotes).map(([remote, { version }]) => `remotes/${remote}/${version}`),
  ];
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, {
    recursive: true,
    filter: (source) => {
      const file = path.relative(site, source).replaceAll(path.sep, '/');
      return !lastingFolders.includes(file) && file !== 'history.json' && !old(`${file}/`, running);
    },
  });
  for (const lasting of lastingFolders) {
    symlinkSync(path.join(site, lasting), path.join(folder, lasting), 'junction');
  }
  return {
    folder,
    readJson: (file) => readFrom(folder, file),
    remotes: () => readFrom(folder, 'remotes.json'),
    node: (...args) =>
      new Promise((resolve) => {
        const env = { ...process.env, SITE_DIR: folder };
        execFile(process.execPath, args, { env }, (error, out, err) =>
          resolve({ code: Number(error?.code ?? 0), output: out + err }),
        );
      }),
    hashes: () =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true })
          .map(String)
          .filter((file) => statSync(path.join(folder, file)).isFile())
          .map((file) => [
            file,
            createHash('sha256')
              .update(readFileSync(path.join(folder, file)))
              .digest('hex'),
          ]),
      ),
  };
}
