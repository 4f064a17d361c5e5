import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeFile, copySources } from '../sites/build-package';
import { copySite } from '../sites/copy-site';

const running: (() => Promise<void>)[] = [];

export async function stopDev(): Promise<void> {
  await Promise.all(running.splice(0).map((stop) => stop()));
}

/** Runs this code, which starts development servers; resolves to the site's address once they answer. */
async function serve(port: number, args: string[]): Promise<string> {
  const data = mkdtempSync(path.join(tmpdir(), 'burger-dev-'));
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, SITE_DIR: copySite('dev').folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'close');
  running.push(async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: unknown) => {
      said += text;
      if (/ runs at http/.test(said)) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`Development ended: ${said}`)));
  });
  return `http://localhost:${port}`;
}

const startDev = "const { startDev } = await import('./scripts/dev.mjs');";
const module = (code: string) => ['--input-type=module', '-e', `${startDev} ${code}`];

/** A copy of a package's sources, to be edited while they are served. */
export interface EditedPackage {
  name: string;
  /** Replaces the first place of this text in a file; throws where there is none. */
  edit(file: string, from: string, to: string): void;
}

const copies = path.resolve('reports/dev');

export function copyPackage(name: string): EditedPackage {
  const folder = path.join(copies, name);
  copySources(name, folder);
  return {
    name,
    edit: (file, from, to) => changeFile(path.join(folder, file), from, to),
  };
}

/** The same as `npm run dev -- <names>` after its build, with the packages from their copies. */
export function serveDevOf(port: number, packages: readonly EditedPackage[]): Promise<string> {
  const names = packages.map(({ name }) => name);
  const folder = `(name) => ${JSON.stringify(copies)} + '/' + name`;
  return serve(port, module(`await startDev(${JSON.stringify(names)}, ${folder});`));
}
