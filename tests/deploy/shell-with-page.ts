import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { restaurantFolder } from '../../shared/build/restaurant-folder.mjs';
import { buildPackage } from '../sites/build-package';
import { changeFile } from '../sites/change-file';

const out = path.resolve('reports/shell-with-page');

function copySources(name: string, folder = name): void {
  cpSync(folder, `${out}/${name}`, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules', 'pictures'].includes(path.basename(source)),
  });
}

/**
 * Builds the shell as it is once a remote of another repository has its line in the list, and its page `/specials` a
 * route and words; returns its folder.
 */
export async function buildShellWithSpecials(): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  copySources('shared');
  copySources('shell');
  copySources('restaurant', restaurantFolder);
  symlinkSync(`${restaurantFolder}/pictures`, `${out}/restaurant/pictures`, 'junction');
  mkdirSync(`${out}/node_modules/@burger`, { recursive: true });
  symlinkSync(`${out}/shared`, `${out}/node_modules/@burger/shared`, 'junction');

  changeFile(
    `${out}/shared/src/contracts/remotes.ts`,
    'export const remotes = {',
    "export const remotes = {\n  'mfe-specials': ['./SpecialsPage'],",
  );
  changeFile(
    `${out}/shell/src/remotes/routes.ts`,
    "  '/checkout': ",
    "  '/specials': place('mfe-specials', './SpecialsPage'),\n  '/checkout': ",
  );
  const words = '"title": "Specials", "description": "What is cooked this week only."';
  for (const [folder, more] of [
    ['', ', "picture": "hero"'],
    ['kn/', ''],
    ['hi/', ''],
  ]) {
    changeFile(
      `${out}/restaurant/${folder}pages/titles.json`,
      '  "/checkout": {',
      `  "/specials": { ${words}${more} },\n  "/checkout": {`,
    );
  }
  await buildPackage(`${out}/shell`, { RESTAURANT: 'restaurant' });
  return `${out}/shell`;
}
