import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

// Makes every size of every picture from its master (a PNG named by its slug). Needed only when pictures change, so
// its tool is not among the project's: npm install --no-save sharp@0.34.4
// node scripts/make-pictures.mjs <folder of masters> [slug …]
const [masters, ...asked] = process.argv.slice(2);
if (!masters) {
  console.error('Say where the masters lie: node scripts/make-pictures.mjs <folder> [slug …]');
  process.exit(1);
}
const { default: sharp } = await import('sharp');

const widths = JSON.parse(readFileSync(`${root}/shared/src/ui/picture-widths.json`, 'utf8'));
const kindOf = (slug) => [slug, slug.split('-')[0], 'dish'].find((kind) => kind in widths);

// As small as they go before crumbs and foam lose their grain on a phone's screen.
const settings = { avif: { quality: 50, effort: 4 }, webp: { quality: 76, effort: 4 } };

const target = `${root}/shared/pictures`;
mkdirSync(target, { recursive: true });
const slugs = asked.length > 0 ? asked : readdirSync(masters).map((file) => path.parse(file).name);
for (const slug of slugs) {
  for (const [type, all] of Object.entries(widths[kindOf(slug)])) {
    for (const width of all) {
      const picture = sharp(`${masters}/${slug}.png`).resize(width).toFormat(type, settings[type]);
      await picture.toFile(`${target}/${slug}-${width}.${type}`);
    }
  }
}
console.log(`${slugs.length} pictures are in ${target}.`);
