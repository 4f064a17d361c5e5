import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson, write } from '../site/files';

type Files = Record<string, string[]>;

interface WithAssets {
  assets: { js: Files; css: Files };
}

/** As much as is changed of the manifest that the federation plugin writes. */
interface Manifest {
  metaData: { remoteEntry: { name: string }; publicPath?: string };
  exposes: WithAssets[];
  shared: WithAssets[];
}

const file = 'mf-manifest.json';

function prefixed(folder: string, { assets, ...rest }: WithAssets): WithAssets {
  const all = (kind: Files) =>
    Object.fromEntries(
      Object.entries(kind).map(([when, files]) => [when, files.map((one) => `${folder}${one}`)]),
    );
  return { ...rest, assets: { js: all(assets.js), css: all(assets.css) } };
}

/** The manifest of a version as it reads one folder up, or from the site where that version lies elsewhere. */
function manifestAbove(
  { metaData, exposes, shared, ...manifest }: Manifest,
  { base, version }: RemoteLine,
): object {
  const isElsewhere = /^https?:/.test(base);
  const folder = isElsewhere ? '' : `${version}/`;
  const remoteEntry = { ...metaData.remoteEntry, path: folder };
  return {
    ...manifest,
    metaData: { ...metaData, remoteEntry, publicPath: isElsewhere ? base : 'auto' },
    exposes: exposes.map((one) => prefixed(folder, one)),
    shared: shared.map((one) => prefixed(folder, one)),
  };
}

/**
 * Writes `/remotes/<name>/mf-manifest.json`, by which hosts other than the shell find the version of each remote that
 * runs.
 */
export function writeStandardManifests(remotes: RemotesFile): void {
  for (const [name, line] of Object.entries(remotes)) {
    const folder = `${siteFolder}/remotes/${name}`;
    const own = `${folder}/${line.version}/${file}`;
    write(`${folder}/${file}`, JSON.stringify(manifestAbove(readJson(own), line)));
  }
}
