import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/repository/paths.mjs';
import { restaurantFolder } from '../../shared/build/restaurant-folder.mjs';

const read = (file) => JSON.parse(readFileSync(`${restaurantFolder}/${file}.json`, 'utf8'));

/**
 * Writes a changed menu to `reports/menus/<name>`. `change` changes the contents by file name (`menu`,
 * `kn/menu`, …).
 */
export function writeMenu(name, change) {
  const folder = `${root}/reports/menus/${name}`;
  const languages = read('languages');
  const others = languages.filter((language) => language !== 'en');
  const files = ['menu', 'rules', ...others.map((language) => `${language}/menu`)];
  const held = Object.fromEntries(files.map((file) => [file, read(file)]));
  rmSync(folder, { recursive: true, force: true });
  for (const [part, content] of Object.entries({ languages, ...change(held) })) {
    mkdirSync(path.dirname(`${folder}/${part}`), { recursive: true });
    writeFileSync(`${folder}/${part}.json`, JSON.stringify(content));
  }
  return folder;
}
