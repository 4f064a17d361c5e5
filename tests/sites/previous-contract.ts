import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from './build-package';

const out = path.resolve('reports/previous-contract');

/** What was built against the previous contract: folders to deploy from, and the shell's scripts. */
export const previous = {
  menu: `${out}/mfe-menu`,
  /** The same menu, but asking for React 18. */
  menuOfAnotherReact: `${out}/another-react`,
  shellScripts: `${out}/shell/dist/web`,
};

const packages = path.resolve('tests/contract/previous');

/** Builds all of `tests/contract/previous`. */
export async function buildPrevious(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await buildPackage(packages);
  // Prerendering takes React from the shell whatever the remote asks for.
  cpSync(`${previous.menu}/dist/node`, `${previous.menuOfAnotherReact}/dist/node`, {
    recursive: true,
  });
}
