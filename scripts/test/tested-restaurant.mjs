import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { exampleFolder, root } from '../paths.mjs';

const contentsOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(`${folder}/${file}`).isFile() && !file.endsWith('.test.ts'));

const isIn = (folder) => (file) =>
  existsSync(`${folder}/${file}`) &&
  readFileSync(`${folder}/${file}`).equals(readFileSync(`${exampleFolder}/${file}`));

/**
 * The restaurant that tests of whole pages are about, which is the example: they hold its menu against its
 * specification. As long as `restaurant/` is the example unchanged, it is tested there, with the build that it has.
 */
export const testedRestaurant = () =>
  contentsOf(exampleFolder).every(isIn(`${root}/restaurant`)) ? 'restaurant' : 'tests/example';
