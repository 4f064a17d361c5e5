import { textStore } from './browser-storage';
import { declinedOffers, rememberedPlaces, sessionHint } from './remembered';

const blocked = textStore(() => {
  throw new DOMException('blocked', 'SecurityError');
});
const place = { lat: 13, lng: 77, locality: 'Hoodi', picked: true };

afterEach(() => localStorage.clear());

test.each([
  ['a working storage', textStore(() => localStorage)],
  ['a blocked storage: for as long as the page lives', blocked],
])('remembers in %s', (_name, store) => {
  const hint = sessionHint(store);
  expect(hint.signedIn()).toBe(false);
  hint.set(true);
  expect(hint.signedIn()).toBe(true);
  hint.set(false);
  expect(hint.signedIn()).toBe(false);

  const places = rememberedPlaces(store);
  expect(places.recall()).toBeNull();
  places.remember(place);
  expect(places.recall()).toEqual(place);

  const declined = declinedOffers(store);
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
  const hint = sessionHint(textStore(() => full as unknown as Storage));
  hint.set(true);
  expect(hint.signedIn()).toBe(true);
});
