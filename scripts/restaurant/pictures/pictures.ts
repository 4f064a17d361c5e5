import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import widths from '../../../shared/src/ui/picture-widths.json';

// The qualities were chosen with this metric; with sharp's default, `iq`, AVIF files of drawings are 40 % larger.
const tune = 'ssim';
// Half of the colour resolution in each direction, as in JPEG and WebP: files of photographs are a fifth smaller
// without visible loss.
const chromaSubsampling = '4:2:0';

// The lowest AVIF and WebP quality at which crumbs and foam keep their texture on a phone's screen.
const settings = {
  avif: { quality: 50, effort: 4, tune, chromaSubsampling },
  webp: { quality: 76, effort: 4 },
};
// A cutout has no plain background on which blocks would show, so its file can be a quarter smaller without
// visible loss.
const forCutouts = { ...settings, avif: { ...settings.avif, quality: 42 } };
// Drawings compress well even at the least effort.
const forDrawings = { avif: { quality: 50, effort: 0, tune }, webp: { quality: 76, effort: 0 } };

export async function writePicture(slug: string, master: string | Buffer, folder: string) {
  mkdirSync(folder, { recursive: true });
  const ofFile = kindOf(slug) === 'hero-cutout' ? forCutouts : settings;
  const how = typeof master === 'string' ? ofFile : forDrawings;
  for (const { name, width, type } of filesOf(slug)) {
    await sharp(master).resize(width).toFormat(type, how[type]).toFile(`${folder}/${name}`);
  }
}

export async function main(masters: string, target: string, requested: readonly string[]) {
  const files = readdirSync(masters).filter((file) => /\.(png|jpe?g|webp|avif|svg)$/i.test(file));
  const expected = files.filter(
    (file) => requested.length === 0 || requested.includes(path.parse(file).name),
  );
  for (const file of expected) {
    await writePicture(path.parse(file).name, path.join(masters, file), target);
  }
  console.log(`Wrote ${expected.length} pictures to ${target}.`);
}

type Kind = keyof typeof widths;
export type PictureType = 'avif' | 'webp';

export const kindOf = (slug: string): Kind =>
  [slug, slug.split('-')[0]].find((name): name is Kind => Object.hasOwn(widths, name ?? '')) ??
  'dish';

export const filesOf = (slug: string): { name: string; width: number; type: PictureType }[] =>
  (['avif', 'webp'] as const).flatMap((type) =>
    widths[kindOf(slug)][type].map((width) => ({ name: `${slug}-${width}.${type}`, width, type })),
  );

export const sizeOf = (slug: string): readonly [number, number] =>
  (
    {
      dish: [960, 720],
      scene: [1200, 675],
      hero: [1600, 900],
      'hero-cutout': [900, 900],
    } as const
  )[kindOf(slug)];
