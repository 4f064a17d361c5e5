import { type Theme, ThemeSchema } from '@burger/shared/restaurant/files';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import * as v from 'valibot';
import { readMadeFrom, recordMadeFrom, shortHash } from '../made-from';
import { filesOf, sizeOf, writePicture } from './pictures';

interface TileColors {
  ground: string;
  line: string;
  bright: string;
}

// Motifs of placeholder pictures, drawn around 0,0 within ±100.
const plate = `<circle r="88" fill="#fff" fill-opacity=".92"/><circle r="60" fill="none" stroke="LINE" stroke-width="3" stroke-opacity=".35"/>
<path d="M-34 30C-40-20-4-46 36-40C42 4 18 34-34 30Z" fill="LINE"/><path d="M-34 30Q0 4 22-26" fill="none" stroke="#fff" stroke-width="4"/>`;
const bowl = `<path d="M-86-6H86C86 48 48 78 0 78S-86 48-86-6Z" fill="#fff" fill-opacity=".92"/><ellipse cy="-6" rx="86" ry="17" fill="LINE"/>
<path d="M-30-40q-12-16 0-32t0-30M4-40q-12-16 0-32t0-30M38-40q-12-16 0-32t0-30" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-opacity=".85"/>`;
const cup = `<path d="M-52-40H40L30 70Q28 82 16 82H-28Q-40 82-42 70Z" fill="#fff" fill-opacity=".92"/><path d="M38-20q44-6 40 30t-46 26" fill="none" stroke="#fff" stroke-width="12" stroke-opacity=".92"/>
<path d="M-49-20H37L35 4H-46Z" fill="LINE"/><path d="M-22-56q-10-14 0-28M8-56q-10-14 0-28" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-opacity=".85"/>`;
const cloche = `<path d="M-82 44A82 82 0 0 1 82 44Z" fill="#fff" fill-opacity=".92"/><circle cy="-48" r="12" fill="LINE"/><rect x="-98" y="50" width="196" height="16" rx="8" fill="LINE"/>
<path d="M-54 28A56 56 0 0 1-14-16" fill="none" stroke="LINE" stroke-width="6" stroke-linecap="round" stroke-opacity=".5"/>`;

const motifs = [plate, bowl, cup, cloche];

const numberOf = (slug: string): number =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const rings = (x: number, y: number, side: number): string =>
  [0.5, 0.68, 0.86, 1.04]
    .map((radius) => `<circle cx="${x}" cy="${y}" r="${side * radius}"/>`)
    .join('');

/** Draws a placeholder for a missing photograph as SVG. The same slug always gives the same drawing. */
function drawTile(
  slug: string,
  [width, height]: readonly [number, number],
  colors: TileColors,
): string {
  const isHero = slug === 'hero';
  const [ground, line] = isHero ? [colors.bright, colors.ground] : [colors.ground, colors.line];
  const motif = (motifs[numberOf(slug) % motifs.length] ?? plate).replaceAll('LINE', line);
  const side = Math.min(width, height);
  // The headline of the first screen covers the left half, so draw the motif on the right.
  const [x, y] = [width * (isHero ? 0.72 : 0.5), height / 2];
  const back =
    slug === 'hero-cutout'
      ? `<circle cx="${x}" cy="${y}" r="${side * 0.48}" fill="${ground}"/>`
      : `<rect width="${width}" height="${height}" fill="${ground}"/>
<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${side / 45}">${rings(x, y, side)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${back}<g transform="translate(${x} ${y}) scale(${(side / 200) * 0.62})">${motif}</g></svg>`;
}

const names = ['amber', 'card', 'flame'] as const;

const colours = (theme: Theme, scheme: 'light' | 'dark'): string =>
  names.map((name) => `--${name}:${theme.colours[name][scheme]}`).join(';');

/**
 * Draws the picture for dishes without a photograph: an empty plate, which suggests neither a dish nor
 * whether it is vegetarian.
 */
function drawNoPicture(folder: string, theme: Theme) {
  mkdirSync(`${folder}/pictures`, { recursive: true });
  writeFileSync(
    `${folder}/pictures/no-picture.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 160 120">
<style>:root{${colours(theme, 'light')}}@media(prefers-color-scheme:dark){:root{${colours(theme, 'dark')}}}</style>
<circle cx="80" cy="60" r="52" fill="var(--amber)" opacity=".3"/>
<circle cx="80" cy="60" r="35" fill="var(--card)"/>
<g fill="none" stroke="var(--amber)" stroke-width="2.5" stroke-linecap="round"><circle cx="80" cy="60" r="25"/>
<path stroke-width="3.5" d="M69 72q-5-6 0-12t0-12M80 72q-5-6 0-12t0-12M91 72q-5-6 0-12t0-12"/></g>
<path fill="none" stroke="var(--flame)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M34 88V53M29 32v13q0 8 5 8t5-8V32M34 32v17M126 88V32q-9 9-7 31h7"/>
</svg>
`,
  );
}

// Phones round the corners of full icons, and crop up to a fifth of maskable ones.
const icons = [
  { file: 'icon-192', side: 192, fill: 1, whole: false },
  { file: 'icon-512', side: 512, fill: 1, whole: false },
  { file: 'maskable-512', side: 512, fill: 0.8, whole: true },
  { file: 'apple-touch-180', side: 180, fill: 1, whole: true },
] as const;

const themeOf = (folder: string): Theme =>
  v.parse(ThemeSchema, JSON.parse(readFileSync(`${folder}/brand/theme.json`, 'utf8')));

/**
 * Draws the app icons from `brand/icon.svg`, and the picture for dishes without a photograph. Few colours
 * keep the files small.
 */
async function drawIcons(folder: string) {
  const theme = themeOf(folder);
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
