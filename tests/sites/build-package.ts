import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds the package in a folder as its own `npm run build` would, or only these of its configurations. Rejects with what webpack said. */
export const buildPackage = (
  folder: string,
  env: NodeJS.ProcessEnv = {},
  only: readonly string[] = [],
): Promise<unknown> =>
  run(
    process.execPath,
    [
      path.resolve('node_modules/webpack/bin/webpack.js'),
      ...['--mode', 'production'],
      ...only.flatMap((name) => ['--config-name', name]),
    ],
    {
      cwd: folder,
      env: { ...process.env, ...env },
    },
  ).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
