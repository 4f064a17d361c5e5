import { keptText, onDevice } from '@burger/shared/storage';
import { declinedOffers, keptPlace, sessionHint } from './kept-session';

const blocked = (key: string) =>
  keptText(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, key);
const asha = { uid: 'u1', displayName: 'Asha', email: null, phoneNumber: null, photoURL: null };
const place = { lat: 13, lng: 77, locality: 'Hoodi', picked: true };

afterEach(() => localStorage.clear());

test.each([
  ['a working storage', onDevice],
  ['a blocked storage: for as long as the page lives', blocked],
])('remembers in %s', (_name, keep) => {
  const hint = sessionHint(keep);
  expect(hint.signedIn()).toBe(false);
  hint.set(asha);
  expect(hint.signedIn()).toBe(true);
  expect(hint.user()).toEqual(asha);
  hint.set(null);
  expect(hint.signedIn()).toBe(false);
  expect(hint.user()).toBeNull();

  const kept = keptPlace(keep);
  expect(kept.read()).toBeNull();
  kept.write(place);
  expect(kept.read()).toEqual(place);

  const declined = declinedOffers(keep, keep);
  declined.add('sign-in');
  expect(declined.has('sign-in')).toBe(true);
  expect(declined.has('location')).toBe(false);
});

test('a full storage falls back to memory', () => {
  const full = {
    ...localStorage,
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const hint = sessionHint((key) => keptText(() => full as unknown as Storage, key));
  hint.set(asha);
  expect(hint.signedIn()).toBe(true);
});

test('a sign-in that was declined stays away for 30 days, on the whole device; the location for the session', () => {
  let at = Date.UTC(2026, 10, 23);
  const tab = () =>
    declinedOffers(
      (key) => keptText(() => new Map() as never, key),
      onDevice,
      () => at,
    );
  const first = tab();
  first.add('sign-in');
  first.add('location');
  expect([tab().has('sign-in'), tab().has('location'), first.has('location')]).toEqual([
    true,
    false,
    true,
  ]);
  const second = tab();
  second.addForVisit('location');
  expect([second.has('location'), tab().has('location')]).toEqual([true, false]);
  at += 30 * 24 * 3_600_000 - 1;
  expect(tab().has('sign-in')).toBe(true);
  at += 1;
  expect(tab().has('sign-in')).toBe(false);
  second.addForVisit('sign-in');
  expect([second.has('sign-in'), tab().has('sign-in')]).toEqual([true, false]);
});
