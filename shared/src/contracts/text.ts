import * as v from 'valibot';

// Control characters, and the marks that reverse the reading direction of what follows them.
// eslint-disable-next-line no-control-regex
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
// eslint-disable-next-line no-control-regex
const lineBreak = /[\u0009\u000a\u000d\u2028\u2029]/;

/** One line of text: trimmed, without control characters, at most `max` characters. */
export const line = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.trim(),
    v.maxLength(max, `${label} must be at most ${max} characters`),
    v.check(
      (text) => !unprintable.test(text) && !lineBreak.test(text),
      `${label} contains characters that cannot be printed`,
    ),
  );

/** Text over several lines: trimmed, line breaks and tabs allowed, at most `max` characters. */
export const paragraph = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} must be text`),
    v.trim(),
    v.maxLength(max, `${label} must be at most ${max} characters`),
    v.check(
      (text) => !unprintable.test(text),
      `${label} contains characters that cannot be printed`,
    ),
  );
