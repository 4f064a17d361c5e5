import fc from 'fast-check';
import type { Kind } from './attack';
import { fieldKinds } from './field-kinds';
import { words, type Json } from './valid-order';

const limits = {
  'customer.name': { most: 80, lines: false, required: true },
  'customer.email': { most: 254, lines: false, required: false },
  'customer.address': { most: 300, lines: true, required: true },
  'customer.landmark': { most: 120, lines: false, required: false },
  'customer.specialInstructions': { most: 500, lines: true, required: false },
  'lines.0.note': { most: 140, lines: false, required: false },
};

const inside = (odd: fc.Arbitrary<string>): fc.Arbitrary<Json> =>
  fc.tuple(words(20), odd, words(20)).map(([before, it, after]) => before + it + after);

const codes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
// What parts lines or words without being seen is cleaned.
const controls = [...codes(0, 8), ...codes(0x0e, 0x1f), ...codes(0x7f, 0x84), ...codes(0x86, 0x9f)];
const unseen = ['\u200b', '\u200e', '\u202e', '\u2066', '\u3164', '\u2800'];

const textKinds = Object.entries(limits).flatMap(([field, { most, lines, required }]) =>
  fieldKinds(field, 'invalid', {
    'too long': fc.integer({ min: most + 1, max: 10_000 }).map((many) => 'x'.repeat(many)),
    'a control character inside': inside(fc.constantFrom(...controls)),
    'half of a character': inside(fc.constantFrom('\ud83d', '\ude00', '\udfff\ud800')),
    ...(!lines && { 'more than one line': inside(fc.constantFrom('\n', '\r', '\r\n')) }),
    ...(required && {
      blank: fc.constantFrom('', ' ', '\n\t', '\u00a0\u3000', '\ufeff', ...unseen),
    }),
  }),
);

const emailKinds = fieldKinds('customer.email', 'invalid', {
  'no address': fc.constantFrom(
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha at example.in',
  ),
  'two addresses': fc.constantFrom('asha@example.in, ravi@example.in', 'asha@example.in;ravi@x.in'),
  'a name before it': fc.constantFrom('Asha <asha@example.in>', 'asha @example.in'),
});

const digits = (from: number, to: number) => fc.integer({ min: from, max: to }).map(String);
const phoneKinds = fieldKinds('customer.phone', 'invalid', {
  blank: fc.constantFrom('', ' ', '--', '+'),
  'too few digits': digits(0, 999_999_999),
  'too many digits': digits(1e13, 9e14),
  'no mobile number': digits(1_000_000_000, 5_999_999_999),
  'of another country': digits(6e9, 9_999_999_999).map((number) => `+1${number}`),
  letters: fc.constantFrom('nine eight seven', '98765O4321', '9876543210x'),
  'other signs inside': fc.constantFrom('98765/43210', '98765_43210', '9876543210#1'),
  'too long': fc.integer({ min: 31, max: 5000 }).map((many) => '9'.repeat(many)),
  'a control character inside': fc.constantFrom('98765\u000043210', '98765\u001b43210'),
});

/** What customers type, as nobody should type it. */
export const typedKinds: Kind[] = [...textKinds, ...emailKinds, ...phoneKinds];
