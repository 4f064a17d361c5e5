/** Says on its output which of the words on its input a published heading font writes wrongly. */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import subsetFont from 'subset-font';
import { scripts, wholeFont, wrongIn } from '../../scripts/site/heading-font.mjs';

const { language, font, words } = JSON.parse(await text(process.stdin));
const options = { targetFormat: 'truetype', keepAllGlyphs: true };
const published = await subsetFont(readFileSync(font), undefined, options);
const whole = await wholeFont(scripts[language], words.join(''), 'truetype');
process.stdout.write(JSON.stringify(wrongIn(published, whole, words)));
