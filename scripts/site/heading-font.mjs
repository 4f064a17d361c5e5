import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { root, siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
// Without these two, some conjuncts cannot be written.
const joiners = '\u200c\u200d';

/** One family: each language adds its script to the Latin letters, which names and codes are written in everywhere. */
const scripts = {
  en: {
    family: 'baloo-2',
    part: 'latin',
    characters: `${between(32, 126)}₹–—‘’“”…·×éèà`,
    // Latin needs no joined forms: without them it is an eighth lighter, and still kerned.
    joined: false,
  },
  kn: { family: 'baloo-tamma-2', part: 'kannada', characters: between(0xc80, 0xcf3) + joiners },
  hi: { family: 'baloo-2', part: 'devanagari', characters: between(0x900, 0x97f) + joiners },
};
// One weight: each further one weighs half as much again, and all headings are bold.
const weight = 700;

async function publishScript({ family, part, characters, joined = true }) {
  const source = `${root}/node_modules/@fontsource-variable/${family}`;
  const { version } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'));
  const made = createHash('sha256')
    .update(`${version} ${weight} ${joined} ${characters}`)
    .digest('hex');
  const address = `/fonts/${family}-${part}-${made.slice(0, 10)}.woff2`;
  const target = `${siteFolder}${address}`;
  if (existsSync(target)) return address;
  const whole = readFileSync(`${source}/files/${family}-${part}-wght-normal.woff2`);
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    noLayoutClosure: !joined,
  };
  writeServed(target, await subsetFont(whole, characters, options));
  return address;
}

/** Publishes the characters and the weight that headings use; returns the addresses by language. */
export async function publishHeadingFonts() {
  const published = Object.entries(scripts).map(async ([language, script]) => [
    language,
    await publishScript(script),
  ]);
  return Object.fromEntries(await Promise.all(published));
}
