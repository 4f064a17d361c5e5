import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds the package in a folder as its own `npm run build` would. Rejects with what webpack said. */
export const buildPackage = (folder: string, env: NodeJS.ProcessEnv = {}): Promise<unknown> =>
  run(
    process.execPath,
    [path.resolve('node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
    { cwd: folder, env: { ...process.env, ...env } },
  ).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
