import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { shortHash } from './fingerprint';
import { writeServedPage } from './files';

/** A file whose name stands for its content. Pages that are open keep to it. */
export interface LastingFile {
  address: string;
  text: string;
}

function lasting(kind: string, content: object): LastingFile {
  const text = JSON.stringify(content);
  return { address: `/remotes/${kind}-${shortHash(text)}.json`, text };
}

/** The list of remotes of a deployment. */
export const remotesList = (remotes: RemotesFile): LastingFile => lasting('list', remotes);

/** A single line of such a list. */
export const remoteLine = (line: RemoteLine): LastingFile => lasting('line', line);

/** Puts one on the site, beside those of former deployments. */
export const writeLasting = ({ address, text }: LastingFile): void =>
  writeServedPage(`${siteFolder}${address}`, text);
