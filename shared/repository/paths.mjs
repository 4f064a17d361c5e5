import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

export const siteFolder = path.resolve(process.env.SITE_DIR ?? `${root}/site`);

export const dataFolder = process.env.DATA_DIR ?? `${root}/.local`;

/** The remotes of this repository: all folders `mfe-*` with a package. */
export const remoteNames = readdirSync(root).filter(
  (name) => existsSync(`${root}/${name}/package.json`) && name.startsWith('mfe-'),
);

/** The unchanged example restaurant. `restaurant/` starts as a copy of it, which its owner then edits. */
export const exampleFolder = `${root}/tests/example`;

const firebaseFile = `${root}/.firebaserc`;

export const siteBucket = existsSync(firebaseFile)
  ? JSON.parse(readFileSync(firebaseFile, 'utf8')).siteBucket
  : undefined;
