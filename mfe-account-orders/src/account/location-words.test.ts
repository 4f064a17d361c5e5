import { type CustomerLocation, locationProblems } from '@burger/shared/contracts';
import { problemText } from './account-panel';

const location: CustomerLocation = {
  status: 'failed',
  coordinates: null,
  locality: 'Kithaganur',
  problem: null,
};

test('each problem has the words of the specification', () => {
  const words = locationProblems.map((problem) => problemText({ ...location, problem }));
  expect(words).toEqual([
    'Geolocation not supported',
    'Location access denied',
    'Location unavailable',
    'Location timeout',
    'Location error',
    'Location unavailable',
    'Location timeout',
    'Location service unavailable',
    'Location service temporarily unavailable',
  ]);
});

test('no problem has no words', () => {
  expect(problemText(location)).toBeNull();
});
