import { keptText, onDevice } from '@burger/shared/storage';
import { declinedOffers, rememberedPlaces, sessionHint } from './remembered';

const blocked = (key: string) =>
  keptText(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, key);
const place = { lat: 13, lng: 77, locality: 'Hoodi', picked: true };

afterEach(() => localStorage.clear());

test.each([
  ['a working storage', onDevice],
  ['a blocked storage: for as long as the page lives', blocked],
])('remembers in %s', (_name, keep) => {
  const hint = sessionHint(keep);
  expect(hint.signedIn()).toBe(false);
  hint.set(true);
  expect(hint.signedIn()).toBe(true);
  hint.set(false);
  expect(hint.signedIn()).toBe(false);

  const places = rememberedPlaces(keep);
  expect(places.recall()).toBeNull();
  places.remember(place);
  expect(places.recall()).toEqual(place);

  const declined = declinedOffers(keep);
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
  hint.set(true);
  expect(hint.signedIn()).toBe(true);
});
