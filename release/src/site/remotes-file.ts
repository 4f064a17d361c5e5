import type { RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJsonOr } from './read-json';
import { writeServedJson } from './files';

const file = `${siteFolder}/remotes.json`;

/** The site's list of remotes; empty before the first deployment. */
export const readRemotes = (): RemotesFile => readJsonOr(file, {});

/** Replaces the list. */
export const writeRemotes = (remotes: RemotesFile): void => writeServedJson(file, remotes);
