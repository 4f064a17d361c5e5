import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { restaurantFolder } from '../../shared/build/restaurant-folder.mjs';
import { buildPackage, copySources } from '../sites/build-package';
import { filesOfGuide, guestsOfGuide } from '../sites/remote-guide';

// An external team does not have this variable, which selects the restaurant of the tests.
const { RESTAURANT: _tested, ...env } = process.env;
const runFile = promisify(execFile);
const run = (file: string, args: readonly string[], options: { cwd?: string } = {}) =>
  runFile(file, args, { ...options, env });

interface Package {
  dependencies?: Record<string, string>;
  bundleDependencies?: string[];
  devDependencies?: Record<string, string>;
}

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

export function packedContract(): string {
  const folder = path.resolve('shared/dist');
  const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (!file || others.length > 0)
    throw new Error(`${folder} must contain exactly one contract archive`);
  return path.join(folder, file);
}

// Links only the named packages from this repository instead of fetching them from npm. A package that the
// guide does not name stays missing.
function linkPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    rmSync(place, { recursive: true, force: true });
    symlinkSync(path.resolve('node_modules', name), place, 'junction');
  }
}

/**
 * Builds a remote as in `docs/a-new-remote.md` in an empty folder, with only the packed contract. Returns the
 * folder.
 */
export async function makeForeignRemote(name: string): Promise<string> {
  const folder = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'foreign-'))), name);
  const contract = path.join(folder, 'node_modules/@burger/shared');
  mkdirSync(contract, { recursive: true });
  await run('tar', ['-xzf', packedContract(), '-C', contract, '--strip-components=1']);
  // The site may have more languages than when the contract was packed.
  writeFileSync(`${contract}/restaurant/languages.json`, '["en"]');
  const step = (file: string, ...args: string[]) =>
    run(process.execPath, [path.join(folder, file), ...args], { cwd: folder }).catch(
      (error: { stdout: string; message: string }) => {
        throw new Error(`${error.message}\n${error.stdout}`);
      },
    );
  await step('node_modules/@burger/shared/create-remote.mjs', name);
  for (const [file, text] of filesOfGuide) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const packages = [folder, contract].map((one) => readPackage(`${one}/package.json`));
  const inside = ['@burger/shared', ...packages.flatMap((one) => one.bundleDependencies ?? [])];
  const named = packages.flatMap((one) =>
    Object.keys({ ...one.dependencies, ...one.devDependencies }),
  );
  linkPackages(
    folder,
    named.filter((one) => !inside.includes(one)),
  );
  await step('node_modules/typescript/bin/tsc');
  await step('node_modules/webpack/bin/webpack.js', '--mode', 'production');
  return folder;
}

const out = path.resolve('reports/shell-with-page');

export async function buildShellWithSpecials(): Promise<string> {
  copySources('shared', `${out}/shared`);
  copySources('shell', `${out}/shell`);
  rmSync(`${out}/node_modules`, { recursive: true, force: true });
  mkdirSync(`${out}/node_modules/@burger`, { recursive: true });
  symlinkSync(`${out}/shared`, `${out}/node_modules/@burger/shared`, 'junction');
  writeFileSync(`${out}/shared/src/contracts/guests.json`, guestsOfGuide);
  await buildPackage(`${out}/shell`, { RESTAURANT: restaurantFolder });
  return `${out}/shell`;
}
