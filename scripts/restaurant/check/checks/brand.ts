import { imageSize } from 'image-size';
import { error, type Finding } from '../finding';
import type { Folder } from '../folder';

const drawings = ['brand/logo.svg', 'brand/icon.svg'];
const noPicture = 'pictures/no-picture.svg';

const icons = [
  { file: 'brand/icons/icon-192.png', side: 192 },
  { file: 'brand/icons/icon-512.png', side: 512 },
  { file: 'brand/icons/maskable-512.png', side: 512 },
  { file: 'brand/icons/apple-touch-180.png', side: 180 },
];

function wrongDrawing(text: string): string | null {
  if (!/<svg[\s>]/.test(text)) return 'This is no SVG.';
  if (!/<svg[^>]*\sviewBox=/.test(text)) return 'The SVG has no viewBox, so it cannot be sized.';
  if (/<(script|style|foreignObject|image)[\s>]|\son\w+=|\sstyle=/i.test(text)) {
    return 'The SVG has scripts, styles or pictures in it, which browsers do not show in pages. Save it as a “plain SVG”.';
  }
  return null;
}

function wrongIcon(folder: Folder, file: string, side: number): string | null {
  if (!folder.has(file)) return 'This icon is missing: `node scripts/icons.mjs` draws it.';
  try {
    const { width, height } = imageSize(folder.bytes(file));
    return width === side && height === side
      ? null
      : `This icon is ${width} × ${height} instead of ${side} × ${side}.`;
  } catch {
    return 'This is no picture.';
  }
}

/** The logo and the icons are there and can be shown. */
export const brand = (folder: Folder): Finding[] => [
  ...drawings.flatMap((file) => {
    const says = folder.has(file)
      ? wrongDrawing(folder.bytes(file).toString('utf8'))
      : 'This file is missing.';
    return says ? [error(file, undefined, says)] : [];
  }),
  ...(folder.has(noPicture)
    ? []
    : [error(noPicture, undefined, 'This file is missing: `node scripts/icons.mjs` draws it.')]),
  ...icons.flatMap(({ file, side }) => {
    const says = wrongIcon(folder, file, side);
    return says ? [error(file, undefined, says)] : [];
  }),
];
