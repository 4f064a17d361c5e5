import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes as exposures, type RemoteName } from '@burger/shared/contracts';

export { exposures };

export const root = path.resolve(__dirname, '../..');
export const readJson = <Content>(file: string): Content => {
  if (!existsSync(path.join(root, file)))
    throw new Error(`${file} does not exist yet. Run npm run build.`);
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;
};

export const readSite = (file: string): string =>
  readFileSync(path.join(root, 'site', file), 'utf8');

export const scriptsOf = (folder: string): [file: string, code: string][] => {
  const web = path.join(root, folder, 'dist/web');
  return readdirSync(web)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(path.join(web, file), 'utf8')]);
};

/** The remotes of this repository; those of other teams are built elsewhere. */
export const remotes = (Object.keys(exposures) as RemoteName[]).filter((name) =>
  existsSync(path.join(root, name)),
);

/** The remotes whose texts are in three languages: all that customers see. */
export const spokenRemotes: readonly RemoteName[] = remotes.filter(
  (remote) => remote !== 'mfe-kitchen',
);
