import fc from 'fast-check';
import { normalisePhone, readablePhone } from './phone';

const mobile = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([first, rest]) => first + rest);

test('every way of writing a mobile number is stored the same', () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom('', '+91', '91', '0', '+91 ', '0-'), (number, before) => {
      const spaced = `${number.slice(0, 5)} ${number.slice(5, 8)}-${number.slice(8)}`;
      expect(normalisePhone(before + number)).toBe(`+91${number}`);
      expect(normalisePhone(before + spaced)).toBe(`+91${number}`);
    }),
  );
});

test.each([
  '',
  '12345',
  '5000000000',
  '+1 9000000010',
  '900000001',
  '90000000100',
  '+91 90000 0001O',
])('%j is no Indian mobile number', (text) => expect(normalisePhone(text)).toBeNull());

test('groups an Indian number as the restaurant writes its own', () => {
  expect(readablePhone('+919876543210')).toBe('+91\u00a098765\u00a043210');
});

test('leaves alone what it does not know', () => {
  for (const phone of ['', '98765', '+14155550123', '+91 98765 43210']) {
    expect(readablePhone(phone)).toBe(phone);
  }
});
