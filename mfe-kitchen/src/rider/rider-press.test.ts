import fc from 'fast-check';
import { directionsLink, whatsAppLink } from '../parts/links';
import { readPress, riderKey } from './rider-press';
import { readRiders, withRider } from '../device/recent-riders';
import { signInProblem } from '../shift/sign-in-problem';

const key = '0123456789abcdef0123456789abcdef';

test.each([
  [`/rider/${key}`, key],
  [`/rider/${key}/`, key],
  ['/rider', null],
  ['/rider/nope', null],
  [`/rider/${key}/more`, null],
])('%s', (path, found) => expect(riderKey(path)).toBe(found));

test('nothing that is kept makes riders throw; a press is read back', () => {
  fc.assert(fc.property(fc.jsonValue(), (kept) => void readRiders(kept)));
  expect(readPress({ outcome: 'delivered', payment: 'cash' })).toEqual({
    outcome: 'delivered',
    payment: 'cash',
  });
});

test('the last riders are six at most, each once, the newest first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Imran', 'imran ', 'A', 'B', 'C', 'D', 'E', 'F', ' ')),
      (given) => {
        const names = given.reduce(withRider, [] as string[]);
        expect(names.length).toBeLessThanOrEqual(6);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        const last = given.at(-1)?.trim();
        if (last) expect(names[0]).toBe(last);
      },
    ),
  );
});

test('links carry what they are given and nothing else', () => {
  expect(whatsAppLink('BK1: https://a.example/?b&c')).toBe(
    'https://wa.me/?text=BK1%3A%20https%3A%2F%2Fa.example%2F%3Fb%26c',
  );
  expect(directionsLink({ lat: 13.04, lng: 77.72 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=13.04,77.72',
  );
});

test('why nobody could sign in, never whether an address is known', () => {
  expect(signInProblem({ code: 'auth/user-not-found' })).toBe(
    signInProblem({ code: 'auth/wrong-password' }),
  );
  expect(signInProblem({ code: 'auth/network-request-failed' })).toBe('unreached');
  expect(signInProblem(new Error('x'))).toBe('unknown');
  expect(signInProblem({ code: 'constructor' })).toBe('unknown');
});
