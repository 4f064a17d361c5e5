import * as v from 'valibot';
import { messages } from './messages';

// Control characters, halves of characters (which no store can keep), line breaks, and the marks that reverse the
// reading direction of what follows them.
const notInALine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const notInAParagraph = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

const text = (label: string, max: number, unprintable: RegExp) =>
  v.pipe(
    v.string(messages.notText(label)),
    v.trim(),
    v.maxLength(max, messages.tooLong(label, max)),
    v.check((value) => !unprintable.test(value), messages.unprintable(label)),
  );

/** One line of text: trimmed, without control characters, at most `max` characters. */
export const line = (label: string, max: number) => text(label, max, notInALine);

/** Text over several lines: trimmed, line breaks and tabs allowed, at most `max` characters. */
export const paragraph = (label: string, max: number) => text(label, max, notInAParagraph);
