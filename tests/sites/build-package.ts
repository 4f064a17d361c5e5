import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds a package as its own `npm run build` does. Rejects with webpack's output. */
export const buildPackage = (folder: string, env: NodeJS.ProcessEnv = {}): Promise<unknown> =>
  run(
    process.execPath,
    [path.resolve('node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
    { cwd: folder, env: { ...process.env, ...env } },
  ).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });

/** Replaces the first occurrence of `from` in a file. Throws when it is not found. */
export function changeFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

export function copySources(name: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(name, folder, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(path.basename(source)),
  });
}

export const secondHeading = 'Our second menu';

/**
 * Builds version 2 of the menu remote, with another heading, from a copy in `reports/<name>`. Returns its
 * folder.
 */
export async function buildSecondMenu(name = 'second-menu'): Promise<string> {
  const folder = path.resolve('reports', name, 'mfe-menu');
  copySources('mfe-menu', folder);
  changeFile(`${folder}/package.json`, '"version": "1.0.0"', '"version": "2.0.0"');
  changeFile(`${folder}/src/messages/en.ts`, "'Our menu'", `'${secondHeading}'`);
  await buildPackage(folder);
  return folder;
}
