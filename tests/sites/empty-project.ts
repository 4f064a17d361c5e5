import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface EmptyProject {
  folder: string;
  /** Runs a program of Node in the project. Resolves to its exit code and output. */
  node: (...args: string[]) => Promise<{ code: number; output: string }>;
}

/**
 * Packs a package of this repository with `npm pack` and installs the file in a new project outside of it. `others` are
 * packages that the project has, too; links to them replace their download.
 */
export async function emptyProject(
  name: string,
  others: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<EmptyProject> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder, '-w', name]);
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  writeFileSync(`${folder}/package.json`, '{ "type": "module", "private": true }');
  // npm would download the packages that the package expects beside it.
  const offline = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...offline, `./${filename}`], { cwd: folder });
  for (const other of others) {
    const place = path.join(folder, 'node_modules', other);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.resolve('node_modules', other), place, 'junction');
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return {
    folder,
    node: (...args) =>
      run(process.execPath, args, { cwd: folder }).then(
        ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
          code,
          output: stdout + stderr,
        }),
      ),
  };
}
