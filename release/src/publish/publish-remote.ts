import { existsSync } from 'node:fs';
import type { RemoteLine } from '@burger/shared/contracts';
import { publishPackage } from './publish';
import { readJson } from '../site/read-json';

/** As much as is read of the manifest that the federation plugin writes. */
interface Manifest {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

// A remote that has moved to a site of its own stays there.
const baseOf = (before: RemoteLine | undefined, version: string, address: string) =>
  /^https?:/.test(before?.base ?? '') ? new URL(`/${version}/`, before?.base).href : `${address}/`;

/** What the build of a remote in the folder `source` says of itself. Throws where it is none, or of another remote. */
function manifestOf(name: string, source: string): Manifest {
  const file = `${source}/dist/web/mf-manifest.json`;
  if (!existsSync(file) || !existsSync(`${source}/dist/node`)) {
    throw new Error(`Nothing of ${name} has been built in ${source}.`);
  }
  const manifest = readJson<Manifest>(file);
  if (manifest.name === name) return manifest;
  throw new Error(`What has been built in ${source} is ${manifest.name}.`);
}

/**
 * Publishes what was built of a remote in the folder `source`; returns its line of `remotes.json`, given the one
 * before. Throws when nothing of it has been built there.
 */
export function publishRemote(
  name: string,
  source: string,
  before: RemoteLine | undefined,
): RemoteLine {
  const { metaData, exposes } = manifestOf(name, source);
  const { version, address, integrity } = publishPackage(source, `remotes/${name}`);
  return {
    version,
    base: baseOf(before, version, address),
    entry: metaData.remoteEntry.name,
    ...readJson<Pick<RemoteLine, 'contract' | 'oldest'>>(`${source}/dist/web/contract.json`),
    exposes: Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync])),
    integrity,
  };
}
