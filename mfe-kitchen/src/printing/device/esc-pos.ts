import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Block } from '../documents/printouts';

/** Text for which the printer has no glyphs, to be drawn as a picture; sizes in dots. */
export interface Wording {
  text: string;
  right: string;
  width: number;
  letter: number;
  indent: number;
  bold: boolean;
  centre: boolean;
  inverse: boolean;
}

export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export type Paint = (wording: Wording) => Picture;

// Width and height of characters in dots; all ESC/POS printers have this font.
const [letterWide, letterHigh] = [12, 24];
const columnsOf = ({ narrow }: { narrow: boolean }): number => (narrow ? 32 : 48);

const alike: Record<string, string> = {
  '×': 'x',
  '·': '-',
  '•': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  // Printers know no text direction, so its control characters are removed; pictures keep them.
  '\u2068': '',
  '\u2069': '',
};

const simple = (text: string): string => text.replace(/[^\x20-\x7e]/gu, (one) => alike[one] ?? one);

/**
 * Returns whether every printer has the glyphs of a text. Beyond ASCII, cheap printers do not follow code
 * pages.
 */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
const rupee = '₹';
const isPlainWithRupees = (text: string): boolean => isPlain(text.replaceAll(rupee, ''));

// No printer code page has the rupee sign, so it is drawn inline in the width of one character.
const rupeeRows = `
............ ............ ............ .##########. .##########. .....##..... ......##.... ......##....
.##########. .##########. ......##.... .....###.... .######..... .####....... ..##........ ...##.......
....##...... .....##..... ......##.... .......##... ........##.. ............ ............ ............`
  .trim()
  .split(/\s+/);

/** The rupee sign for the command ESC *: columns of 24 dots, three bytes each. */
const rupeeBytes = [
  ...[0x1b, 0x2a, 33, letterWide, 0],
  ...Array.from({ length: letterWide * 3 }, (_, at) => {
    const [column, first] = [Math.floor(at / 3), (at % 3) * 8];
    const bits = rupeeRows.slice(first, first + 8).map((row) => (row[column] === '#' ? '1' : '0'));
    return parseInt(bits.join(''), 2);
  }),
];

/** Breaks a text into lines of at most `most`, in the unit of `widthOf`: letters, or pixels of a picture. */
export function wrapped(
  text: string,
  most: number,
  widthOf = ({ length }: string): number => length,
): string[] {
  const lines: string[] = [];
  let line = '';
  // Never separates a letter from its marks, and splits only words that are longer than a line.
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= most) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
      if (line && widthOf(line + segment) > most) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return [...lines, line];
}

interface Look {
  wide?: number;
  high?: number;
  bold?: boolean;
  centre?: boolean;
  inverse?: boolean;
  indent?: number;
  right?: string;
}

type Encoder = ReceiptPrinterEncoder;

/** Prints text with printer glyphs if possible, otherwise as a picture. */
function write(encoder: Encoder, columns: number, paint: Paint, raw: string, look: Look): void {
  const { wide = 1, high = wide, bold = false, centre = false } = look;
  const { inverse = false, indent = 0, right: rawRight = '' } = look;
  const [text, right] = [simple(raw), simple(rawRight)];
  const hasLetters = wide * high > 1 ? isPlain : isPlainWithRupees;
  if (!hasLetters(text + right)) {
    const { width, height, data } = paint({
      ...{ text: raw, right: rawRight, bold, centre, inverse },
      width: columns * letterWide,
      letter: letterHigh * high,
      indent: indent * letterWide,
    });
    encoder.image({ width, height, data }, { algorithm: 'threshold', mode: 'raster' });
    return;
  }
  const room = Math.floor(columns / wide) - indent;
  const lines = wrapped(text, room - (right ? right.length + 1 : 0));
  encoder.bold(bold).invert(inverse).size(wide, high);
  lines.forEach((line, at) => {
    const before = centre ? Math.floor((room - line.length) / 2) : 0;
    const end = at === 0 ? right : '';
    const filled = end || inverse ? line.padEnd(room - end.length) + end : line;
    const [first = '', ...rest] = (' '.repeat(indent + before) + filled).split(rupee);
    encoder.text(first);
    for (const part of rest) encoder.raw(rupeeBytes).text(part);
    encoder.newline();
  });
  encoder.bold(false).invert(false).size(1, 1);
}

const mostScale = 3;

/** Returns the ESC/POS bytes of a printout: text, pictures of text without glyphs, and QR codes. */
export function encode(
  blocks: readonly Block[],
  roll: { narrow: boolean },
  paint: Paint,
): Uint8Array {
  const columns = columnsOf(roll);
  const encoder = new ReceiptPrinterEncoder({
    ...{ language: 'esc-pos', columns, newline: '\n', errors: 'relaxed' },
    // Pictures need no extra line feed. The cutter sits above the print head, so the end is fed past it.
    ...{ feedAfterBlock: false, feedBeforeCut: 4 },
  });
  encoder.initialize();
  const put = (text: string, look: Look = {}) => {
    for (const line of text.split('\n')) write(encoder, columns, paint, line, look);
  };
  for (const block of blocks) {
    switch (block.is) {
      case 'line': {
        const { text, size, bold = false, centre = false } = block;
        const most = size === 'largest' ? mostScale : size === 'large' ? 2 : 1;
        const fits = Math.max(1, Math.floor(columns / text.length));
        const wide = size === 'largest' ? Math.min(most, fits) : most;
        put(text, { wide, bold: bold || wide > 1, centre });
        break;
      }
      case 'dish':
        put(block.text, { high: 2, bold: true });
        break;
      case 'under':
        put(block.text, { indent: 4 });
        break;
      case 'box':
        put(block.text, { high: 2, inverse: true, bold: true, indent: 2 });
        break;
      case 'row':
        put(block.left, { right: block.right, bold: block.bold ?? false });
        break;
      case 'rule':
        put('-'.repeat(columns));
        break;
      case 'qr':
        put(block.label, { centre: true });
        // QR codes need a white margin.
        encoder.newline().align('center');
        encoder.qrcode(block.text, { model: 2, size: 6, errorlevel: 'm' });
        encoder.align('left').newline();
        break;
    }
  }
  return encoder.cut('partial').encode();
}
