import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {typeof import('./index.mjs').readRemote} */
export const readRemote = (folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')),
});

/** @type {typeof import('./index.mjs').exposureProblems} */
export function exposureProblems({ manifest }, exposes) {
  const exposed = manifest.exposes.map((one) => one.path);
  return [
    ...exposes.filter((one) => !exposed.includes(one)).map((one) => `${one} is not exposed`),
    ...exposed
      .filter((one) => !exposes.includes(one))
      .map((one) => `${one} is exposed, but not in the contract`),
  ];
}

/** @type {typeof import('./index.mjs').fileProblems} */
export function fileProblems({ folder, manifest }) {
  const named = [
    manifest.metaData.remoteEntry.name,
    ...manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]),
  ];
  return named
    .filter((file) => !existsSync(path.join(folder, file)))
    .map((file) => `${file} is in the manifest, but not in the folder`);
}

/** @type {typeof import('./index.mjs').sharedProblems} */
export const sharedProblems = ({ manifest }, host) =>
  manifest.shared.flatMap(({ name, version, singleton, assets }) => {
    const offered = host.manifest.shared.find((one) => one.name === name)?.version ?? 'none';
    return [
      ...(singleton ? [] : [`${name} is shared, but not as a singleton`]),
      ...(assets.js.sync.length > 0 ? [`${name} is shared, but also bundled`] : []),
      ...(offered === version ? [] : [`${name} is shared as ${version}, the host has ${offered}`]),
    ];
  });
