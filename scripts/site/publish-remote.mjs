import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';
import { publishPackage } from './publish.mjs';

// A remote that has moved to a site of its own stays there.
const baseOf = (before, version, address) =>
  /^https?:/.test(before?.base ?? '') ? new URL(`/${version}/`, before.base).href : `${address}/`;

/**
 * Publishes what was built of a remote in the folder `source`; returns its line of `remotes.json`, given the one
 * before. Throws when nothing has been built there.
 */
export function publishRemote(name, source, before) {
  if (!existsSync(`${source}/dist/web/manifest.json`) || !existsSync(`${source}/dist/node`)) {
    throw new Error(`Nothing of ${name} has been built in ${source}.`);
  }
  const { version, address, integrity } = publishPackage(source, `remotes/${name}`);
  const readJson = (file) => JSON.parse(readFileSync(`${siteFolder}${address}/${file}`, 'utf8'));
  const manifest = readJson('manifest.json');
  const spoken = readJson('contract.json');
  return {
    version,
    base: baseOf(before, version, address),
    entry: manifest.metaData.remoteEntry.name,
    ...spoken,
    exposes: Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync])),
    // Under contract 1 remotes did not ask for the hashes of their chunks.
    ...(spoken.contract > 1 && { integrity }),
  };
}
