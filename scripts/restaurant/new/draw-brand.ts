import { readFileSync } from 'node:fs';
import { ThemeSchema } from '@burger/shared/restaurant-files';
import sharp from 'sharp';
import * as v from 'valibot';
import { drawIcons } from '../pictures/draw-icons';
import { drawTile } from '../pictures/drawings';
import { sizeOf } from '../pictures/picture-files';
import { writePicture } from '../pictures/pictures';

const cardSize = [1200, 630] as const;

/** Draws what a folder has no photographs for: icons, a tile for each picture, and the cards of those that links show. */
export async function drawBrand(
  folder: string,
  slugs: readonly string[],
  cards: readonly string[],
) {
  const theme = v.parse(
    ThemeSchema,
    JSON.parse(readFileSync(`${folder}/brand/theme.json`, 'utf8')),
  );
  const { flame, amber } = theme.colours;
  const colors = { ground: flame.light, line: amber.light, bright: amber.light };
  const pictures = `${folder}/pictures`;
  await drawIcons(folder);
  for (const slug of slugs) {
    const tile = drawTile(slug, sizeOf(slug), colors);
    await writePicture(slug, Buffer.from(tile), pictures);
  }
  for (const slug of cards) {
    const card = sharp(Buffer.from(drawTile(slug, cardSize, colors)));
    await card.jpeg({ quality: 80 }).toFile(`${pictures}/${slug}-card.jpg`);
  }
}
