import fc from 'fast-check';
import { readGeocodeAnswer } from './geocode-answer';

const component = (long_name: unknown, ...types: string[]) => ({
  long_name,
  short_name: 'S',
  types,
});
const ok = (...address_components: unknown[]) => ({
  status: 'OK',
  results: [{ address_components }],
});

test('the sublocality is preferred to the city', () => {
  const answer = ok(
    component('Bengaluru', 'locality'),
    component('Hoodi', 'sublocality', 'political'),
  );
  expect(readGeocodeAnswer(answer)).toEqual({ locality: 'Hoodi' });
  expect(readGeocodeAnswer(ok(component('Bengaluru', 'locality')))).toEqual({
    locality: 'Bengaluru',
  });
});

test('an address without a usable name, or no address at all, is no failure', () => {
  expect(readGeocodeAnswer(ok(component('India', 'country')))).toEqual({ locality: null });
  expect(readGeocodeAnswer(ok(component('  ', 'locality')))).toEqual({ locality: null });
  expect(readGeocodeAnswer({ status: 'OK', results: [] })).toEqual({ locality: null });
  expect(readGeocodeAnswer({ status: 'OK' })).toEqual({ locality: null });
  expect(readGeocodeAnswer(ok(7, { types: 'locality' }))).toEqual({ locality: null });
  expect(readGeocodeAnswer({ status: 'ZERO_RESULTS', results: [] })).toEqual({ locality: null });
});

test.each([
  [{ status: 'REQUEST_DENIED' }, 'service-unavailable'],
  [{ status: 'OVER_QUERY_LIMIT' }, 'service-busy'],
  [{ status: 'UNKNOWN_ERROR' }, 'unknown'],
  [{ error: { code: 'internal', message: 'x' } }, 'unknown'],
  [null, 'unknown'],
  ['<html>', 'unknown'],
  [{ status: 'UNKNOWN_ERROR', results: [] }, 'unknown'],
])('%j is a problem of the service', (body, problem) => {
  expect(readGeocodeAnswer(body)).toEqual({ problem });
});

test('no answer, however malformed, makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (results) => {
      readGeocodeAnswer(results);
      readGeocodeAnswer({ status: 'OK', results });
      readGeocodeAnswer({ status: 'OK', results: [{ address_components: results }] });
      readGeocodeAnswer({ status: 'OK', results: [{ address_components: [results] }] });
    }),
  );
});
