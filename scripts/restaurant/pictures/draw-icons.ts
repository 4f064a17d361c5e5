import { mkdirSync, readFileSync } from 'node:fs';
import { ThemeSchema } from '@burger/shared/restaurant-files';
import sharp from 'sharp';
import * as v from 'valibot';
import { drawNoPicture } from './draw-no-picture';

// Phones cut their own corners of what is whole, and as much as a fifth of what is masked.
const icons = [
  { file: 'icon-192', side: 192, fill: 1, whole: false },
  { file: 'icon-512', side: 512, fill: 1, whole: false },
  { file: 'maskable-512', side: 512, fill: 0.8, whole: true },
  { file: 'apple-touch-180', side: 180, fill: 1, whole: true },
] as const;

/** Draws the icons of the installed site from `brand/icon.svg` of a restaurant, and its tile for what has no picture. A drawing has few colours, so they weigh little. */
export async function drawIcons(folder: string) {
  const theme = v.parse(
    ThemeSchema,
    JSON.parse(readFileSync(`${folder}/brand/theme.json`, 'utf8')),
  );
  const ground = { background: theme.colours.page.light };
  drawNoPicture(folder, theme);
  mkdirSync(`${folder}/brand/icons`, { recursive: true });
  for (const { file, side, fill, whole } of icons) {
    const inner = Math.round(side * fill);
    const edge = (side - inner) / 2;
    const [before, after] = [Math.floor(edge), Math.ceil(edge)];
    const drawing = sharp(`${folder}/brand/icon.svg`, { density: 1200 })
      .resize(inner, inner)
      .extend({ top: before, bottom: after, left: before, right: after, background: '#0000' });
    const icon = whole ? drawing.flatten(ground) : drawing;
    await icon.png({ palette: true, effort: 10 }).toFile(`${folder}/brand/icons/${file}.png`);
  }
}
