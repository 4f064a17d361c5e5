import { wrapped, type Picture, type Wording } from './esc-pos';

const fonts = '"Noto Sans", "Noto Sans Kannada", "Noto Sans Devanagari", sans-serif';

/** Draws text for which printers have no glyphs, such as Kannada and Hindi, with the tablet's fonts. */
export function paintWords(wording: Wording): Picture {
  const { text, right, width, letter, indent, bold, centre, inverse } = wording;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  const font = `${bold ? 700 : 500} ${Math.round(letter * 0.9)}px ${fonts}`;
  context.font = font;
  const widthOf = (words: string) => context.measureText(words).width;
  const room = width - indent - (right ? widthOf(right) + letter / 2 : 0);
  const lines = wrapped(text, room, widthOf);
  // Marks above and below letters need more height than Latin.
  const lineHigh = Math.ceil(letter * 1.4);
  canvas.width = width;
  canvas.height = Math.ceil((lines.length * lineHigh) / 8) * 8;
  // Setting the size of a canvas resets its state, so the font is set afterwards.
  context.font = font;
  context.textBaseline = 'middle';
  context.fillStyle = inverse ? 'black' : 'white';
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = inverse ? 'white' : 'black';
  lines.forEach((line, at) => {
    const before = centre ? (room - widthOf(line)) / 2 : 0;
    context.fillText(line, indent + before, (at + 0.5) * lineHigh);
  });
  if (right) context.fillText(right, width - widthOf(right), lineHigh / 2);
  return context.getImageData(0, 0, width, canvas.height);
}
