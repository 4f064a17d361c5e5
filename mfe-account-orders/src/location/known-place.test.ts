import { keptJson } from '@burger/shared/storage';
import { keptTextInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import { readPlace } from './known-place';

const found = (text: string | null) => keptJson(keptTextInMemory(text).kept, readPlace).read();

test('what was remembered is read back', () => {
  const place = { lat: 13.04, lng: 77.72, locality: 'Bidarahalli', picked: true };
  expect(found(JSON.stringify(place))).toEqual(place);
  expect(found('{"lat":13.04,"lng":77.72}')).toEqual({
    lat: 13.04,
    lng: 77.72,
    locality: null,
    picked: false,
  });
});

test.each([
  null,
  '',
  'null',
  '[]',
  '{"lat":"13","lng":"77"}',
  '{"lat":91,"lng":0}',
  '{"lat":0,"lng":-181}',
  '{"lat":null,"lng":1}',
  '{"lat":1e999,"lng":1}',
  '{broken',
])('damaged text is no place: %p', (text) => {
  expect(found(text)).toBeNull();
});

test('a name that is none or too long is dropped, the place is kept', () => {
  for (const locality of [7, '  ', 'x'.repeat(121)]) {
    expect(found(JSON.stringify({ lat: 1, lng: 2, locality }))?.locality).toBeNull();
  }
});

test('any text gives valid coordinates or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const place = found(text);
      return place === null || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180);
    }),
  );
});
