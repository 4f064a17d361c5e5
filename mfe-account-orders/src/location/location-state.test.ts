import { moveLocation, type LocationState } from './location-state';

const at = { lat: 13.04, lng: 77.72 };
const known: LocationState = {
  status: 'known',
  coordinates: at,
  locality: 'Bidarahalli',
  problem: null,
  picked: false,
};

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
