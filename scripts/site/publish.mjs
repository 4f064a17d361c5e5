import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { picturesAddress, picturesFolder } from '@burger/shared/build';
import { root, siteFolder } from '../paths.mjs';
import { compressFolder } from './compress.mjs';
import { filesOf, fingerprint } from './fingerprint.mjs';
import { integrityOf } from './integrity.mjs';
import { writeServed } from './write-served.mjs';

/** Puts a folder on the site under a name that is never used for other contents; does nothing when it is there. */
function publishOnce(target, fill) {
  if (existsSync(target)) return;
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  fill(draft);
  renameSync(draft, target);
}

/**
 * Publishes what was built of the package in the folder `source`: the web bundle for browsers and beside it the node bundle for prerendering.
 * Returns the version, its address on the site and the hashes of its scripts.
 */
export function publishPackage(source, under) {
  const { version: release } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'));
  const dist = `${source}/dist`;
  const version = `${release}-${fingerprint(dist)}`;
  const address = `/${under}/${version}`;
  publishOnce(`${siteFolder}${address}`, (draft) => {
    cpSync(`${dist}/web`, draft, { recursive: true });
    compressFolder(draft);
    // What only stamping reads: what prerenders, and the shell's service worker.
    for (const part of ['node', 'worker'].filter((name) => existsSync(`${dist}/${name}`))) {
      cpSync(`${dist}/${part}`, `${draft}/${part}`, { recursive: true });
    }
  });
  return { version, address, integrity: integrityOf(`${dist}/web`) };
}

/** Publishes the pictures under their fingerprint. */
export function publishPictures() {
  publishOnce(`${siteFolder}${picturesAddress()}`, (draft) =>
    cpSync(picturesFolder, draft, { recursive: true }),
  );
}

/** Puts the shell's public files (icon and the like) at the root of the site. */
export function publishPublicFiles() {
  const source = `${root}/shell/public`;
  for (const file of filesOf(source)) {
    writeServed(`${siteFolder}/${file}`, readFileSync(`${source}/${file}`));
  }
}
