import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { root, siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const source = `${root}/node_modules/@fontsource-variable/baloo-2`;
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const characters = `${ascii}₹–—‘’“”…·×éèà`;
// One weight: each further one weighs half as much again, and all headings are bold.
const weight = 700;

/** Publishes the characters and the weight that headings use, a third of the whole font; returns the address. */
export async function publishHeadingFont() {
  const { version } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'));
  const made = createHash('sha256').update(`${version} ${weight} ${characters}`).digest('hex');
  const address = `/fonts/baloo-2-${made.slice(0, 10)}.woff2`;
  const target = `${siteFolder}${address}`;
  if (existsSync(target)) return address;
  const whole = readFileSync(`${source}/files/baloo-2-latin-wght-normal.woff2`);
  const options = { targetFormat: 'woff2', variationAxes: { wght: weight } };
  writeServed(target, await subsetFont(whole, characters, options));
  return address;
}
