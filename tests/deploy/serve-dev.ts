import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeFile, copySources } from '../sites/build-package';
import { copySite } from '../sites/copy-site';
import type { Served } from '../sites/serve-site';

const copies = path.resolve('reports/dev');

interface ServedDev extends Served {
  /** Replaces the first occurrence of a text in a package's sources. Throws when it is not found. */
  edit(name: string, from: string, to: string): void;
}

/** Runs `npm run dev -- <names>` after its build, on copies of the packages' sources. */
export async function serveDev(port: number, names: readonly string[]): Promise<ServedDev> {
  for (const name of names) copySources(name, path.join(copies, name));
  const data = mkdtempSync(path.join(tmpdir(), 'burger-dev-'));
  const start = `const { startDev } = await import('./scripts/dev.mjs');
    await startDev(${JSON.stringify(names)}, (name) => ${JSON.stringify(copies)} + '/' + name);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', start], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SITE_DIR: copySite('dev').folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'close');
  let message = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: unknown) => {
      message += text;
      if (/ runs at http/.test(message)) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The development servers ended: ${message}`)));
  });
  return {
    url: `http://localhost:${port}`,
    edit: (name, from, to) => changeFile(`${copies}/${name}/src/messages/en.ts`, from, to),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
