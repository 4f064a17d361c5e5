import fc from 'fast-check';
import { upiLink } from './upi-link';

const katte = { address: 'burgerkatte@example', name: 'Burger Katte' };

test('upiLink contains payee, amount and order in the parameters that UPI apps read', () => {
  expect(upiLink(katte, 27_646, 'BK482130770')).toBe(
    'upi://pay?pa=burgerkatte@example&pn=Burger%20Katte&am=276.46&cu=INR&tr=BK482130770&tn=Order%20BK482130770',
  );
  expect(upiLink(katte, 10_000, 'BK1')).toContain('&am=100.00&');
});

test('upiLink encodes any name without changing other parameters, and gives the exact amount', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 0, max: 100_000_000 }),
      (name, total) => {
        const link = upiLink({ ...katte, name }, total, 'BK1');
        const read = new URLSearchParams(link.slice('upi://pay?'.length));
        expect([...read.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tr', 'tn']);
        expect(Math.round(Number(read.get('am')) * 100)).toBe(total);
        expect(link).not.toMatch(/[\s+]/);
      },
    ),
  );
});
