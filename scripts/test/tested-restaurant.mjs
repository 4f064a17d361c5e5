import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { exampleFolder, root } from '../../shared/repository/paths.mjs';

const contentsOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(`${folder}/${file}`).isFile() && !file.endsWith('.test.ts'));

const isIn = (folder) => (file) =>
  existsSync(`${folder}/${file}`) &&
  readFileSync(`${folder}/${file}`).equals(readFileSync(`${exampleFolder}/${file}`));

/**
 * Returns the restaurant for the page tests, whose menu they compare with the specification. It is
 * `restaurant/`, with its build, if that is unchanged.
 */
export const testedRestaurant = () =>
  contentsOf(exampleFolder).every(isIn(`${root}/restaurant`)) ? 'restaurant' : 'tests/example';
