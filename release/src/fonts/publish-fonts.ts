import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import { shortHash } from '../site/fingerprint';
import type { Fonts } from '../site/records';
import { writeServed } from '../site/files';
import { everyScript, fontFile } from './scripts';

/** Publishes what headings are written with, each font under a name of its content; returns the addresses. */
export function publishFonts(): Fonts {
  const published = everyScript.map(([language, script]) => {
    const font = readFileSync(fontFile(script));
    const address = `/fonts/${script.part}-${shortHash(font)}.woff2`;
    if (!existsSync(`${siteFolder}${address}`)) writeServed(`${siteFolder}${address}`, font);
    return [language, address];
  });
  return Object.fromEntries(published) as Fonts;
}
