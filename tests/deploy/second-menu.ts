import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from '../sites/build-package';
import { changeFile } from '../sites/change-file';

export const secondHeading = 'Our second menu';

/** Builds version 2 of the menu, with another heading, from a copy of its sources in `reports/<name>`; returns its folder. */
export async function buildSecondMenu(name = 'second-menu'): Promise<string> {
  const folder = path.resolve('reports', name, 'mfe-menu');
  rmSync(folder, { recursive: true, force: true });
  cpSync('mfe-menu', folder, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(path.basename(source)),
  });
  changeFile(`${folder}/package.json`, '"version": "1.0.0"', '"version": "2.0.0"');
  changeFile(`${folder}/src/messages.ts`, "'Our menu'", `'${secondHeading}'`);
  await buildPackage(folder);
  return folder;
}
