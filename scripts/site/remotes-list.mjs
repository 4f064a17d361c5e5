import { createHash } from 'node:crypto';
import { siteFolder } from '../paths.mjs';
import { writeServedPage } from './write-served.mjs';

/** The list of remotes as a file whose name stands for its content: `{ address, text }`. Pages that are open keep to it. */
export function remotesList(remotes) {
  const text = JSON.stringify(remotes);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/remotes/list-${hash}.json`, text };
}

/** Puts it on the site, beside those of former deployments. */
export const writeRemotesList = ({ address, text }) =>
  writeServedPage(`${siteFolder}${address}`, text);
