import fc from 'fast-check';
import { normalisePhone, readablePhone } from './phone';

const mobile = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([first, rest]) => first + rest);

test('every notation of a mobile number normalises to the same stored form', () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom('', '+91', '91', '0', '+91 ', '0-'), (number, before) => {
      const spaced = `${number.slice(0, 5)} ${number.slice(5, 8)}-${number.slice(8)}`;
      expect(normalisePhone(before + number)).toBe(`+91${number}`);
      expect(normalisePhone(before + spaced)).toBe(`+91${number}`);
    }),
  );
});

const devanagari = '\u096f\u096e\u096d\u096c\u096b\u096a\u0969\u0968\u0967\u0966';
const kannada = '\u0cef\u0cee\u0ced\u0cec\u0ceb\u0cea\u0ce9\u0ce8\u0ce7\u0ce6';

test.each([
  '+91 (98765) 43210',
  '[98765] 43210',
  ...[...'.\u00b7\u2013\u2011\u2212'].map((dash) => `98765${dash}43210`),
  '+91 098765 43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '091 98765 43210',
  'tel:+91-98765-43210',
  'TEL: 9876543210',
  '+91+919876543210',
  '+91919876543210',
  '+9109876543210',
  '+91 0091 98765 43210',
  '\u202a+91 98765 43210\u202c',
  '\u2068+91 98765 43210\u2069',
  '\u200e9876543210',
  '9876543210\u200b',
  '9876543210\u200d',
  '\ufeff98765\u00ad43210\u00a0',
  devanagari,
  `+\u096f\u0967 ${devanagari}`,
  kannada,
  '\u0bef\u0bee\u0bed\u0bec\u0beb\u0bea\u0be9\u0be8\u0be7\u0be6',
  '\u06f9\u06f8\u06f7\u06f6\u06f5\u06f4\u06f3\u06f2\u06f1\u06f0',
  '\u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662\u0661\u0660',
  '\uff0b\uff19\uff11\uff19\uff18\uff17\uff16\uff15\uff14\uff13\uff12\uff11\uff10',
])('normalisePhone reads %j as +919876543210', (text) =>
  expect(normalisePhone(text)).toBe('+919876543210'),
);

test.each([
  '',
  '12345',
  '5000000000',
  '+1 9000000010',
  '900000001',
  '90000000100',
  '+91 90000 0001O',
  '9000000010, 9000000011',
  '+9000000010',
  '+91+91+919000000010',
])('normalisePhone returns null for %j', (text) => expect(normalisePhone(text)).toBeNull());

test('readablePhone groups an Indian number as +91 98765 43210', () => {
  expect(readablePhone('+919876543210')).toBe('+91\u00a098765\u00a043210');
});

test('readablePhone leaves other texts unchanged', () => {
  for (const phone of ['', '98765', '+14155550123', '+91 98765 43210']) {
    expect(readablePhone(phone)).toBe(phone);
  }
});
