import type { CustomerLocation } from '@burger/shared/contracts';
import { menu } from '@burger/shared/testing/shop';
import { billedKm, deliveryTo } from './delivery';

const known: CustomerLocation = {
  status: 'known',
  coordinates: { lat: 13, lng: 77.7 },
  locality: 'K R Puram',
  problem: null,
};
const nowhere: CustomerLocation = { ...known, status: 'failed', coordinates: null };
const to = (location: CustomerLocation | undefined, km: number | null) =>
  deliveryTo(location, km, menu.rules.delivery);

test('without coordinates it is unknown, with why', () => {
  expect(to(undefined, null)).toEqual({ status: 'unknown', looking: false, failure: null });
  expect(to({ ...nowhere, problem: 'timeout' }, null)).toEqual({
    status: 'unknown',
    looking: false,
    failure: 'timeout',
  });
  expect(to({ ...nowhere, status: 'looking' }, null)).toMatchObject({ looking: true });
});

test('with coordinates it is measured first', () => {
  expect(to(known, null)).toEqual({ status: 'measuring' });
  expect(billedKm({ status: 'measuring' })).toBeNull();
});

test.each([
  [2, 0, true],
  [2.001, 1_000, true],
  [10, 8_000, true],
  [10.001, 9_000, false],
])('%f km costs %i paise, within reach: %s', (km, charge, reachable) => {
  expect(to(known, km)).toEqual({ status: 'known', km, charge, reachable });
});

test('a way that is too far is not billed', () => {
  expect(billedKm(to(known, 10))).toBe(10);
  expect(billedKm(to(known, 10.001))).toBeNull();
});

test('the last good place counts while a new lookup fails', () => {
  expect(to({ ...known, status: 'failed' }, 3)).toMatchObject({ status: 'known', km: 3 });
});

test('what is collected has no way to bill', () => {
  expect(billedKm({ status: 'pickup' })).toBeNull();
});
