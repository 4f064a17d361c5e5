import fc from 'fast-check';
import { normalisePhone } from './phone';

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
