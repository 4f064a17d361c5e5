import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import widths from '../../../shared/src/ui/picture-widths.json';

// As small as they go before crumbs and foam lose their grain on a phone's screen.
const settings = { avif: { quality: 50, effort: 4 }, webp: { quality: 76, effort: 4 } };
// Its dish fills the whole frame, and no ground shows a block: it weighs a quarter less before anybody sees it.
const forCutouts = { ...settings, avif: { quality: 42, effort: 4 } };
// A drawing is small however little is done for it.
const forDrawings = { avif: { quality: 50, effort: 0 }, webp: { quality: 76, effort: 0 } };

/** Makes every size of a picture from its master: a file, or the text of an SVG. */
export async function writePicture(slug: string, master: string | Buffer, folder: string) {
  mkdirSync(folder, { recursive: true });
  const ofFile = kindOf(slug) === 'hero-cutout' ? forCutouts : settings;
  const how = typeof master === 'string' ? ofFile : forDrawings;
  for (const { name, width, type } of filesOf(slug)) {
    await sharp(master).resize(width).toFormat(type, how[type]).toFile(`${folder}/${name}`);
  }
}

/** Makes every size of the pictures in a folder of masters, named by their slugs, or of some of them. */
export async function main(masters: string, target: string, asked: readonly string[]) {
  const files = readdirSync(masters).filter((file) => /\.(png|jpe?g|webp|avif|svg)$/i.test(file));
  const wanted = files.filter(
    (file) => asked.length === 0 || asked.includes(path.parse(file).name),
  );
  for (const file of wanted) {
    await writePicture(path.parse(file).name, path.join(masters, file), target);
  }
  console.log(`${wanted.length} pictures are in ${target}.`);
}

type Kind = keyof typeof widths;
export type PictureType = 'avif' | 'webp';

/** What a picture is shown as, by its name. */
export const kindOf = (slug: string): Kind =>
  [slug, slug.split('-')[0]].find((name): name is Kind => Object.hasOwn(widths, name ?? '')) ??
  'dish';

/** The files that a picture consists of. */
export const filesOf = (slug: string): { name: string; width: number; type: PictureType }[] =>
  (['avif', 'webp'] as const).flatMap((type) =>
    widths[kindOf(slug)][type].map((width) => ({ name: `${slug}-${width}.${type}`, width, type })),
  );

/** How wide and how high it is, as its kind is shown. */
export const sizeOf = (slug: string): readonly [number, number] =>
  (
    {
      dish: [960, 720],
      scene: [1200, 675],
      hero: [1600, 900],
      'hero-cutout': [900, 900],
    } as const
  )[kindOf(slug)];
