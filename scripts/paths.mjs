import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at the end. */
export const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** What is served: the folder that a deployment fills. */
export const siteFolder = path.resolve(process.env.SITE_DIR ?? `${root}/site`);

/** Where the local backend keeps its data. */
export const dataFolder = process.env.DATA_DIR ?? `${root}/.local`;

/** The remotes of this repository: every folder `mfe-*`. */
export const remoteNames = readdirSync(root).filter(
  (name) => existsSync(`${root}/${name}/package.json`) && name.startsWith('mfe-'),
);

/** The restaurant that the product is shown with, as it came: `restaurant/` begins as a copy of it and becomes its owner's. */
export const exampleFolder = `${root}/tests/example`;

const firebaseFile = `${root}/.firebaserc`;

/** The bucket that keeps the site between deployments, where there is one. */
export const siteBucket = existsSync(firebaseFile)
  ? JSON.parse(readFileSync(firebaseFile, 'utf8')).siteBucket
  : undefined;
