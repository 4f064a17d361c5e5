import { initialLocation, moveLocation, type LocationState } from './location-state';

const at = { lat: 13.04, lng: 77.72 };
const known: LocationState = {
  status: 'known',
  coordinates: at,
  locality: 'Bidarahalli',
  problem: null,
  picked: false,
};

test('a page starts with what is remembered, or with nothing', () => {
  expect(initialLocation(null)).toMatchObject({
    status: 'idle',
    coordinates: null,
    locality: null,
  });
  expect(initialLocation({ ...at, locality: 'Bidarahalli', picked: false })).toEqual(known);
});

test('starting keeps the good values and forgets the last failure', () => {
  const failed: LocationState = { ...known, status: 'failed', problem: 'unavailable' };
  expect(moveLocation(failed, { type: 'started' })).toEqual({ ...known, status: 'looking' });
});

test('a failure keeps the coordinates and falls back to the default locality', () => {
  const move = {
    type: 'failed',
    problem: 'timeout',
    defaultLocality: 'Kithaganur',
  } as const;
  expect(moveLocation(known, move)).toEqual({
    ...known,
    status: 'failed',
    locality: 'Kithaganur',
    problem: 'timeout',
  });
});

test('an area picked by hand keeps its name through a failure, and loses it to a real position', () => {
  const picked = moveLocation(known, {
    type: 'picked',
    coordinates: { lat: 13, lng: 77.7 },
    locality: 'Hoodi',
  });
  expect(picked).toMatchObject({ status: 'known', locality: 'Hoodi', picked: true });
  const failed = moveLocation(picked, {
    type: 'failed',
    problem: 'unknown',
    defaultLocality: 'Kithaganur',
  });
  expect(failed).toMatchObject({ locality: 'Hoodi', picked: true });
  const located = moveLocation(failed, { type: 'located', coordinates: at });
  expect(located).toMatchObject({
    status: 'known',
    coordinates: at,
    locality: null,
    picked: false,
  });
});
