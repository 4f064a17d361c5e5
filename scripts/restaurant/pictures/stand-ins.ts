import type { Theme } from '@burger/shared/restaurant/files';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { readMadeFrom, recordMadeFrom, shortHash } from '../made-from';
import { drawIcons, drawTile, themeOf } from './drawings';
import { filesOf, sizeOf, writePicture } from './pictures';

const cardSize = [1200, 630] as const;

const firstFile = (slug: string) => filesOf(slug)[0]?.name ?? '';

export function coloursOf(theme: Theme): string {
  const { flame, amber, card, page } = theme.colours;
  return [flame, amber, card, page].flatMap(({ light, dark }) => [light, dark]).join(' ');
}

export async function drawBrand(
  folder: string,
  slugs: readonly string[],
  cards: readonly string[],
): Promise<void> {
  const theme = themeOf(folder);
  const { flame, amber } = theme.colours;
  const colors = { ground: flame.light, line: amber.light, bright: amber.light };
  const pictures = `${folder}/pictures`;
  const hashOf = (file: string) => shortHash(readFileSync(`${folder}/${file}`));
  await drawIcons(folder);
  for (const slug of slugs) {
    const tile = drawTile(slug, sizeOf(slug), colors);
    await writePicture(slug, Buffer.from(tile), pictures);
  }
  for (const slug of cards) {
    const card = sharp(Buffer.from(drawTile(slug, cardSize, colors)));
    await card.jpeg({ quality: 80 }).toFile(`${pictures}/${slug}-card.jpg`);
  }
  const files = [...slugs.map(firstFile), ...cards.map((slug) => `${slug}-card.jpg`)];
  recordMadeFrom(folder, {
    brand: {
      logo: hashOf('brand/logo.svg'),
      icon: hashOf('brand/icon.svg'),
      colours: coloursOf(theme),
    },
    drawn: Object.fromEntries(files.map((file) => [file, hashOf(`pictures/${file}`)])),
  });
}

/**
 * Returns the drawn files that the owner has not replaced. `bytes` returns a file's content, or null if it is
 * missing.
 */
export const stillDrawn = (
  drawn: Readonly<Record<string, string>>,
  bytes: (file: string) => Buffer | null,
): string[] =>
  Object.entries(drawn).flatMap(([file, hash]) => {
    const content = bytes(`pictures/${file}`);
    return content && shortHash(content) === hash ? [file] : [];
  });

/** Redraws icons and placeholder pictures from the current logo and theme. Keeps the owner's photographs. */
export async function redraw(folder: string): Promise<void> {
  const made = readMadeFrom(folder);
  if (!made) return drawIcons(folder);
  const bytesOf = (file: string) =>
    existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`) : null;
  const files = stillDrawn(made.drawn ?? {}, bytesOf);
  const slugsIn = (ending: RegExp) =>
    files.filter((file) => ending.test(file)).map((file) => file.replace(ending, ''));
  await drawBrand(folder, slugsIn(/-\d+\.avif$/), slugsIn(/-card\.jpg$/));
}
